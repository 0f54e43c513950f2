/** Units that the text of another unit refers to: "subparagraph (A)(ii)" of its own paragraph, "subsection (b)(1)". */
import { formatPath } from "#modules/authority";
import { isExpired, ownText, type Statute, type StatuteUnit } from "./statute.ts";

const LEVELS = ["subsection", "paragraph", "subparagraph", "clause"];

/** Path of the unit that a level ("paragraph") and designators ("(1)(A)") name within the text of `from`. */
export function referencedPath(from: StatuteUnit, level: string, designators: string): string[] {
  return [...from.unit.path.slice(0, LEVELS.indexOf(level.toLowerCase())), ...designators.match(/\w+/g)!];
}

const AMENDS = /^(subsection|paragraph|subparagraph|clause) ((?:\(\w+\))+) shall (?:not apply|be applied)\b/i;

/** Whether a unit states that one of `quoted`, or a part of it, does not apply or reads otherwise. */
export function amendsOneOf(statute: Statute, unit: StatuteUnit, quoted: StatuteUnit[]): boolean {
  const amended = pathMatched(AMENDS, statute, unit);
  return amended !== null && quoted.some((other) => isWithin(amended, other.unit.path));
}

const DISAPPLIES =
  /^(subsection|paragraph|subparagraph|clause) ((?:\(\w+\))+) shall not apply(?:, and|[,;.]|$)/;

/** Whether one of `quoted`, or an item of its list, disapplies a unit altogether, as 26 USC 1(j)(1)(A) does 1(i). */
export function isDisapplied(statute: Statute, unit: StatuteUnit, quoted: StatuteUnit[]): boolean {
  return quoted
    .flatMap((one) => [one, ...one.children.map((child) => statute.units[child]!)])
    .map((one) => pathMatched(DISAPPLIES, statute, one))
    .some((path) => path !== null && isWithin(unit.unit.path, path));
}

const IN_LIEU =
  /\bfollowing table shall be applied in lieu of the table contained in (subsection|paragraph|subparagraph|clause) ((?:\(\w+\))+)/;

/** The unit whose table replaces this unit's table, as that of 26 USC 1(j)(2)(C) replaces that of 1(c). */
export function replacementTable(statute: Statute, unit: StatuteUnit, year: number): StatuteUnit | null {
  const own = formatPath(unit.unit.path);
  const replaces = (other: StatuteUnit) => {
    const path = pathMatched(IN_LIEU, statute, other);
    return path !== null && formatPath(path) === own && !isExpired(statute, other, year);
  };
  return statute.units.find(replaces) ?? null;
}

/** Path of the unit whose level and designators a pattern matches in the text of `unit`. */
function pathMatched(pattern: RegExp, statute: Statute, unit: StatuteUnit): string[] | null {
  const [, level, designators] = pattern.exec(ownText(statute, unit)) ?? [];
  return level ? referencedPath(unit, level, designators!) : null;
}

/** Whether a path equals another one or continues it. */
function isWithin(path: string[], other: string[]): boolean {
  return formatPath(path).startsWith(formatPath(other));
}

/** Whether a text refers to a unit: "subsection (a)", or "paragraphs (1) and (2)" within the same subsection. */
export function refersTo(text: string, from: StatuteUnit, other: StatuteUnit): boolean {
  const [subsection, paragraph] = other.unit.path;
  if (subsection && mentions(text, "subsection", subsection)) return true;
  const sameSubsection = paragraph !== undefined && from.unit.path[0] === subsection;
  return sameSubsection && mentions(text, "paragraph", paragraph);
}

function mentions(text: string, level: string, designator: string): boolean {
  const list = String.raw`\b${level}s? (?:\(\w+\),? (?:(?:and|or) )?)*\(${designator}\)`;
  return new RegExp(list, "i").test(text);
}
