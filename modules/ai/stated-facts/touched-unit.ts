/** The unit of a section that a follow-up's new fact is about: an overnight camp, a partnership, a used thing. */
import { stem, stemsOf } from "../stemming.ts";
import { lineage, ownText, type Statute, type StatuteUnit } from "../statute/statute.ts";
import { newWords } from "./new-words.ts";

/** Units of a section that may hold a word which still tells them apart, as a share, and at least. */
const RARE = { share: 0.1, units: 3 };
/** More words are no limit that one reads at a glance. */
const LONGEST = 160;
const NARROWS =
  /\b(?:not|no|only|except(?:ion)?|other than|unless|denied|denial|disallow\w*|limit\w*|exclud\w+|if)\b/i;

export interface Touched {
  unit: StatuteUnit;
  /** The words of the follow-up that it has. */
  words: string[];
}

export interface Addition {
  /** The follow-up as asked. */
  own: string;
  /** The question that it leans on and what is said to it: their words are nothing new. */
  known: string;
  /** Subsections that the answer rests on: of another one the word may mean anything. Empty for all. */
  near: ReadonlySet<string>;
}

export function touchedUnit(statute: Statute, { own, known, near }: Addition): Touched | null {
  const words = newWords(own, known);
  if (words.length === 0) return null;
  const isNear = ({ unit: { path } }: StatuteUnit) => near.size === 0 || near.has(path[0] ?? "");
  const units = statute.units.filter((one) => one.runs.length > 0 && !one.unit.status && isNear(one));
  const held = units.map((unit) => stemsOf(`${unit.unit.heading ?? ""} ${ownText(statute, unit)}`));
  const most = Math.max(RARE.units, RARE.share * units.length);
  const rare = words.filter((word) => {
    const count = held.filter((stems) => stems.has(stem(word.toLowerCase()))).length;
    return count > 0 && count <= most;
  });
  if (rare.length === 0) return null;
  const found = units
    .map((unit, at) => ({ unit, words: rare.filter((word) => held[at]!.has(stem(word.toLowerCase()))) }))
    .filter(({ unit, words: shared }) => isAbout(unit, shared) && narrows(statute, unit));
  const best = found.toSorted((a, b) => b.words.length - a.words.length || a.unit.index - b.unit.index)[0];
  // Half of what is new; a single word among many is an accident.
  return best && 2 * best.words.length >= words.length ? best : null;
}

/** A single word must stand in the heading: in the text it may only be part of a cross-reference. */
function isAbout({ unit }: StatuteUnit, words: readonly string[]): boolean {
  const heading = stemsOf(unit.heading ?? "");
  return words.length > 1 || words.some((word) => heading.has(stem(word.toLowerCase())));
}

function narrows(statute: Statute, unit: StatuteUnit): boolean {
  const text = ownText(statute, unit);
  if (text.split(/\s+/).length > LONGEST) return false;
  const above = lineage(statute, unit).map((step) => step.unit.heading ?? "");
  return NARROWS.test([...above, text].join(" "));
}
