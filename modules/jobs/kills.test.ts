import { it } from "vitest";
import { expectJobsToSurvive } from "./testing/kills.ts";

it("does each job once when workers are killed three times", { timeout: 180_000 }, () =>
  expectJobsToSurvive(3),
);
