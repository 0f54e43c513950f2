import type { ChildProcess } from "node:child_process";

const KILL_AFTER_MS = 10_000;

export interface EndingSignals {
  /** Sends SIGTERM; SIGKILL follows after 10 seconds. */
  stopping: AbortSignal;
  /** Sends SIGKILL at once. */
  force: AbortSignal;
}

/** Ends a child when one of the signals aborts. The returned function stops listening. */
export function endOnRequest(child: ChildProcess, { stopping, force }: EndingSignals): () => void {
  let killTimer: NodeJS.Timeout | undefined;
  const kill = () => child.kill("SIGKILL");
  const end = () => {
    child.kill("SIGTERM");
    killTimer = setTimeout(kill, KILL_AFTER_MS);
    if (force.aborted) kill();
  };
  stopping.addEventListener("abort", end, { once: true });
  force.addEventListener("abort", kill, { once: true });
  if (stopping.aborted) end();
  return () => {
    clearTimeout(killTimer);
    stopping.removeEventListener("abort", end);
    force.removeEventListener("abort", kill);
  };
}
