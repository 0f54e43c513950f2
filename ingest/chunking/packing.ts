import type { Unit } from "#modules/authority/schema";
import type { Piece } from "./pieces.ts";
import type { CountedRange } from "./sentences.ts";

/** Pieces that become one chunk. */
export interface Pack extends CountedRange {
  /** Innermost unit that holds every piece: the pin cite. */
  anchor: number;
  /** Unit of the first piece: where the page opens. */
  first: number;
}

interface OpenPack extends Pack {
  /** Units of which a part, such as the lead-in, is in the pack. */
  parts: Set<number>;
  /** Nothing but lead-ins so far. */
  leadsOnly: boolean;
  /** Whole units beside each other, or one alone. */
  siblings: boolean;
}

/** A heading or lead-in up to this long joins what it leads in even if both are over the limit by as much. */
export const SHORT_LEAD = 24;
/** Under this many tokens a piece is too small to stand alone when it can be joined. */
const SMALL = 60;

/**
 * Joins neighboring pieces into packs of at most `limit` tokens: parts of one unit, a lead-in with what it
 * leads in, siblings, and the words after a list with the list's end. Subsections stay apart unless small.
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

/** The pack's pin cite if the piece may join it, else null. */
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

/** A lead-in takes in a deeper lead-in only when it is too small to stand alone. */
function joinsLead(open: OpenPack, piece: Piece): boolean {
  if (piece.whole || open.parts.has(piece.unit)) return true;
  return open.leadsOnly && open.tokens < SMALL;
}

function mayStandTogether(open: OpenPack, piece: Piece, units: Unit[]): boolean {
  if (units[piece.unit]!.kind !== "subsection") return true;
  return Math.min(open.tokens, piece.tokens) < SMALL;
}
