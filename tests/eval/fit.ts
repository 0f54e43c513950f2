/**
 * Fits the numbers of the ranking profile that have a method, on the question sets beside this file:
 *
 *     npm run fit [-- --write] [../shared/data]
 *
 * 1. The domain classifier: logistic regression on the vectors, and the known questions.
 * 2. The answerability weights: logistic regression on all features of a question.
 * 3. The confidence: logistic regression on the answerability and the margin.
 * 4. The shares of fusion: hill climbing over features that were read once.
 *
 * Prints all numbers before and after, and those set by hand; writes only with `--write`. Sets with names ending in
 * "checking" are only reported.
 */
import { resolve } from "node:path";
import { rankingProfile, type Profile } from "../../modules/ai/profile.ts";
import { rankingProfile as retrievalProfile } from "../../modules/authority/search/ranking-profile.ts";
import { openLibraries } from "../bench/library.ts";
import { calibration, fitConfidence, fitWeights, refusals } from "./fit/answerability.ts";
import { askAll, type Asked } from "./fit/asking.ts";
import { writeDomain } from "./fit/domain-file.ts";
import { embedPhrases, fitDomain } from "./fit/domain.ts";
import { KINDS, type Shares } from "./fit/fusion-evidence.ts";
import { fitShares, rankFigures, type FusionQuestion } from "./fit/fusion.ts";
import { numberNames, readProfileFile, writeProfileFile, type Numbers } from "./fit/profile-file.ts";
import { CHECKING_SETS, readScopeSet, readSet, SCOPE_SETS, TUNING_SETS } from "./fit/questions.ts";

const SHARES: Shares = retrievalProfile().retrieval.fusionShares;

async function main(mirror: string, write: boolean): Promise<void> {
  const libraries = openLibraries({ mirror: resolve(mirror), fresh: false, say: console.log });
  const library = await libraries.wholeCode();
  const asked = await askAll(library, [
    ...[...TUNING_SETS, ...CHECKING_SETS].flatMap(readSet),
    ...SCOPE_SETS.flatMap(readScopeSet),
  ]);
  const phrases = await embedPhrases(library);
  await libraries.close();
  const learned = asked.filter(({ set }) => !CHECKING_SETS.includes(set));
  const before = rankingProfile().answerability;
  report("Refusals before, with the classifier as it is", refusals(asked, before));
  const domain = fitDomain(asked, learned, phrases);
  const after = fitAnswerability(asked, learned, before);
  const shares = fitFusion(asked, learned);
  const file = readProfileFile();
  reportByHand(file as unknown as Numbers);
  if (!write) return console.log("\nNothing was written; add -- --write to write it.");
  writeDomain(library.semantic.embeddings.id, domain);
  await writeProfileFile({
    ...file,
    model: library.semantic.embeddings.id,
    fitted: new Date().toISOString().slice(0, 10),
    sets: [...TUNING_SETS, ...SCOPE_SETS],
    retrieval: { ...(file.retrieval as Numbers), fusionShares: { ...shares } },
    answerability: { ...after },
  });
  console.log("\nWritten.");
}

function fitAnswerability(
  asked: Asked[],
  learned: Asked[],
  before: Profile["answerability"],
): Profile["answerability"] {
  const weights = fitWeights(learned);
  const confidence = { ...before.confidence, ...fitConfidence(learned, weights) };
  const after = { ...before, weights, confidence };
  report("Answerability weights", changes(before.weights, weights));
  report("Refusals after", refusals(asked, after));
  report("Confidence", changes(before.confidence, confidence));
  const checking = asked.filter(({ set, gold }) => CHECKING_SETS.includes(set) && gold?.length);
  report("Confidence said in the checking sets, and how often it was right", calibration(checking, after));
  return after;
}

function fitFusion(asked: Asked[], learned: Asked[]): Shares {
  const withGold = (questions: Asked[]): FusionQuestion[] =>
    questions.flatMap(({ set, fusion }) => (fusion ? [{ set, fusion }] : []));
  const { best, ends } = fitShares(withGold(learned), SHARES);
  const rounded = Object.fromEntries(KINDS.map((kind) => [kind, round(best.shares[kind])])) as Shares;
  report(
    "Ends of the climbs",
    ends.map(({ shares, score }) => `${score.toFixed(4)} ${inWords(shares)}`),
  );
  report("Shares of fusion", changes(SHARES, rounded));
  const lines = [...new Set(withGold(asked).map(({ set }) => set))].map((set) => {
    const own = withGold(asked).filter((one) => one.set === set);
    return `${set.padEnd(20)} ${figures(own, SHARES)} -> ${figures(own, rounded)}`;
  });
  report("Rank 1, among 10, mean reciprocal rank, before and after", lines);
  return rounded;
}

function figures(questions: FusionQuestion[], shares: Shares): string {
  const { first, amongTen, reciprocal } = rankFigures(questions, shares);
  return [first, amongTen, reciprocal].map((value) => value.toFixed(3)).join(" ");
}

function inWords(shares: Shares): string {
  return KINDS.map((kind) => `${kind} ${round(shares[kind])}`).join(", ");
}

/** "coverage 2.45 -> 2.5" */
function changes<Name extends string>(before: Record<Name, number>, after: Record<Name, number>): string[] {
  return (Object.keys(after) as Name[]).map((name) => `${name} ${before[name]} -> ${after[name]}`);
}

const FITTED = /^answerability\.(?:weights|confidence\.(?!ceiling))|^retrieval\.fusionShares/;

function reportByHand({ answerability, selection, retrieval = {} }: Numbers): void {
  const names = numberNames({ answerability, selection, retrieval } as Numbers);
  report(
    "Set by hand, not fitted",
    names.filter((name) => !FITTED.test(name)),
  );
}

function report(title: string, lines: string[]): void {
  console.log(`\n${title}`);
  for (const line of lines) console.log(`  ${line}`);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

const [mirror = "../shared/data"] = process.argv.slice(2).filter((word) => word !== "--write");
await main(mirror, process.argv.includes("--write"));
