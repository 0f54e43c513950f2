/** Units that the text of another one names: "subparagraph (A)(ii)" of its own paragraph, "subsection (b)(1)". */
import { ownText, type Statute, type StatuteUnit } from "./statute.ts";

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
