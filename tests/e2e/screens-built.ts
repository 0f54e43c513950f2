import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const taxrag = fileURLToPath(new URL("../../cli/taxrag.mjs", import.meta.url));

/** Once for a run: the command line builds what is missing or stale before it does anything. */
export default function setup(): void {
  execFileSync(process.execPath, [taxrag, "--help"], { stdio: ["ignore", "ignore", "inherit"] });
}
