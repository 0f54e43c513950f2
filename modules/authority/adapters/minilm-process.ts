/**
 * A process that computes the local model and nothing else. Not a thread: the runtime's native code ends the whole
 * process when a thread is stopped in the middle of a text, and damages its memory when a second one has ended.
 */
import { fork } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";

/** What the process says: that it is ready, then the outcome of each job. */
export type Reply = { ready: true } | { vectors: Float32Array[] } | { failure: string };

export interface ModelProcess {
  /** Hands over texts; the reply tells of all of them. */
  send(texts: string[]): void;
  /** Whether this process lives on for the other's sake. */
  hold(wanted: boolean): void;
  stop(): void;
}

interface Events {
  onReply(reply: Reply): void;
  /** It is gone, asked or not; may come twice. */
  onEnd(cause: unknown): void;
}

/** Ends with this process, whatever ends that. */
export function startModelProcess({ onReply, onEnd }: Events): ModelProcess {
  // From the sources it must first learn to read TypeScript.
  const fromSources = import.meta.url.endsWith(".ts");
  const entry = new URL(fromSources ? "./minilm-worker.ts" : "./minilm-worker.js", import.meta.url);
  const tsx = () => pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;
  const child = fork(fileURLToPath(entry), {
    execArgv: fromSources ? ["--import", tsx()] : [],
    serialization: "advanced",
    // A group of its own: Ctrl-C at the terminal is for this process, which stops the other in its turn.
    detached: true,
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  child
    .on("message", (reply) => onReply(reply as Reply))
    .on("error", onEnd)
    .on("exit", onEnd);
  return {
    // Nobody is there any more: the end says so.
    send: (texts) => void child.send(texts, () => undefined),
    hold(wanted) {
      for (const one of [child, child.channel]) {
        if (wanted) one?.ref();
        else one?.unref();
      }
    },
    stop: () => void child.kill("SIGKILL"),
  };
}
