/**
 * The bottom line: the answer in one or two sentences of the product's own words, only where the facts of the deciding
 * unit carry it. Anything else is left to the quotation.
 */
import type { Fact } from "#modules/authority";
import { readFacts } from "../facts/read-facts.ts";
import { citationOf, label, type QuotingContext } from "../quoting/quotation.ts";
import { ownText } from "../statute/statute.ts";
import { touchedSubstitutions } from "../statute/substitutions.ts";
import { readAsked, type Asked } from "./asked.ts";
import { untilWhen, whatIsDue } from "./clauses.ts";
import type { Decided } from "./decided.ts";
import { figureSentence } from "./figures.ts";
import { withinLimit } from "./limited.ts";
import { isOfOtherCase } from "./other-case.ts";
import { required } from "./required.ts";
import { soFarAs, yesOrNo } from "./yes-or-no.ts";

type Known = Decided & { asked: Asked; facts: Fact[] };

/** Null where only the rule can be quoted. */
export function bottomLine(context: QuotingContext, decided: Decided): string | null {
  const asked = readAsked(decided.question);
  const facts = readFacts(context.statute, decided.unit);
  if (isEarlier(context)) return null;
  const known = { ...decided, asked, facts };
  if (asked.kind === "whether") {
    if (isOfOtherCase(ownText(context.statute, decided.unit), decided.question)) return null;
    return (decided.hasParallel ? null : yesNoOrLimit(context, known)) ?? soFarAs(context, known);
  }
  const clause = asked.kind === "time" ? untilWhen(context, known) : whatIsDue(context, known);
  const isClause = clause !== null || asked.kind === "rule" || decided.hasParallel;
  const line = isClause ? clause : figureSentence(context, known);
  return line && withSubstitutions(context, decided, line);
}

/** "20 percent …: 26 USC 4980(a); but 50 percent instead by 26 USC 4980(d)(1), Increase in tax …" */
function withSubstitutions(context: QuotingContext, { unit }: Decided, line: string): string {
  const others = touchedSubstitutions(context, unit).filter(
    ({ unit: other, replaced }) => line.includes(replaced) && !line.includes(citationOf(context, other)),
  );
  if (others.length === 0) return line;
  const said = others.map(({ unit: other, value }) => `${value} instead by ${label(context, other)}`);
  return `${line.replace(/\.$/, "")}; but ${said.join(", and ")}, in the case quoted there.`;
}

function yesNoOrLimit(context: QuotingContext, known: Known): string | null {
  return required(context, known) ?? withinLimit(context, known) ?? yesOrNo(context, known);
}

/** Whether the question is about a year before the one of which the library has the words. */
function isEarlier({ statute, year }: QuotingContext): boolean {
  return year < Number(statute.section.date?.slice(0, 4) ?? year);
}
