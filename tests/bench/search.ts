/** Time and accuracy of search over the whole Code. */
import { scoreRankings } from "../../cli/evaluation.ts";
import type { Library } from "./library.ts";
import { askAll, MODES, readSet } from "./questions.ts";
import { plain, under, type Figure } from "./report.ts";

const GOAL_MS = 100;
const ASKERS = [1, 8];

export async function measureSearch({ modules }: Library): Promise<Figure[]> {
  const questions = [...readSet("tuning"), ...readSet("checking")];
  const figures: Figure[] = [];
  for (const mode of MODES) {
    for (const askers of ASKERS) {
      const { p50, p95 } = await askAll(modules, questions, { mode, askers });
      const name = `search ${mode}, ${askers} at a time`;
      figures.push(plain(`${name}, p50`, p50, "ms"), under(`${name}, p95`, p95, GOAL_MS, "ms"));
    }
  }
  return figures;
}

export async function measureRelevance({ modules }: Library): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const set of ["tuning", "checking"] as const) {
    for (const mode of MODES) {
      const { rankings } = await askAll(modules, readSet(set), { mode, askers: 1 });
      for (const [group, { r1, r5, r10 }] of Object.entries(scoreRankings(rankings))) {
        if (mode !== "hybrid" && group !== "all") continue;
        const name = `${set}, ${mode}, ${group}`;
        figures.push(
          plain(`${name}, right at rank 1`, 100 * r1, "%"),
          plain(`${name}, in 5`, 100 * r5, "%"),
          plain(`${name}, in 10`, 100 * r10, "%"),
        );
      }
    }
  }
  return figures;
}
