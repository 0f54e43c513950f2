/**
 * Fits how documents of other shelves are ranked beside the Code, on `regulations-tuning` and `rulings-tuning`:
 *
 *     npx tsx tests/eval/fit-beside.ts DATA_DIR [--write]
 *
 * DATA_DIR holds a library with every source and all vectors. Prints the numbers and figures before and after.
 */
import { resolve } from "node:path";
import { rankingProfile, type BesideCodeNumbers } from "../../modules/authority/search/ranking-profile.ts";
import { openLoaded } from "../bench/library.ts";
import { readBesideEvidence } from "./fit/beside-evidence.ts";
import { fitBeside, ranksOf } from "./fit/beside.ts";
import { readProfileFile, writeProfileFile, type Numbers } from "./fit/profile-file.ts";
import { readSet } from "./fit/questions.ts";

const SETS = { regulation: "regulations-tuning", others: "rulings-tuning" } as const;

const [dataDir = "var"] = process.argv.slice(2).filter((word) => word !== "--write");
const library = await openLoaded(resolve(dataDir), resolve("../shared/data"));
const fitted: Partial<Record<keyof typeof SETS, BesideCodeNumbers>> = {};
for (const [name, set] of Object.entries(SETS) as [keyof typeof SETS, string][]) {
  const questions = await readBesideEvidence(library, readSet(set));
  const before = rankingProfile().retrieval.otherShelves[name];
  const after = fitBeside(questions, before);
  fitted[name] = after;
  console.log(set, questions.length);
  for (const numbers of [before, after]) {
    const { first, amongThree, amongFive, reciprocal } = ranksOf(questions, numbers);
    const figures = [first, amongThree, amongFive, reciprocal].map((value) => value.toFixed(3));
    console.log(`  ${figures.join(" ")}  ${JSON.stringify(numbers)}`);
  }
}
await library.close();
if (process.argv.includes("--write")) {
  const file = readProfileFile();
  const retrieval = file.retrieval as Numbers;
  const otherShelves = { ...(retrieval.otherShelves as Numbers), ...(fitted as unknown as Numbers) };
  await writeProfileFile({ ...file, retrieval: { ...retrieval, otherShelves } });
}
process.exit(0);
