/**
 * `npm run bench`: how fast and how lean, on the real Code, as ratios within one run; `--json` for programs.
 * Goals stand beside the figures; missing one is reported, not failed: machines differ.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../system/product.ts";
import { findCode, unpack, writeDoubled } from "./code-file.ts";
import { measureMemory } from "./memory.ts";
import { measureParsing } from "./parsing.ts";
import { reportText, type Figure } from "./report.ts";
import { measureStarting } from "./starting.ts";

const asJson = process.argv.includes("--json");
const say = (line: string) => void process.stderr.write(`${line}\n`);

const code = findCode();
if (!code) {
  say("The benchmark reads the real Code: set TAX_DATA_MIRROR, or put the data at ../shared/data.");
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), "taxrag-bench-"));
try {
  spawnSync(process.execPath, ["cli/taxrag.mjs", "--help"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const xml = await unpack(code.zip, join(folder, "usc26.xml"));
  const doubled = await writeDoubled(xml, join(folder, "doubled.xml"));
  const figures: Figure[] = [];
  say("Parsing …");
  figures.push(...(await measureParsing(xml)));
  say("Memory …");
  figures.push(...(await measureMemory(xml, doubled)));
  say("Starting …");
  figures.push(...(await measureStarting(code.mirror)));
  console.log(asJson ? JSON.stringify(figures, null, 2) : reportText(figures));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
