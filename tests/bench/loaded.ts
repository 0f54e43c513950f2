/**
 * Search and answers over a library with every source: what the other shelves cost beside the Code alone. It reads the
 * folder in TAXRAG_BENCH_DATA, a copy of a loaded one, and changes nothing in it.
 */
import { OPERATOR } from "#modules/kernel";
import { SHELVES, type Shelf } from "#modules/authority/schema";
import { openLoaded, type Library } from "./library.ts";
import { quantile, readSet } from "./questions.ts";
import { plain, under, type Figure } from "./report.ts";

const RANKED = 20;
const WARM_UP = 60;
const ANSWERS = 100;
const ALL_TIMES = 1.6;
const REGULATIONS_TIMES = 1.5;

const SCOPES: Record<string, readonly Shelf[]> = {
  alone: ["statute"],
  regulations: ["statute", "regulation"],
  all: SHELVES,
};

export async function measureLoaded(mirror: string): Promise<Figure[]> {
  const dataDir = process.env.TAXRAG_BENCH_DATA;
  if (!dataDir)
    throw new Error("This needs TAXRAG_BENCH_DATA, a folder with a copy of a library with all sources.");
  const library = await openLoaded(dataDir, mirror);
  try {
    return [...(await measureScopes(library)), ...(await measureAnswers(library))];
  } finally {
    await library.close();
  }
}

/** Each question over each scope in turn, so that other work on the machine meets all of them alike. */
async function measureScopes({ modules: { authority } }: Library): Promise<Figure[]> {
  const questions = [...readSet("tuning"), ...readSet("checking")];
  const times = new Map(Object.keys(SCOPES).map((scope) => [scope, [] as number[]]));
  for (const [at, { question }] of questions.entries()) {
    for (const [scope, shelves] of Object.entries(SCOPES)) {
      const begin = performance.now();
      const { notice } = await authority.search(OPERATOR, question, {
        mode: "hybrid",
        k: RANKED,
        shelves: [...shelves],
      });
      if (notice) throw new Error(notice);
      if (at >= WARM_UP) times.get(scope)!.push(performance.now() - begin);
    }
  }
  const at = (scope: string, share: number) => quantile(sorted(times.get(scope)!), share);
  const alone = at("alone", 0.95);
  return [
    plain("loaded, hybrid over the Code alone, p50", at("alone", 0.5), "ms"),
    plain("loaded, hybrid over the Code alone, p95", alone, "ms"),
    plain("loaded, hybrid over all, p50", at("all", 0.5), "ms"),
    plain("loaded, hybrid over all, p95", at("all", 0.95), "ms"),
    under("loaded, with 26 CFR : Code alone, p95", at("regulations", 0.95) / alone, REGULATIONS_TIMES),
    under("loaded, with all : Code alone, p95", at("all", 0.95) / alone, ALL_TIMES),
  ];
}

/** Whole answers of the built-in model. */
async function measureAnswers({ modules: { ai } }: Library): Promise<Figure[]> {
  const times: number[] = [];
  for (const { question } of readSet("tuning").slice(0, ANSWERS)) {
    const begin = performance.now();
    await ai.ask(OPERATOR, question, { model: "extractive" });
    times.push(performance.now() - begin);
  }
  return [
    plain("loaded, an answer, p50", quantile(sorted(times), 0.5), "ms"),
    plain("loaded, an answer, p95", quantile(sorted(times), 0.95), "ms"),
  ];
}

function sorted(times: number[]): number[] {
  return times.toSorted((a, b) => a - b);
}
