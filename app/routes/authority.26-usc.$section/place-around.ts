import type { Provision } from "./provisions.ts";

const SHOWN = 40;
/** Provisions before the one that is meant, in a document without units. */
const BEFORE = 3;

/** A unit with the headings of the units above it, and everything below it. */
export function placeAround(provisions: Provision[], unit: string): Provision[] {
  const at = provisions.findIndex(({ id, anchors = [] }) => id === unit || anchors.includes(unit));
  if (unit === "" || at < 0) return provisions.slice(0, SHOWN);
  const { level } = provisions[at]!;
  const above = ancestorsOf(provisions, at);
  const end = provisions.findIndex((provision, index) => index > at && endsUnit(provision, level));
  const below = provisions.slice(at, end < 0 ? provisions.length : end);
  return [...above, ...below.slice(0, SHOWN)];
}

/** The provision with the most of the searched words, and a few around it. */
export function densestPlace(provisions: Provision[]): Provision[] {
  const hits = provisions.map(({ text = [] }) => text.filter(({ isHit }) => isHit).length);
  const at = hits.indexOf(Math.max(...hits));
  const start = Math.max(0, at - BEFORE);
  return provisions.slice(start, start + SHOWN);
}

function endsUnit(provision: Provision, level: number): boolean {
  return provision.level < level || (provision.level === level && provision.kind === "text");
}

function ancestorsOf(provisions: Provision[], at: number): Provision[] {
  const found: Provision[] = [];
  for (let index = at, level = provisions[at]!.level; index >= 0 && level > 1; index--) {
    const provision = provisions[index]!;
    if (provision.kind !== "text" || provision.level >= level) continue;
    found.unshift(provision);
    level = provision.level;
  }
  return found;
}
