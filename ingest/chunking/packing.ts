import type { Unit } from "#modules/authority/schema";
import type { Piece } from "./pieces.ts";
import type { CountedRange } from "./sentences.ts";

/** Pieces of one future chunk. */
export interface Pack extends CountedRange {
  /** Innermost unit that contains every piece: the pin cite. */
  anchor: number;
  /** Unit of the first piece, where the page scrolls to. */
  first: number;
}

interface OpenPack extends Pack {
  /** Units with a part, such as the lead-in, in the pack. */
  parts: Set<number>;
  /** Whether all pieces so far are lead-ins. */
  leadsOnly: boolean;
  /** Whether all pieces are whole sibling units. */
  siblings: boolean;
}

/** Tokens up to which a heading or lead-in joins its content, even if the chunk exceeds the limit by that much. */
export const SHORT_LEAD = 24;
/** Tokens below which a piece is joined with a neighbor if possible. */
const SMALL = 60;

/**
 * Joins neighboring pieces into packs of at most `limit` tokens: parts of one unit, a lead-in with its content,
 * siblings, and the text after a list with the end of the list. Subsections, first paragraphs of a regulation and examples
 * stay separate unless small.
 */
export function pack(pieces: Piece[], units: Unit[], limit: number): Pack[] {
  const packs: OpenPack[] = [];
  for (const piece of pieces) {
    const last = packs.at(-1);
    if (last && last.tokens + piece.tokens <= limitFor(last, limit) && join(last, piece, units)) continue;
    packs.push(openPack(piece));
  }
  return packs;
}

function limitFor(open: OpenPack, limit: number): number {
  return open.leadsOnly && open.tokens <= SHORT_LEAD ? limit + open.tokens : limit;
}

function openPack(piece: Piece): OpenPack {
  return {
    start: piece.start,
    end: piece.end,
    tokens: piece.tokens,
    anchor: piece.unit,
    first: piece.unit,
    parts: new Set(piece.whole ? [] : [piece.unit]),
    leadsOnly: !piece.whole,
    siblings: piece.whole,
  };
}

function join(open: OpenPack, piece: Piece, units: Unit[]): boolean {
  const anchor = anchorWith(open, piece, units);
  if (anchor === null) return false;
  open.siblings &&= piece.whole;
  open.leadsOnly &&= !piece.whole;
  if (!piece.whole) open.parts.add(piece.unit);
  open.anchor = anchor;
  open.end = piece.end;
  open.tokens += piece.tokens;
  return true;
}

/** Pin cite of the pack with the piece added; null when the piece may not join. */
function anchorWith(open: OpenPack, piece: Piece, units: Unit[]): number | null {
  const { anchor } = open;
  const parent = units[piece.unit]!.parent;
  if (open.parts.has(piece.unit) || open.parts.has(parent)) {
    return joinsLead(open, piece) ? anchor : null;
  }
  if (
    open.siblings &&
    piece.whole &&
    parent >= 0 &&
    (parent === anchor || parent === units[anchor]!.parent)
  ) {
    return mayStandTogether(open, piece, units) ? parent : null;
  }
  const follows = !piece.whole && (piece.unit === anchor || piece.unit === units[anchor]!.parent);
  return follows && !open.leadsOnly ? piece.unit : null;
}

/** Whether a lead-in may absorb a deeper lead-in: only when too small on its own. */
function joinsLead(open: OpenPack, piece: Piece): boolean {
  if (piece.whole || open.parts.has(piece.unit)) return true;
  return open.leadsOnly && open.tokens < SMALL;
}

function mayStandTogether(open: OpenPack, piece: Piece, units: Unit[]): boolean {
  if (!standsAlone(units[piece.unit]!)) return true;
  return Math.min(open.tokens, piece.tokens) < SMALL;
}

/** Subsections of the Code, paragraphs (a), (b) of a regulation, and examples. */
function standsAlone({ kind, parent, path }: Unit): boolean {
  if (kind === "subsection" || kind === "example") return true;
  return kind === "paragraph" && parent === 0 && /^[a-z]/.test(path[0] ?? "");
}
