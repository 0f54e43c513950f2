/** Units that the text of another one names: "subparagraph (A)(ii)" of its own paragraph, "subsection (b)(1)". */
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
  const [, level, designators] = CHANGES.exec(ownText(statute, unit)) ?? [];
  if (!level) return false;
  const changed = `${namedPath(unit, level, designators!).join("-")}-`;
  return quoted.some((other) => changed.startsWith(`${other.unit.path.join("-")}-`));
}

const SWITCHES_OFF =
  /^(subsection|paragraph|subparagraph|clause) ((?:\(\w+\))+) shall not apply(?:, and|[,;.]|$)/;

/** Whether one of these, or an item of its list, says that a unit does not apply at all: 26 USC 1(j)(1)(A) for (i). */
export function isSwitchedOff(statute: Statute, unit: StatuteUnit, told: StatuteUnit[]): boolean {
  const path = `${unit.unit.path.join("-")}-`;
  return told
    .flatMap((one) => [one, ...one.children.map((child) => statute.units[child]!)])
    .some((one) => {
      const [, level, designators] = SWITCHES_OFF.exec(ownText(statute, one)) ?? [];
      return level && path.startsWith(`${namedPath(one, level, designators!).join("-")}-`);
    });
}

const IN_LIEU =
  /\bfollowing table shall be applied in lieu of the table contained in (subsection|paragraph|subparagraph|clause) ((?:\(\w+\))+)/;

/** The unit whose table stands in the place of this one's: 26 USC 1(j)(2)(C) for (c). */
export function tableInLieu(statute: Statute, unit: StatuteUnit, year: number): StatuteUnit | null {
  const path = unit.unit.path.join("-");
  const replaces = (other: StatuteUnit) => {
    const [, level, designators] = IN_LIEU.exec(ownText(statute, other)) ?? [];
    return level && namedPath(other, level, designators!).join("-") === path && !isOver(statute, other, year);
  };
  return statute.units.find(replaces) ?? null;
}
