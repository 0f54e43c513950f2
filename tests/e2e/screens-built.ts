import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const taxrag = fileURLToPath(new URL("../../cli/taxrag.mjs", import.meta.url));

/** Builds the screens once per run; the command line builds missing or stale ones before any command. */
export default function setup(): void {
  execFileSync(process.execPath, [taxrag, "--help"], { stdio: ["ignore", "ignore", "inherit"] });
}
