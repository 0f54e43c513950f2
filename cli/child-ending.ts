import type { ChildProcess } from "node:child_process";

const PATIENCE_MS = 10_000;

/** Asks a process to end once `stopping` aborts, and makes it end after a while or when `force` aborts. Answers the release. */
export function endOnRequest(child: ChildProcess, stopping: AbortSignal, force: AbortSignal): () => void {
  let patience: NodeJS.Timeout | undefined;
  const kill = () => child.kill("SIGKILL");
  const end = () => {
    child.kill("SIGTERM");
    patience = setTimeout(kill, PATIENCE_MS);
    if (force.aborted) kill();
  };
  stopping.addEventListener("abort", end, { once: true });
  force.addEventListener("abort", kill, { once: true });
  if (stopping.aborted) end();
  return () => {
    clearTimeout(patience);
    stopping.removeEventListener("abort", end);
    force.removeEventListener("abort", kill);
  };
}
