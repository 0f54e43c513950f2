import type { SearchHit, SearchResult } from "#modules/authority/schema";
import { wrap } from "./wrap.ts";

/** Hits as a numbered list, best first. */
export function hitsText({ query, hits }: SearchResult, width: number | null): string {
  if (hits.length === 0) return `Nothing in the library matches “${query}”.`;
  return hits.map((hit, index) => hitText(hit, index + 1, width)).join("\n\n");
}

function hitText(hit: SearchHit, rank: number, width: number | null): string {
  const place = `${rank}. ${hit.citation}  ${hit.title}`;
  const origin = `${hit.url} (as of ${hit.asOf}, score ${hit.score.toFixed(2)})`;
  const marks = (hit.marks ?? []).map(({ sentence }) => wrap(sentence, width, 3));
  return [place, ...marks, wrap(hit.excerpt, width, 3), `   ${origin}`].join("\n");
}
