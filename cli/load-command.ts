/** Loads a source by the command an operator would type, in a process of its own. */
import type { ChildProcess } from "node:child_process";
import { createInterface } from "node:readline";
import type { IngestProgress, Load } from "#ingest";
import { DomainError, type DomainErrorCode } from "#modules/kernel";
import { superviseCommand, type CommandEnding } from "#modules/platform";

interface LoadCommand {
  /** Program and words that run `taxrag`. */
  command: string[];
  environment: NodeJS.ProcessEnv;
  /** Aborted when nobody wants to wait for an orderly end. */
  force: AbortSignal;
}

/** What a load says of itself over its channel. */
interface Message {
  failed?: DomainErrorCode;
  progress?: IngestProgress;
}

/** Codes of other commands' failures would mislead: a load is not malformed. */
const KEPT: readonly (string | undefined)[] = ["conflict", "invalid", "unavailable", "unsupported"];

export function loadByCommand({ command, environment, force }: LoadCommand): Load {
  return async (what, { signal, onProgress }) => {
    const words = what === "vectors" ? ["--vectors"] : [what, "--no-vectors"];
    let ending: CommandEnding | null = null;
    let heard: Heard = { line: "", failed: undefined };
    await superviseCommand({
      command: [...command, "ingest", ...words],
      environment,
      output: "pipe",
      stopping: signal,
      force,
      backoff: { firstMs: 0, longestMs: 0 },
      onStart(child) {
        heard = listen(child, onProgress);
      },
      shouldRestart(ended) {
        ending = ended;
        return false;
      },
    });
    signal.throwIfAborted();
    if (ending && !isSuccess(ending)) throw failureOf(ending, heard);
  };
}

interface Heard {
  /** Last line of its errors. */
  line: string;
  failed: DomainErrorCode | undefined;
}

function listen(child: ChildProcess, onProgress: (progress: IngestProgress) => void): Heard {
  const heard: Heard = { line: "", failed: undefined };
  child.on("message", ({ failed, progress }: Message) => {
    if (failed) heard.failed = failed;
    if (progress) onProgress(progress);
  });
  child.stdout?.resume();
  if (child.stderr)
    createInterface({ input: child.stderr }).on("line", (line) => {
      heard.line = line;
    });
  return heard;
}

function isSuccess({ code }: CommandEnding): boolean {
  return code === 0;
}

/** @returns an error of people for what the load said, another for a load that was killed, which is tried again. */
function failureOf({ signal, error }: CommandEnding, { line, failed }: Heard): Error {
  if (error || signal || !failed)
    return error ?? new Error(`The load was ended by ${signal ?? "an unexpected error"}: ${line}`);
  return new DomainError(KEPT.includes(failed) ? failed : "unavailable", line);
}
