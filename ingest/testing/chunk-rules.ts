/** Invariants of the chunks of any section; returns the first one that is violated. */
import type { Chunk, ParsedDocument, Unit } from "#modules/authority/schema";
import { LEAD_IN_LIMIT, LIMIT } from "../chunk.ts";
import { SHORT_LEAD } from "../chunking/packing.ts";
import { countTokens } from "../chunking/tokens.ts";

export function brokenRule(section: ParsedDocument, chunks: Chunk[], citation: string): string | null {
  return (
    brokenCover(section, chunks) ??
    chunks.map((chunk) => brokenChunk(section, chunk, citation)).find(Boolean) ??
    null
  );
}

/** Whether every character other than white space is in exactly one chunk, in order. */
function brokenCover({ text }: ParsedDocument, chunks: Chunk[]): string | null {
  let at = 0;
  for (const [index, chunk] of chunks.entries()) {
    if (chunk.ordinal !== index) return `chunk ${index} has ordinal ${chunk.ordinal}`;
    if (chunk.start < at || chunk.end <= chunk.start) return `chunk ${index} overlaps or is empty`;
    if (/\S/.test(text.slice(at, chunk.start))) return `characters before chunk ${index} are in none`;
    at = chunk.end;
  }
  return /\S/.test(text.slice(at)) ? "characters at the end are in no chunk" : null;
}

function brokenChunk(
  { text, structure, heading }: ParsedDocument,
  chunk: Chunk,
  citation: string,
): string | null {
  const body = text.slice(chunk.start, chunk.end);
  const named = (rule: string) => `${chunk.citation}: ${rule}`;
  if (/^[ \t\n]|[ \t\n]$/.test(body)) return named("begins or ends with white space");
  if (chunk.tokens !== countTokens(body))
    return named(`says ${chunk.tokens} tokens, has ${countTokens(body)}`);
  if (chunk.tokens > LIMIT + SHORT_LEAD && /\s/.test(body))
    return named(`has ${chunk.tokens} tokens and could be cut`);
  if (countTokens(chunk.leadIn) > LEAD_IN_LIMIT + 12) return named("has a lead-in that is too long");
  if (chunk.headings[0] !== heading) return named("lacks the section's heading");
  if (chunk.citation !== citation + chunk.path.map((step) => `(${step})`).join(""))
    return named("cites another path");
  const torn = structure.units.find((unit) => isTorn(unit, chunk, text));
  if (torn) return named(`holds part of ${torn.id}, which fits one chunk`);
  const stranger = structure.units.find((unit) => overlaps(unit, chunk) && !isRelated(unit.path, chunk.path));
  if (stranger) return named(`holds ${stranger.id}, which its citation leaves out`);
  const first = structure.units.find((unit) => unit.id === chunk.fragment);
  return first && first.start <= chunk.start && first.end > chunk.start
    ? null
    : named("opens at another unit");
}

function overlaps(unit: Unit, chunk: Chunk): boolean {
  return unit.start < chunk.end && chunk.start < unit.end;
}

function isTorn(unit: Unit, chunk: Chunk, text: string): boolean {
  if (!overlaps(unit, chunk) || (chunk.start <= unit.start && unit.end <= chunk.end)) return false;
  return countTokens(text.slice(unit.start, unit.end)) <= LIMIT;
}

/** Whether one path is a prefix of the other. */
function isRelated(one: string[], other: string[]): boolean {
  return one.slice(0, other.length).join("|") === other.slice(0, one.length).join("|");
}
