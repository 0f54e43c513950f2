/**
 * A process that runs the local model and nothing else. Not a thread: the runtime's native code crashes the whole
 * process when a thread is stopped during a text, and corrupts memory once a second thread has ended.
 */
import { forkChild, setReferenced } from "#modules/platform";

/** Messages of the process: that it is ready, then the outcome of each job. */
export type Reply = { ready: true } | { vectors: Float32Array[] } | { failure: string };

export interface ModelProcess {
  /** Sends texts; one reply answers all of them. */
  send(texts: string[]): void;
  /** Whether this process stays alive for the other. */
  hold(wanted: boolean): void;
  stop(): void;
}

interface Events {
  onReply(reply: Reply): void;
  /** The process has ended, on request or not. May be called twice. */
  onEnd(cause: unknown): void;
}

/** Starts it; it ends with this process, also when that is killed. */
export function startModelProcess({ onReply, onEnd }: Events): ModelProcess {
  const child = forkChild({
    startedBy: import.meta.url,
    source: "./minilm-worker.ts",
    built: "minilm-worker",
    stderr: "inherit",
  });
  child
    .on("message", (reply) => onReply(reply as Reply))
    .on("error", onEnd)
    .on("exit", onEnd);
  return {
    // A process that is gone reports itself through `onEnd`.
    send: (texts) => void child.send(texts, () => undefined),
    hold: (wanted) => setReferenced(child, wanted),
    stop: () => void child.kill("SIGKILL"),
  };
}
