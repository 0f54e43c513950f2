import { it } from "vitest";
import { expectRemindersToSurvive } from "./reminder-kills.ts";

it("each client gets one reminder, through 3 kills", { timeout: 180_000 }, () =>
  expectRemindersToSurvive({ kills: 3, clients: 60 }),
);
