/**
 * `npm run bench`: speed, memory and quality on the real Code, as ratios within one run where possible.
 * `npm run bench -- search growth` runs only those, `-- million` a shelf of a million chunks,
 * `-- yardstick` LangChain's BM25 beside ours over the library at DATA_DIR, `-- loaded` search and answers over the one
 * at TAXRAG_BENCH_DATA; `--full` rebuilds the library of the whole Code and times it;
 * `--json` is for programs. A missed goal is reported and does not fail: machines differ.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../system/product.ts";
import { measureAgain } from "./again.ts";
import { findCode, unpack, writeDoubled } from "./code-file.ts";
import { measureCharts } from "./charts.ts";
import { measureChat } from "./chat.ts";
import { measureDashboard } from "./dashboard.ts";
import { measureEmbedder, measureVectors } from "./embedding.ts";
import { measureEntities } from "./entities.ts";
import { measureGrowth } from "./growth.ts";
import { measureLibraryScreens } from "./library-screens.ts";
import { openLibraries } from "./library.ts";
import { describeMachine } from "./machine.ts";
import { measureLoaded } from "./loaded.ts";
import { measureMemory } from "./memory.ts";
import { measureOffice } from "./office.ts";
import { measureParsing } from "./parsing.ts";
import { measureReading } from "./reading.ts";
import { measureRecall } from "./recall.ts";
import { reportText, type Figure } from "./report.ts";
import { measureRelevance, measureSearch } from "./search.ts";
import { measureShelves } from "./shelves.ts";
import { measureStarting } from "./starting.ts";
import { measureUploads } from "./uploads.ts";
import { measureYardstick } from "./yardstick.ts";

/** Chunks on the shelf of regulations; a million is measured only when it is named. */
const SHELF_CHUNKS = 100_000;
const MILLION = 1_000_000;
/** Run only when they are named: the first takes hours, the others read a library of their own. */
const NAMED_ONLY = ["million", "yardstick", "loaded"];

const words = process.argv.slice(2);
const asJson = words.includes("--json");
const wanted = words.filter((word) => !word.startsWith("--"));
const say = (line: string) => void process.stderr.write(`${line}\n`);

const code = findCode();
if (!code) {
  say("The benchmark reads the real Code: set TAX_DATA_MIRROR, or put the data at ../shared/data.");
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), "taxrag-bench-"));
const libraries = openLibraries({ mirror: code.mirror, fresh: words.includes("--full"), say });
const xml = once(() => unpack(code.zip, join(folder, "usc26.xml")));
const doubled = once(async () => writeDoubled(await xml(), join(folder, "doubled.xml")));

const benches: Record<string, () => Promise<Figure[]>> = {
  parsing: async () => measureParsing(await xml()),
  memory: async () => measureMemory(await xml(), await doubled()),
  library: () => measureLibraryScreens(),
  starting: () => measureStarting(code.mirror),
  search: async () => measureSearch(await libraries.wholeCode()),
  relevance: async () => measureRelevance(await libraries.wholeCode()),
  recall: async () => measureRecall(await libraries.wholeCode()),
  embedder: async () => measureEmbedder(await libraries.wholeCode()),
  vectors: () => measureVectors(libraries),
  again: () => measureAgain(libraries),
  entities: async () => measureEntities(),
  growth: () => measureGrowth(libraries),
  charts: () => measureCharts(),
  chat: () => measureChat(code.mirror),
  shelves: () => measureShelves(libraries, SHELF_CHUNKS),
  million: () => measureShelves(libraries, MILLION),
  loaded: () => measureLoaded(code.mirror),
  yardstick: () => measureYardstick(code.mirror),
  dashboard: () => measureDashboard(),
  office: () => measureOffice(),
  uploads: () => measureUploads(),
  reading: () => measureReading(),
};

const unknown = wanted.find((name) => !(name in benches));
if (unknown !== undefined) {
  say(`There is no benchmark "${unknown}". There are: ${Object.keys(benches).join(", ")}.`);
  process.exit(2);
}
try {
  spawnSync(process.execPath, ["cli/taxrag.mjs", "--help"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
  });
  say(describeMachine());
  const figures: Figure[] = [];
  for (const [name, measure] of Object.entries(benches)) {
    if (wanted.length > 0 ? !wanted.includes(name) : NAMED_ONLY.includes(name)) continue;
    say(`${name} …`);
    figures.push(...(await measure()));
  }
  say(describeMachine());
  console.log(asJson ? JSON.stringify(figures, null, 2) : reportText(figures));
} finally {
  await libraries.close();
  rmSync(folder, { recursive: true, force: true });
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => (made ??= make());
}
