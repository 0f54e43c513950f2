/** How like a question each digest is: in meaning, and in the words of the digest and of how people ask for it. */
import { createWordShares, type WordShares } from "../word-shares.ts";
import type { Nearness } from "../stored-vectors.ts";
import { digestsBySection, digestsIn } from "./digests.ts";
import { digestTexts } from "./nearness.ts";

let shares: WordShares | null = null;

/** Share of the question's subject words that the digest or its wordings have. @param of "26 USC 1031(f)" */
export function shareSpokenBy(of: string, question: string): number {
  shares ??= createWordShares(textsByDigest());
  return shares.share(question, shares.held(of) ?? new Set());
}

function textsByDigest(): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  for (const { key, text } of digestTexts()) texts.set(key, [...(texts.get(key) ?? []), text]);
  return texts;
}

export interface Likeness {
  /** Cosine of the nearest digest of the section. */
  digest: number;
  /** The greatest share of the question's words that one of them speaks of. */
  spoken: number;
}

/** About as near as a digest is that has nothing to do with a question. */
const UNRELATED = 0.3;

/** Of the digests of one section. @param near null without vectors */
export function likenessOf(
  section: string,
  { question, near }: { question: string; near: Nearness | null },
): Likeness {
  const own = digestsBySection().get(section);
  const all = own ? digestsIn(own) : [];
  return {
    digest: Math.max(UNRELATED, ...all.map(({ of }) => near?.get(of) ?? UNRELATED)),
    spoken: Math.max(0, ...all.map(({ of }) => shareSpokenBy(of, question))),
  };
}
