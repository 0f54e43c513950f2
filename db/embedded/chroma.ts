/** The embedded Chroma: the server of the `chromadb` package, on loopback only. */
import { mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { DataDir } from "./data-dir.ts";
import { launch } from "./launch.ts";
import type { EmbeddedServer } from "./server.ts";

const ENDING = [
  ["SIGTERM", 5_000],
  ["SIGKILL", 5_000],
] as const;

export function embeddedChroma(dataDir: DataDir): EmbeddedServer {
  const folder = dataDir.chroma;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const log = join(dataDir.logs, "chroma.log");
  return {
    title: "Chroma",
    folder,
    recordFile: dataDir.record("chroma"),
    logFile: log,
    command: /chromadb\S*cli\.mjs run /,
    ending: ENDING,
    start(port) {
      const args = [commandLine(), "run", "--host", "127.0.0.1", "--port", String(port), "--path", folder];
      return launch({ program: process.execPath, args, folder, log });
    },
  };
}

function commandLine(): string {
  const entry = createRequire(import.meta.url).resolve("chromadb");
  return join(dirname(entry), "..", "cli.mjs");
}
