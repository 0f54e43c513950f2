import { constants, setPriority } from "node:os";
import type { Command } from "commander";
import { createLog, readConfig, start } from "#product";
import { OPERATOR } from "#modules/kernel";
import { example } from "../example.ts";
import { loadByCommand } from "../load-command.ts";
import type { Shell } from "../shell.ts";

export function addWorker(program: Command, shell: Shell): void {
  program
    .command("worker")
    .description(
      "Run background work as it comes in (reading papers, mail), until interrupted. `serve` runs one worker; more may run, also elsewhere",
    )
    .addHelpText("after", example("taxrag worker", "DATABASE_URL=postgres://db/taxrag taxrag worker"))
    .action(() => work(shell));
}

/** Works on jobs and fires schedules until interrupted. */
export async function work(shell: Shell): Promise<void> {
  if (shell.signal.aborted) return;
  const config = readConfig(shell.environment);
  const log = createLog(config.logLevel);
  const command = [process.execPath, ...process.execArgv, process.argv[1] ?? ""];
  const { environment, force } = shell;
  const running = await start(config, log, { load: loadByCommand({ command, environment, force }) });
  try {
    // Lowered after the servers have started, which must keep their priority; child processes inherit it.
    setPriority(constants.priority.PRIORITY_LOW);
    log.info({}, "Working on jobs");
    const { audit, jobs } = running.modules;
    const ended = new AbortController();
    const sealing = audit.keepSealed(OPERATOR, AbortSignal.any([shell.signal, ended.signal]));
    await jobs.work(OPERATOR, shell.signal).finally(() => ended.abort());
    await sealing;
  } finally {
    await running.stop();
    log.info({}, "The worker stopped");
  }
}
