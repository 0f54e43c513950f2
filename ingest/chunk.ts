/**
 * Divides a section into chunks along the law's own units. A unit within the limit is one chunk; a larger one is
 * divided into its parts. A chunk has at most `LIMIT` tokens (plus those of a short heading before them) and whole
 * sentences only, except that a sentence over the limit is cut at semicolons, then colons and em dashes, then commas,
 * then between words.
 * Every character of the text other than white space is in exactly one chunk.
 */
import type { Chunk, ParsedDocument, Segment, Unit } from "#modules/authority/schema";
import { pack, type Pack } from "./chunking/packing.ts";
import { divide } from "./chunking/pieces.ts";
import { countTokens } from "./chunking/tokens.ts";
import { pinCite } from "./pin-cite.ts";

/** Maximum tokens of a chunk's own text, as estimated by `chunking/tokens.ts`; headings and lead-in come on top. */
export const LIMIT = 220;
export const LEAD_IN_LIMIT = 60;

/** Chunks of a section ("26 USC 61") in the order of its text; none for an empty text. */
export function chunkSection(section: ParsedDocument, citation: string): Chunk[] {
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
      citation: pinCite(section, { citation, path: pin.path, start: one.start }),
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

/** The unit and its ancestors, outermost first. */
function lineage(index: number, units: Unit[]): Unit[] {
  const line: Unit[] = [];
  for (let at = index; at >= 0; at = units[at]!.parent) line.unshift(units[at]!);
  return line;
}

/** Lead-ins of the enclosing units, outermost first; when too long, only the innermost ones. */
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

/** The first words of a text that fit, followed by "…" when the text is cut. */
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
