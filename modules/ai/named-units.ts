/** Units that the text of another one names: "subparagraph (A)(ii)" of its own paragraph, "subsection (b)(1)". */
import { formatPath } from "#modules/authority";
import { isOver, ownText, type Statute, type StatuteUnit } from "./statute.ts";

const LEVELS = ["subsection", "paragraph", "subparagraph", "clause"];

/** The path of the unit that "paragraph" and "(1)(A)" name within the text of `from`. */
export function namedPath(from: StatuteUnit, level: string, designators: string): string[] {
  return [...from.unit.path.slice(0, LEVELS.indexOf(level.toLowerCase())), ...designators.match(/\w+/g)!];
}

const CHANGES =
  /^(subsection|paragraph|subparagraph|clause) ((?:\(\w+\))+) shall (?:not apply|be applied)\b/i;

/** Whether a unit says that one of these, or a part of it, does not apply or reads otherwise. */
export function changesOne(statute: Statute, unit: StatuteUnit, quoted: StatuteUnit[]): boolean {
  const changed = pathNamedBy(CHANGES, statute, unit);
  return changed !== null && quoted.some((other) => isWithin(changed, other.unit.path));
}

const SWITCHES_OFF =
  /^(subsection|paragraph|subparagraph|clause) ((?:\(\w+\))+) shall not apply(?:, and|[,;.]|$)/;

/** Whether one of these, or an item of its list, says that a unit does not apply at all: 26 USC 1(j)(1)(A) for (i). */
export function isSwitchedOff(statute: Statute, unit: StatuteUnit, told: StatuteUnit[]): boolean {
  return told
    .flatMap((one) => [one, ...one.children.map((child) => statute.units[child]!)])
    .map((one) => pathNamedBy(SWITCHES_OFF, statute, one))
    .some((path) => path !== null && isWithin(unit.unit.path, path));
}

const IN_LIEU =
  /\bfollowing table shall be applied in lieu of the table contained in (subsection|paragraph|subparagraph|clause) ((?:\(\w+\))+)/;

/** The unit whose table stands in the place of this one's: 26 USC 1(j)(2)(C) for (c). */
export function tableInLieu(statute: Statute, unit: StatuteUnit, year: number): StatuteUnit | null {
  const own = formatPath(unit.unit.path);
  const replaces = (other: StatuteUnit) => {
    const path = pathNamedBy(IN_LIEU, statute, other);
    return path !== null && formatPath(path) === own && !isOver(statute, other, year);
  };
  return statute.units.find(replaces) ?? null;
}

/** The path of the unit whose level and designators a pattern finds in the words of another one. */
function pathNamedBy(pattern: RegExp, statute: Statute, unit: StatuteUnit): string[] | null {
  const [, level, designators] = pattern.exec(ownText(statute, unit)) ?? [];
  return level ? namedPath(unit, level, designators!) : null;
}

/** Whether a path is another one or leads on from it. */
function isWithin(path: string[], other: string[]): boolean {
  return formatPath(path).startsWith(formatPath(other));
}
