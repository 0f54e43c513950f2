/**
 * A process that computes the local model and nothing else. Not a thread: the runtime's native code ends the whole
 * process when a thread is stopped in the middle of a text, and damages its memory when a second one has ended.
 */
import { forkChild, setReferenced } from "#modules/platform";

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
    // Nobody is there any more: the end says so.
    send: (texts) => void child.send(texts, () => undefined),
    hold: (wanted) => setReferenced(child, wanted),
    stop: () => void child.kill("SIGKILL"),
  };
}
