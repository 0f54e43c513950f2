/** "$500,000: 26 USC 121(b)(2)(A), Limitations." */
import type { Fact } from "#modules/authority";
import { indexingOf } from "../amounts/indexing.ts";
import { readFacts } from "../facts/read-facts.ts";
import { citationOf, type QuotingContext } from "../quoting/quotation.ts";
import { descriptiveHeading, ownText, type StatuteUnit } from "../statute/statute.ts";
import type { Asked } from "./asked.ts";
import type { Decided } from "./decided.ts";

const KINDS: Partial<Record<Asked["kind"], Fact["kind"]>> = {
  money: "amount",
  rate: "rate",
  time: "period",
};

/** Null unless the unit has exactly one figure of the kind asked for. */
export function figureSentence(
  context: QuotingContext,
  { unit, question, asked, facts }: Decided & { asked: Asked; facts: Fact[] },
): string | null {
  const kind = KINDS[asked.kind];
  const values = new Set(
    facts.flatMap((fact) => (fact.kind === kind && "value" in fact ? [fact.value] : [])),
  );
  if (kind === undefined || values.size !== 1 || !isPlain(context, { unit, question, facts })) return null;
  const [value] = values;
  const changed = kind === "amount" ? amountChanged(context, unit, value!) : null;
  if (changed) return changed;
  return figureWithHeading(context, unit, spelled(value!));
}

/** "$500,000 (Limitations): 26 USC 121(b)(2)(A)." */
export function figureWithHeading(context: QuotingContext, unit: StatuteUnit, value: string): string {
  const heading = descriptiveHeading(context.statute, unit)?.replace(/[.\s]+$/, "");
  return `${capital(value)}${heading ? ` (${heading})` : ""}: ${citationOf(context, unit)}.`;
}

/** What becomes of an amount that is adjusted each year, or in whose place another stands; null where it holds as it is. */
export function amountChanged(context: QuotingContext, unit: StatuteUnit, value: string): string | null {
  const cite = citationOf(context, unit);
  const index = indexingOf(context.statute, unit, value)?.unit;
  if (index)
    return `The statute's own figure is ${value} (${cite}); it is the base, adjusted each year under ${citationOf(context, index)}.`;
  const now = substituted(context, value);
  return now && `${now.value}: ${citationOf(context, now.unit)} puts it in place of the ${value} of ${cite}.`;
}

/** "The greater of $5,000 or the loss", "the later of 6 years after …": the figure alone is not the answer. */
const COMPARES = /\b(?:greater|lesser|larger|smaller|higher|lower|later|earlier) of\b/;

const QUALIFIED =
  /\b(?:reduc\w+|phase-?outs?|special|refundable|minimum|maximum|exceptions?|additional|coordination)\b/i;

/** Whether a figure of the unit is the figure: one kind of figure, no list, no heading of its own that narrows it. */
function isPlain(
  { statute }: QuotingContext,
  { unit, question, facts }: Pick<Decided, "unit" | "question"> & { facts: Fact[] },
): boolean {
  const kinds = ["amount", "rate", "substitution"].filter((kind) => facts.some((fact) => fact.kind === kind));
  const narrows = QUALIFIED.exec(unit.unit.heading ?? "")?.[0].toLowerCase();
  const hasItems = unit.children.some((child) => ownText(statute, statute.units[child]!) !== "");
  return (
    kinds.length <= 1 &&
    kinds[0] !== "substitution" &&
    !hasItems &&
    !COMPARES.test(ownText(statute, unit)) &&
    (narrows === undefined || question.toLowerCase().includes(narrows.slice(0, 5)))
  );
}

/** The amount that another unit puts in place of this one by "substituting … for …". */
function substituted(
  { statute }: QuotingContext,
  amount: string,
): { unit: StatuteUnit; value: string } | null {
  for (const unit of statute.units)
    for (const fact of readFacts(statute, unit))
      if (fact.kind === "substitution" && fact.replaced === amount) return { unit, value: fact.value };
  return null;
}

/** "15 years" of "15-year" */
function spelled(value: string): string {
  return value.replace(/^(\w+)-(year|month|day)$/, (_, count: string, unit: string) =>
    count === "1" || count === "one" ? `${count} ${unit}` : `${count} ${unit}s`,
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
