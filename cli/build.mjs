// Builds the screens (Remix) and the command line (esbuild) into build/, when the build is missing or stale.
import "./node-version.mjs";
import { spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { withBuildFolder } from "./build-folder.mjs";
import { withBuildLock } from "./build-lock.mjs";
import { endWithUs } from "./child-end.mjs";
import { fingerprint } from "./fingerprint.mjs";

export const root = join(dirname(fileURLToPath(import.meta.url)), "..");
export const builtCli = join(root, "build", "cli.js");
const STAMP = ".stamp";
const stamp = join(root, "build", STAMP);
const lock = join(root, ".cache", "build.lock");

/**
 * Makes sure that build/ matches the sources. Concurrent callers build once.
 * @param {(line: string) => void} say called with one line when a build is needed
 * @param {{ isForced?: boolean }} [options] forced: also when it matches
 * @returns {Promise<boolean>} false when the build failed; its output is on standard error
 */
export async function ensureBuilt(say, { isForced = false } = {}) {
  if (!isForced && isFresh()) return true;
  if (!existsSync(join(root, "node_modules", "esbuild"))) {
    console.error(`The packages of TaxRAG are not installed; run "npm ci" in ${root} first.`);
    return false;
  }
  return withBuildLock(lock, async () => {
    if (!isForced && isFresh()) return true;
    say("Building TaxRAG: the build is missing or older than the sources …");
    const hash = fingerprint(root);
    try {
      await withBuildFolder(root, async (folder) => {
        // In this order, because Remix empties the folder first.
        await buildScreens(folder);
        await buildCommandLine(folder);
        writeFileSync(join(folder, STAMP), hash);
      });
    } catch (error) {
      console.error(`The build failed: ${error.message}`);
      return false;
    }
    return true;
  });
}

function isFresh() {
  return existsSync(builtCli) && existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint(root);
}

function buildScreens(folder) {
  const remix = join(root, "node_modules", "@remix-run", "dev", "dist", "cli.js");
  const child = spawn(process.execPath, [remix, "vite:build", "--config", "remix.config.js"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production", BUILD_DIRECTORY: basename(folder) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const letGo = endWithUs(child);
  const output = [];
  child.stdout.on("data", (chunk) => output.push(chunk));
  child.stderr.on("data", (chunk) => output.push(chunk));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      letGo();
      if (code === 0) return resolve();
      process.stderr.write(Buffer.concat(output));
      reject(new Error(`remix vite:build ended with ${code ?? "a signal"}.`));
    });
  });
}

async function buildCommandLine(outdir) {
  const esbuild = await import("esbuild");
  try {
    await esbuild.build({
      absWorkingDir: root,
      entryPoints: {
        cli: "cli/index.ts",
        // Child processes start from entry files of their own.
        "minilm-worker": "modules/embeddings/adapters/minilm-worker.ts",
        "chart-layout": "modules/chart/layout-worker.ts",
        "document-reader": "modules/extraction/reader/main.ts",
      },
      outdir,
      chunkNames: "cli-[hash]",
      bundle: true,
      splitting: true,
      packages: "external",
      platform: "node",
      target: "node20",
      format: "esm",
      jsx: "automatic",
      sourcemap: true,
      logLevel: "error",
    });
  } finally {
    // Otherwise esbuild's service process would live as long as the server started next.
    await esbuild.stop();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exitCode = (await ensureBuilt(console.log, { isForced: true })) ? 0 : 1;
}
