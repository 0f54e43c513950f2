/**
 * A child process that runs the local model and nothing else. A thread will not do: the runtime's native code crashes
 * the whole process when a thread stops in the middle of a text, and corrupts its memory after a second one has ended.
 */
import { fork } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";

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
  // From the sources the child needs a TypeScript loader.
  const fromSources = import.meta.url.endsWith(".ts");
  const entry = new URL(fromSources ? "./minilm-worker.ts" : "./minilm-worker.js", import.meta.url);
  const tsx = () => pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;
  const child = fork(fileURLToPath(entry), {
    execArgv: fromSources ? ["--import", tsx()] : [],
    serialization: "advanced",
    // Its own process group: Ctrl-C reaches this process only, which then stops the child.
    detached: true,
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  child
    .on("message", (reply) => onReply(reply as Reply))
    .on("error", onEnd)
    .on("exit", onEnd);
  return {
    // When the child has gone, `onEnd` reports it.
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
