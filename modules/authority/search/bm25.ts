/** The formulas of BM25: Robertson and Zaragoza, "The Probabilistic Relevance Framework: BM25 and Beyond" (2009). */
import type { Postings } from "./postings.ts";

/** A word of the question as the library knows it, with what it counts. */
export interface Term extends Postings {
  weight: number;
}

/** One idea of the question: a word as asked, and the statute's words for it. Only the best of them counts. */
export interface Concept {
  terms: Term[];
}

/** The denominator's length term. @param relativeLength length over the average length; @param normalization BM25's b */
export function lengthNorm(saturation: number, relativeLength: number, normalization: number): number {
  return saturation * (1 - normalization + normalization * relativeLength);
}

/** Inverse document frequency, never negative. */
export function rarityOf(holding: number, all: number): number {
  return Math.log(1 + (all - holding + 0.5) / (holding + 0.5));
}

/** The highest weighted rarity among a concept's terms that occur anywhere, or among all when none does. */
export function rarestOf(terms: Term[], holding: (term: Term) => number, all: number): number {
  const known = terms.filter((term) => holding(term) > 0);
  const counted = known.length > 0 ? known : terms;
  return Math.max(...counted.map((term) => term.weight * rarityOf(holding(term), all)));
}
