import { it } from "vitest";
import { expectRemindersToSurvive } from "./reminder-kills.ts";

it("each client gets one reminder, through 50 kills", { timeout: 1_800_000 }, () =>
  expectRemindersToSurvive({ kills: 50, clients: 200 }),
);
