import { it } from "vitest";
import { expectJobsToSurvive } from "./testing/kills.ts";

it("does each job once when workers are killed fifty times", { timeout: 1_800_000 }, () =>
  expectJobsToSurvive(50),
);
