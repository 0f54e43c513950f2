import { Worker } from "node:worker_threads";

const POLL_INTERVAL_MS = 1000;

/** A file that never finishes blocks the event loop, so a thread checks for the end of the parent process. */
export function endWithParent(): void {
  const watch = `setInterval(() => {
    if (process.ppid !== ${process.ppid}) process.kill(process.pid, "SIGKILL");
  }, ${POLL_INTERVAL_MS});`;
  new Worker(watch, { eval: true, execArgv: [] }).unref();
}
