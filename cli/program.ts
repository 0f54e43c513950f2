import { Command, CommanderError } from "commander";
import { isDomainError } from "#modules/kernel";
import { addAsk } from "./commands/ask.ts";
import { addAudit } from "./commands/audit.ts";
import { addDb } from "./commands/db.ts";
import { addEval } from "./commands/eval.ts";
import { addFacts } from "./commands/facts.ts";
import { addIngest } from "./commands/ingest.ts";
import { addRemind } from "./commands/remind.ts";
import { addSearch } from "./commands/search.ts";
import { addSeed } from "./commands/seed.ts";
import { addServe } from "./commands/serve.ts";
import { addShow } from "./commands/show.ts";
import { addSources } from "./commands/sources.ts";
import { addUser } from "./commands/user.ts";
import { addCron } from "./commands/cron.ts";
import { addWorker } from "./commands/worker.ts";
import { BAD_USAGE, exitCodes, FAILURE, INTERRUPTED, SUCCESS } from "./exit-codes.ts";
import type { Shell } from "./shell.ts";

const MESSAGE_LENGTH = 200;

/** Runs one command and returns its exit code; a failure is printed as one sentence on standard error. */
export async function run(words: string[], shell: Shell): Promise<number> {
  try {
    await createProgram(shell).parseAsync(words, { from: "user" });
    return SUCCESS;
  } catch (error) {
    return report(error, shell);
  }
}

function createProgram(shell: Shell): Command {
  const program = new Command("taxrag")
    .description("Federal tax law, searchable, with every quotation checked against the stored text.")
    .exitOverride()
    .showHelpAfterError("Add --help for what is possible.");
  for (const add of [
    addServe,
    addCron,
    addWorker,
    addDb,
    addUser,
    addAudit,
    addSeed,
    addSources,
    addIngest,
    addSearch,
    addAsk,
    addShow,
    addFacts,
    addEval,
    addRemind,
  ]) {
    add(program, shell);
  }
  return program;
}

function report(error: unknown, shell: Shell): number {
  // Commander has already printed its message or the help.
  if (error instanceof CommanderError) return error.exitCode === 0 ? SUCCESS : BAD_USAGE;
  if (shell.signal.aborted) return INTERRUPTED;
  if (isDomainError(error)) {
    shell.note(error.message);
    // The supervising process tries again what may be transient.
    shell.tellParent?.({ failed: error.code });
    return exitCodes[error.code];
  }
  shell.note(unexpected(error, shell.environment.LOG_LEVEL));
  return FAILURE;
}

function unexpected(error: unknown, logLevel: string | undefined): string {
  if (logLevel === "debug" || logLevel === "trace") {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  const cause = (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, " ").trim();
  // A database error message starts with the whole query; only its end matters.
  const end = cause.length > MESSAGE_LENGTH ? `…${cause.slice(-MESSAGE_LENGTH)}` : cause;
  return `Something went wrong that should not: ${end} (LOG_LEVEL=debug shows where).`;
}
