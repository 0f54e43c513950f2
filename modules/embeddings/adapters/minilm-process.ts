/**
 * A child process that runs the local model and nothing else. A thread will not do: the runtime's native code crashes
 * the whole process when a thread stops in the middle of a text, and corrupts its memory after a second one has ended.
 */
import { forkChild, setReferenced } from "#modules/platform";

/** Messages of the process: ready once, then the outcome of each job. */
export type Reply = { ready: true } | { vectors: Float32Array[] } | { failure: string };

export interface ModelProcess {
  /** Sends texts; one reply covers all of them. */
  send(texts: string[]): void;
  /** Whether the child keeps this process alive. */
  hold(wanted: boolean): void;
  stop(): void;
}

interface Events {
  onReply(reply: Reply): void;
  /** The process has ended, on request or not. May be called twice. */
  onEnd(cause: unknown): void;
}

/** Starts a child that ends with this process, however that ends. */
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
    // When the child has gone, `onEnd` reports it.
    send: (texts) => void child.send(texts, () => undefined),
    hold: (wanted) => setReferenced(child, wanted),
    stop: () => void child.kill("SIGKILL"),
  };
}
