/** What search found, as openings are compared with it. */
import type { Passage } from "#modules/authority";
import type { FoundSection } from "./signals.ts";

/** Each document once, in its order. */
export function foundSections(passages: readonly Passage[]): FoundSection[] {
  const best = Math.max(...passages.map(({ score }) => score)) || 1;
  const first = passages.filter(
    ({ document }, at) => passages.findIndex((other) => other.document.citation === document.citation) === at,
  );
  return first.map(({ document, score }) => ({ citation: document.citation, share: score / best }));
}
