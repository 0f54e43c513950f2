/**
 * What a unit says is due, and until when, by its one clause: "75 percent of the part that is due to fraud", "within 4
 * years after the filing of the return".
 */
import type { Fact } from "#modules/authority";
import { rankingProfile } from "../profile.ts";
import { citationOf, type QuotingContext } from "../quoting/quotation.ts";
import { lineage, ownText, type StatuteUnit } from "../statute/statute.ts";
import type { Decided } from "./decided.ts";
import { amountChanged, figureWithHeading } from "./figures.ts";

/** How high a tax, a penalty or a fine is. */
const ASKS_WHAT_IS_DUE =
  /\b(?:what|how (?:much|high|large|big)|at what)\b[^?.]*\b(?:penalt\w+|fines?|fined|punish\w*|criminal consequences|tax(?:ed)?|excise|fees?|pay|owe|cost|withh\w+|added|percent(?:age)?|rate)\b/i;
/** "From what amount must I report it?" asks for a threshold, "what value does it have for the tax" for a value. */
const ASKS_OTHERWISE =
  /\b(?:from what|what (?:amounts?|value|kind|character|income|limits?|deductions?)|refund|deduct\w*|exempt\w*|deadline|how long)\b/i;

const CAP = String.raw`not in excess of|not to exceed|shall not exceed|not more than`;
const DUE = new RegExp(
  String.raw`\b(equal to|shall be|(?:tax|penalty|fee|fine) of|${CAP}) ((?:\$\d[\d,]*(?:\.\d+)?|\d+(?:\.\d+)? percent of)(?![\d,]*\d)[^.;—]{0,200})`,
);
/** "… shall be fined not more than $1,000, or imprisoned not more than 1 year, or both" */
const FINED = /\bshall\b[^.;—]{0,80}?\bbe (fined (?:not more than )?\$\d[^;—.]{0,200})/;
/** The figure is then only one side of a comparison, or the base of a sum. */
const COMPARES =
  /\b(?:greater|lesser|higher|lower|larger|smaller|product|sum) of\b|\bincreased by (?!an amount equal)|\bplus\b|\breduced by\b|\bsubstitut|\bimprison/;

/** So many words are read at a glance. */
const MOST_WORDS = 40;

/** Null unless the unit is about what the question names and has one figure for it. */
export function whatIsDue(
  context: QuotingContext,
  { unit, question, facts }: Decided & { facts: Fact[] },
): string | null {
  if (!ASKS_WHAT_IS_DUE.test(question) || ASKS_OTHERWISE.test(question) || !isAbout(context, unit))
    return null;
  const text = ownText(context.statute, unit);
  const cite = citationOf(context, unit);
  const fined = plain(FINED.exec(text)?.[1]);
  if (fined) return `${capital(fined)}: ${cite}.`;
  if (COMPARES.test(text) || countOf(facts, ["amount", "rate"]) !== 1 || itemsHaveFigures(context, unit))
    return null;
  const [, frame = "", clause] = DUE.exec(text) ?? [];
  const due = plain(clause);
  if (!due) return null;
  const amount = /^\$[\d,.]*\d/.exec(due)?.[0];
  // Another figure may stand in its place, for everyone or for some.
  if (amount && amountChanged(context, unit, amount)) return null;
  // A bare figure does not say whose it is; its heading does.
  if (amount === due && !new RegExp(CAP).test(frame)) return figureWithHeading(context, unit, due);
  return `${new RegExp(CAP).test(frame) ? `At most ${due}` : capital(due)}: ${cite}.`;
}

const WITHIN =
  /\b(within|not later than|not in excess of|not to exceed) ((?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve)[- ](?:calendar |taxable )?(?:year|month|day)s?\b(?: (?:after|from|of|before|beginning)\b[^.;,—]{3,160})?)/;

/** A period of holding is no deadline. */
const ASKS_HOW_LONG_HELD = /\bhow long\b[^?.]*\b(?:hold|held|keep|kept|own|owned|live|lived)\b/i;

/** Null unless the unit sets one period for what the question names. */
export function untilWhen(
  context: QuotingContext,
  { unit, question, facts, hasExceptions }: Decided & { facts: Fact[] },
): string | null {
  if (ASKS_HOW_LONG_HELD.test(question)) return null;
  const text = ownText(context.statute, unit);
  if (countOf(facts, ["period"]) !== 1 || /\b(?:later|earlier) of\b/.test(text) || !isAbout(context, unit))
    return null;
  const [, frame = "", clause] = WITHIN.exec(text) ?? [];
  const period = plain(clause);
  if (!period) return null;
  const opening = frame.startsWith("not in") || frame.startsWith("not to") ? "At most" : capital(frame);
  const isOpen = hasExceptions || facts.some(({ kind }) => kind === "exception");
  return `${opening} ${period}: ${citationOf(context, unit)}${isOpen ? ", apart from the exceptions quoted here" : ""}.`;
}

/**
 * Whether the unit with its headings has the share of the question's words that a "No" needs; or the whole section most
 * of them, since a penalty names what it is for only by the subsection that requires it.
 */
function isAbout({ statute, relevance }: QuotingContext, unit: StatuteUnit): boolean {
  const { coverageForNo, coverageOfSection } = rankingProfile().selection.bottomLine;
  const headings = lineage(statute, unit).map((step) => step.unit.heading ?? "");
  const words = [statute.section.heading, ...headings, ownText(statute, unit)].join(" ");
  return (
    relevance.coverage(words) >= coverageForNo ||
    relevance.coverage(statute.section.text) >= coverageOfSection
  );
}

function countOf(facts: Fact[], kinds: Fact["kind"][]): number {
  return new Set(facts.flatMap((fact) => (kinds.includes(fact.kind) && "value" in fact ? [fact.value] : [])))
    .size;
}

/** Items of conditions leave the figure as it is; items with figures have their own. */
function itemsHaveFigures({ statute }: QuotingContext, unit: StatuteUnit): boolean {
  return unit.children.some((child) => /\$\d|\bpercent\b/.test(ownText(statute, statute.units[child]!)));
}

/** The clause in plain type, without an end that is left open; null where it is long or points to a list. */
function plain(clause: string | undefined): string | null {
  const words = clause
    ?.replace(/[“”]/g, "")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[,:]$/, "")
    .replace(/,? (?:except that|and|or|but|together with the costs of prosecution)$/, "");
  return words && words.split(" ").length <= MOST_WORDS ? words : null;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
