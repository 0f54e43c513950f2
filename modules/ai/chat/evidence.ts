/** Sources as a chat model gets them: data between marks that their text cannot forge. */
import { randomBytes } from "node:crypto";
import type { SourcePart } from "../checking.ts";

const MAX_LENGTH = 4000;

/** One text for each source, in their order. */
export function evidenceOf(sources: SourcePart[]): string[] {
  // Nobody who wrote a source could know the mark.
  const mark = randomBytes(6).toString("hex");
  return sources.map((source, index) => {
    const { quotable, part } = source;
    const { citation } = quotable.parts[part]!;
    const begin = `[${index + 1}] ${citation}, ${quotable.title}`;
    return `${begin}\n<passage ${index + 1} ${mark}>\n${textOf(source)}\n</passage ${index + 1} ${mark}>`;
  });
}

/** Of a long page what the search found in it. */
function textOf({ quotable, part }: SourcePart): string {
  const { start, end } = quotable.parts[part]!;
  const found = quotable.paper?.found;
  if (!found || end - start <= MAX_LENGTH)
    return quotable.text.slice(start, Math.min(end, start + MAX_LENGTH));
  const ranges = found.toSorted((a, b) => a.start - b.start);
  return ranges
    .map((range) => quotable.text.slice(range.start, range.end))
    .join("\n…\n")
    .slice(0, MAX_LENGTH);
}
