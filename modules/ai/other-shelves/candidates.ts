/** The first documents of each other shelf, with the chance that each answers the question. */
import type { Passage, UnderstoodQuestion } from "#modules/authority";
import { SHELVES } from "#modules/authority/schema";
import { shelfFit } from "./shelf-fit.ts";
import { compare, COMPARED, type Rival } from "./signals.ts";

export interface Candidate {
  /** Its best. */
  passage: Passage;
  /** 0 to 1 */
  chance: number;
}

/** Documents of each shelf that are looked at. */
const EACH = 2;

/** The likeliest first. */
export function candidates(question: UnderstoodQuestion, passages: Passage[]): Candidate[] {
  const { weights, constant } = shelfFit();
  const code = passages.filter(({ document }) => document.shelf === "statute");
  const chanceOf = (rival: Rival) => {
    const signals = compare(question, rival, code);
    const logOdds = COMPARED.reduce((sum, name) => sum + weights[name] * signals[name], constant);
    return 1 / (1 + Math.exp(-logOdds));
  };
  return rivalsOf(passages)
    .map((rival) => ({ passage: rival.passages[0]!, chance: chanceOf(rival) }))
    .toSorted((a, b) => b.chance - a.chance);
}

/** Of each other shelf the first documents that may answer and were found by meaning too. */
export function rivalsOf(passages: Passage[]): Rival[] {
  return SHELVES.filter((shelf) => shelf !== "statute").flatMap((shelf) => {
    const found = new Map<string, Passage[]>();
    for (const passage of passages.filter(({ document }) => document.shelf === shelf))
      found.set(passage.document.citation, [...(found.get(passage.document.citation) ?? []), passage]);
    const all = [...found.values()];
    const scoreOf = ([first]: Passage[]) => first!.score;
    return all
      .filter(([first]) => first!.similarity && !isOfAmounts(first!.document.heading))
      .slice(0, EACH)
      .map((own) => ({
        passages: own,
        next: Math.max(0, ...all.filter((other) => other !== own).map(scoreOf)),
      }));
  });
}

/** A yearly paper of adjusted amounts: its rows answer, its running text is about everything. */
function isOfAmounts(heading: string | null): boolean {
  return /\binflation[- ]adjusted (?:items|amounts)\b/i.test(heading ?? "");
}
