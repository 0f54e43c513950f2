/** Units by which a rule reads with another figure: "Subsection (a) shall be applied by substituting ‘50 percent’ for ‘20 percent’". */
import { readFacts } from "../facts/read-facts.ts";
import { refersTo } from "./cross-references.ts";
import type { QuestionContext } from "./relevance.ts";
import { isExpired, lineage, ownText, type StatuteUnit } from "./statute.ts";

export interface Substitution {
  unit: StatuteUnit;
  /** "50 percent" */
  value: string;
  /** "20 percent" */
  replaced: string;
}

/** A case of years gone by. */
const OF_YEARS =
  /\b(?:taxable|calendar) years? (?:beginning (?:in|after|before)|\d{4})|\bbefore January 1, \d{4}|\bafter December 31, \d{4}/;

/** Those in force of the unit's own figures, in the order of the text, where the question has a word of their case that the rule lacks. */
export function touchedSubstitutions(
  { statute, relevance, year }: QuestionContext,
  rule: StatuteUnit,
): Substitution[] {
  const text = ownText(statute, rule);
  const unsaid = relevance.missing([statute.section.heading, rule.unit.heading ?? "", text].join(" "));
  return statute.units.flatMap((unit) => {
    if (unit === rule || isExpired(statute, unit, year)) return [];
    const own = ownText(statute, unit);
    const isOfRule = refersTo(own, unit, rule) && !OF_YEARS.test(own);
    const found = isOfRule
      ? readFacts(statute, unit).find((fact) => fact.kind === "substitution" && text.includes(fact.replaced))
      : undefined;
    if (found?.kind !== "substitution") return [];
    const headings = lineage(statute, unit).map((step) => step.unit.heading ?? "");
    const items = unit.children.map((child) => ownText(statute, statute.units[child]!));
    const lacks = new Set(relevance.missing([...headings, own, ...items].join(" ")));
    if (unsaid.every((word) => lacks.has(word))) return [];
    return [{ unit, value: found.value, replaced: found.replaced }];
  });
}
