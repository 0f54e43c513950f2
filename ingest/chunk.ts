/**
 * Cuts a section into chunks along the law's own units. A unit that fits the limit is one chunk; of one that
 * does not, its parts are. No chunk holds more than `LIMIT` tokens (and those of a short heading before them) or
 * part of a sentence, except that a single sentence over the limit is cut at semicolons, then colons and em
 * dashes, then commas, then between words.
 * Every character of the text other than white space is in exactly one chunk.
 */
import type { Chunk, ParsedSection, Segment, Unit } from "#modules/authority/schema";
import { pack, type Pack } from "./chunking/packing.ts";
import { divide } from "./chunking/pieces.ts";
import { countTokens } from "./chunking/tokens.ts";

/** In tokens as `chunking/tokens.ts` estimates them, of the chunk's own text; headings and lead-in come on top. */
export const LIMIT = 220;
export const LEAD_IN_LIMIT = 60;

/** Chunks of a section whose citation is given ("26 USC 61"), in the order of its text; none for an empty text. */
export function chunkSection(section: ParsedSection, citation: string): Chunk[] {
  const { units, segments } = section.structure;
  const chapeaux = new Map<Unit, Segment>();
  for (const segment of segments) {
    const unit = units[segment.unit]!;
    if (segment.role === "chapeau" && !chapeaux.has(unit)) chapeaux.set(unit, segment);
  }
  return pack(divide(section, LIMIT), units, LIMIT).map((one, ordinal) => {
    const pin = units[one.anchor]!;
    return {
      ordinal,
      citation: citation + pin.path.map((designator) => `(${designator})`).join(""),
      path: pin.path,
      fragment: units[one.first]!.id,
      headings: [section.heading, ...lineage(one.anchor, units).flatMap((unit) => unit.heading ?? [])],
      leadIn: leadIn(section.text, one, units, chapeaux),
      start: one.start,
      end: one.end,
      tokens: one.tokens,
    };
  });
}

/** The unit and those that hold it, outermost first. */
function lineage(index: number, units: Unit[]): Unit[] {
  const line: Unit[] = [];
  for (let at = index; at >= 0; at = units[at]!.parent) line.unshift(units[at]!);
  return line;
}

/** The lead-ins above the chunk, outermost first; when they are too long the innermost are kept. */
function leadIn(text: string, one: Pack, units: Unit[], chapeaux: Map<Unit, Segment>): string {
  const kept: string[] = [];
  let room = LEAD_IN_LIMIT;
  for (let at = one.first; at >= 0 && room > 0; at = units[at]!.parent) {
    const chapeau = chapeaux.get(units[at]!);
    if (!chapeau || chapeau.end > one.start) continue;
    kept.unshift(shorten(text.slice(chapeau.start, chapeau.end), room));
    room -= countTokens(text, chapeau.start, chapeau.end);
  }
  return kept.join(" ");
}

/** The first words of a text, ending in "…" when there are more than fit. */
function shorten(text: string, limit: number): string {
  if (countTokens(text) <= limit) return text;
  let end = 0;
  let tokens = 1;
  for (const { index } of text.matchAll(/\s+/g)) {
    tokens += countTokens(text, end, index);
    if (tokens > limit) break;
    end = index;
  }
  return `${text.slice(0, end)}…`;
}
