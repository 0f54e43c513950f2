import type { Command } from "commander";
import { example } from "../example.ts";
import type { Shell } from "../shell.ts";
import { work } from "./worker.ts";

export function addCron(program: Command, shell: Shell): void {
  program
    .command("cron")
    .description(
      "Load each source when it is due (daily, weekly, monthly, yearly), until interrupted. `serve` and `worker` do this too; of several processes one does",
    )
    .addHelpText("after", example("taxrag cron"))
    .action(() => work(shell));
}
