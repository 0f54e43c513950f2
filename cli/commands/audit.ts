import type { Command } from "commander";
import { DomainError, OPERATOR } from "#modules/kernel";
import { example } from "../example.ts";
import { withRunning, type Shell } from "../shell.ts";

export function addAudit(program: Command, shell: Shell): void {
  const audit = program.command("audit").description("The record of who did what");
  audit
    .command("verify")
    .description("Check that no row of the audit log was changed, moved, exchanged or removed")
    .option("--json", "print the outcome as JSON")
    .addHelpText("after", example("taxrag audit verify"))
    .action(async ({ json }: { json?: boolean }) => {
      const found = await withRunning(shell, ({ modules }) => modules.audit.verify(OPERATOR));
      if (json) shell.print(JSON.stringify(found));
      if (found.problem) throw new DomainError("conflict", found.problem);
      if (!json) shell.print(sentence(found));
    });
}

function sentence({ events, waiting }: { events: number; waiting: number }): string {
  const rows = events === 1 ? "1 row is" : `${events} rows are`;
  return `The audit log is complete: ${rows} as sealed${waiting > 0 ? `, ${waiting} not sealed yet` : ""}.`;
}
