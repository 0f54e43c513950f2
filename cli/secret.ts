import { createInterface } from "node:readline";
import { Writable } from "node:stream";

/** Reads one line from standard input; on a terminal it prompts and does not echo. */
export async function readSecret(question: string, signal: AbortSignal): Promise<string> {
  const terminal = Boolean(process.stdin.isTTY);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal });
  if (terminal) process.stderr.write(question);
  try {
    return await new Promise((resolve, reject) => {
      lines.once("line", resolve);
      lines.once("close", () => resolve(""));
      // In raw mode Ctrl-C arrives as a key, not as a signal.
      lines.once("SIGINT", () => process.kill(process.pid, "SIGINT"));
      signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
    });
  } finally {
    lines.close();
    if (terminal) process.stderr.write("\n");
  }
}
