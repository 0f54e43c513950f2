import type { Range } from "#modules/authority/schema";
const ABBREVIATION =
  /(?:\b(?:sec|secs|subsec|par|pars|cl|no|nos|art|ch|Pub|Stat|Inc|Corp|Co|Jan|Feb|Mar|Apr|Aug|Sept|Oct|Nov|Dec|etc|[A-Z])|\d)\.$/;

/** The sentences of a run, as ranges of the section's text, without the space between them. */
export function sentencesOf(text: string, run: Range): Range[] {
  const found: Range[] = [];
  let start = run.start;
  const slice = text.slice(run.start, run.end);
  for (const match of slice.matchAll(/[.?!][”’)]*(?=\s+[“‘(]?[A-Z])/g)) {
    const end = run.start + match.index + match[0].length;
    if (ABBREVIATION.test(text.slice(start, run.start + match.index + 1))) continue;
    found.push(trim(text, { start, end }));
    start = end;
  }
  found.push(trim(text, { start, end: run.end }));
  return found.filter((sentence) => sentence.end > sentence.start);
}

function trim(text: string, { start, end }: Range): Range {
  while (start < end && /\s/.test(text[start]!)) start++;
  while (end > start && /\s/.test(text[end - 1]!)) end--;
  return { start, end };
}
