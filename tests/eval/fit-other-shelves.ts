/**
 * Fits when a document of another shelf decides an answer rather than the Code, on questions with known authorities:
 *
 *     DATA_DIR=… npx tsx tests/eval/fit-other-shelves.ts [--write] [--keep FILE] FILE.jsonl…
 *
 * Asks the library at DATA_DIR, which must hold all sources. The first two documents of each shelf are examples; one
 * decides when the question's gold names it. What is told per set comes from folds that the fit has not seen. `--keep` keeps the
 * examples, and reads them again when the file is there.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { readConfig, start } from "#product";
import { OPERATOR, silentLog } from "#modules/kernel";
import { rivalsOf } from "../../modules/ai/other-shelves/candidates.ts";
import { compare } from "../../modules/ai/other-shelves/signals.ts";
import {
  foldedChances,
  fitShelves,
  tellSets,
  writeShelfFit,
  type ShelfExample,
} from "./fit/other-shelves.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: "boolean" }, keep: { type: "string" } },
});

interface Line {
  id: string;
  question: string;
  gold?: string[];
}

async function readExamples(paths: string[]): Promise<ShelfExample[]> {
  const running = await start(readConfig(process.env), silentLog);
  const examples: ShelfExample[] = [];
  try {
    for (const path of paths)
      for (const line of readFileSync(path, "utf8").trim().split("\n")) {
        const { id, question: text, gold = [] } = JSON.parse(line) as Line;
        const { question, passages } = await running.modules.authority.passages(OPERATOR, text);
        if (passages.some(({ cited }) => cited)) continue;
        const code = passages.filter(({ document }) => document.shelf === "statute");
        for (const rival of rivalsOf(passages)) {
          const { citation, shelf } = rival.passages[0]!.document;
          examples.push({
            ...{ set: basename(path, ".jsonl"), id, shelf, decides: gold.includes(citation) },
            signals: compare(question, rival, code),
          });
        }
      }
  } finally {
    await running.stop();
  }
  return examples;
}

const { keep } = values;
const isKept = keep !== undefined && existsSync(keep);
const examples = isKept
  ? (JSON.parse(readFileSync(keep, "utf8")) as ShelfExample[])
  : await readExamples(positionals);
if (keep && !isKept) writeFileSync(keep, JSON.stringify(examples));
for (const line of tellSets(examples, foldedChances(examples))) console.log(line);
const fit = fitShelves(examples);
console.log(JSON.stringify(fit, null, 1));
if (values.write) await writeShelfFit(fit);
