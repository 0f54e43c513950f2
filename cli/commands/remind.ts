import type { Command } from "commander";
import type { DueReminders } from "#modules/tracking/schema";
import { OPERATOR } from "#modules/kernel";
import { BAD_USAGE } from "../exit-codes.ts";
import { example } from "../example.ts";
import { withRunning, type Shell } from "../shell.ts";

export function addRemind(program: Command, shell: Shell): void {
  const remind = program
    .command("remind")
    .description("Queue the automatic reminders that are due, as the office has set; a worker sends them")
    .option("--due", "to clients whose turn it is")
    .option("--json", "print the outcome as JSON")
    .addHelpText("after", example("taxrag remind --due"));
  remind.action(async ({ due, json }: { due?: boolean; json?: boolean }) => {
    if (!due) remind.error("Say whom to remind: taxrag remind --due", { exitCode: BAD_USAGE });
    const outcome = await withRunning(shell, ({ modules }) => modules.tracking.sendDueReminders(OPERATOR));
    shell.print(json ? JSON.stringify(outcome) : inWords(outcome));
  });
}

function inWords({ state, sent }: DueReminders): string {
  if (state === "off")
    return "Automatic reminders are off. An administrator switches them on under Client Tracking, Settings.";
  if (state === "night") return "It is night in the office's time zone. No reminder goes out before 8 a.m.";
  return sent === 1 ? "1 reminder is on its way." : `${sent} reminders are on their way.`;
}
