/**
 * Opens documents in a child process without settings, keys or database access, and where the system allows it of
 * another user, without network and without our folders. Not in a worker thread: thread limits
 * bound neither native code nor WebAssembly. The process is replaced after a number of documents.
 */
import type { ChildProcess } from "node:child_process";
import { setPriority } from "node:os";
import { DomainError } from "#modules/kernel";
import { entryFile, forkChild, setReferenced } from "#modules/platform";
import { READS_PER_PROCESS } from "../limits.ts";
import type { DocumentReader, Limits, Outcome } from "../ports.ts";
import type { Reply, Results, Task } from "../reader/protocol.ts";
import { isolation } from "./isolation.ts";
import { watch } from "./watchdog.ts";

export interface ReaderProcessOptions {
  /** Scheduling priority, from 0 to 19; a higher number yields more to other processes. */
  niceness: number;
  /** Folder with keys and clients' documents, hidden from the process where the system allows it. */
  hiddenFolder: string;
}

const ENTRY = { startedBy: import.meta.url, source: "../reader/main.ts", built: "document-reader" };

const NOWHERE = "/nonexistent";
const NO_TEMPORARY_FILES = { TMPDIR: NOWHERE, TEMP: NOWHERE, TMP: NOWHERE };

const BROKEN =
  "This paper broke the program that opens it. It may be damaged: save or scan it again and upload the new file.";

/** Starts its process with the first document. One `run` at a time. */
export function createReaderProcess({ niceness, hiddenFolder }: ReaderProcessOptions): DocumentReader {
  let child: ChildProcess | null = null;
  let left = 0;

  function stop(): void {
    child?.removeAllListeners().on("error", () => undefined);
    child?.kill("SIGKILL");
    child = null;
  }

  async function ready(): Promise<ChildProcess> {
    if (left === 0) stop();
    if (child?.connected) return child;
    left = READS_PER_PROCESS;
    child = startChild(await isolation({ entry: entryFile(ENTRY), hiddenFolder }));
    if (child.pid) setPriority(child.pid, niceness);
    if (!("ready" in (await reply(child)))) {
      throw new DomainError("unavailable", "The reader of papers could not be started.");
    }
    return child;
  }

  return {
    async run<Kind extends Task["task"]>(task: Extract<Task, { task: Kind }>, limits: Limits) {
      limits.signal?.throwIfAborted();
      // Decoders with known heap bugs see one client's bytes only, and nobody's after them.
      const isAlone = isIsoMedia(task.file.bytes);
      if (isAlone) stop();
      const reader = await ready();
      left -= 1;
      setReferenced(reader, true);
      const guard = watch(reader, limits);
      try {
        reader.send(task as Task, () => undefined);
        return outcomeOf<Results[Kind]>(await Promise.race([reply(reader), guard.exceeded]));
      } catch (error) {
        stop();
        limits.signal?.throwIfAborted();
        throw error;
      } finally {
        guard.release();
        setReferenced(reader, false);
        if (isAlone || guard.isExceeded() || reader.exitCode !== null || reader.signalCode !== null) stop();
      }
    },
    stop,
  };
}

function startChild(wrapper: readonly string[]): ChildProcess {
  return forkChild({
    ...ENTRY,
    wrapper,
    // No settings, no keys, and no place for temporary files: a paper's words stay in memory.
    environment: { NODE_ENV: "production", ...NO_TEMPORARY_FILES },
    // Libraries warn about every irregularity of a file; errors that matter arrive as a reply.
    stderr: "ignore",
  });
}

/** HEIC, HEIF and AVIF: a box "ftyp" comes first. */
function isIsoMedia(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(4, 8)).toString("latin1") === "ftyp";
}

/** Next message of the child. @throws DomainError `unavailable` when the process ends instead. */
function reply(child: ChildProcess): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const fail = (cause: unknown) =>
      reject(new DomainError("unavailable", "The reader of papers stopped unexpectedly.", { cause }));
    const onExit = (code: number | null, signal: NodeJS.Signals | null) =>
      isCrash(code, signal) ? resolve({ problem: BROKEN }) : fail(`ended by ${signal}`);
    child.once("message", (message) => {
      child.off("exit", onExit).off("error", fail);
      resolve(message as Reply);
    });
    child.once("exit", onExit).once("error", fail);
  });
}

/** Signals of native code that crashed on a broken file; an external kill uses others. */
function isCrash(code: number | null, signal: NodeJS.Signals | null): boolean {
  return (
    code !== null || ["SIGSEGV", "SIGBUS", "SIGABRT", "SIGILL", "SIGFPE", "SIGTRAP"].includes(signal ?? "")
  );
}

function outcomeOf<Result>(said: Reply): Outcome<Result> {
  if ("result" in said) return { result: said.result as Result };
  if ("problem" in said) return { problem: said.problem };
  const cause = "failure" in said ? said.failure : "it was not asked";
  throw new DomainError("unavailable", `The reader of papers failed: ${cause}`);
}
