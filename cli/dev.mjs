// Serves from the sources: Vite hot-reloads the screens, a change to any other source restarts the server.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { watch } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const watched = ["modules", "ingest", "db", "cli", "app/edge", "app/server.ts"];
const irrelevant = /\.test\.tsx?$|\.md$|~$/;
/** Debounce: an editor saves a file in several steps, a checkout writes many files. */
const settleMs = 300;

/**
 * @param {string[]} words further arguments of `taxrag serve`
 * @returns {Promise<number>} exit code of the last server
 */
export async function serveFromSources(words) {
  const stopping = new AbortController();
  // The terminal signals the whole process group; a signal to this process alone is forwarded.
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => stopping.abort());
  let code = 0;
  while (!stopping.signal.aborted) code = await serveUntilChanged(words, stopping.signal);
  return code;
}

async function serveUntilChanged(words, stopping) {
  const child = spawn(
    process.execPath,
    ["--import", "tsx", join(root, "cli/index.ts"), "serve", "--dev", ...words],
    {
      cwd: root,
      stdio: "inherit",
    },
  );
  const stop = () => child.kill("SIGTERM");
  stopping.addEventListener("abort", stop, { once: true });
  const changed = nextChange();
  const ended = once(child, "close").then(([code]) => code ?? 1);
  await Promise.race([ended, changed.promise]);
  // After a failure it waits for the next change.
  if (child.exitCode !== null && !stopping.aborted)
    await Promise.race([changed.promise, once(stopping, "abort")]);
  changed.close();
  stop();
  const code = await ended;
  stopping.removeEventListener("abort", stop);
  if (!stopping.aborted) console.log("The sources changed; starting again.");
  return code;
}

function nextChange() {
  const watchers = [];
  const promise = new Promise((resolve) => {
    let settling;
    for (const path of watched) {
      const watcher = watch(join(root, path), { recursive: true }, (_event, file) => {
        if (file && irrelevant.test(file)) return;
        clearTimeout(settling);
        settling = setTimeout(resolve, settleMs);
      });
      watchers.push(watcher);
    }
  });
  return { promise, close: () => watchers.forEach((watcher) => watcher.close()) };
}
