/** "No. 26 USC 274(a)(1) does not allow the deduction." */
import type { Effect, Fact } from "#modules/authority";
import { rankingProfile } from "../profile.ts";
import { citationOf, type QuotingContext } from "../quoting/quotation.ts";
import { isItem } from "../quoting/units.ts";
import { lineage, ownText, type StatuteUnit } from "../statute/statute.ts";
import { stem } from "../stemming.ts";
import type { Asked, AskedOf } from "./asked.ts";
import type { Decided } from "./decided.ts";
import { definedCondition } from "./defined-condition.ts";

interface Verdict {
  yes: boolean;
  /** Follows the citation. */
  says: string;
}

/** What an effect means for what was asked; an absent pair carries no yes or no. */
const VERDICTS: Partial<Record<AskedOf, Partial<Record<Effect, Verdict>>>> = {
  deduction: {
    denies: { yes: false, says: "does not allow the deduction" },
    allows: { yes: true, says: "allows the deduction" },
  },
  credit: {
    denies: { yes: false, says: "does not allow the credit" },
    allows: { yes: true, says: "allows the credit" },
  },
  inclusion: {
    excludes: { yes: false, says: "leaves it out of income" },
    includes: { yes: true, says: "includes it in gross income" },
    not_recognized: { yes: false, says: "says that no gain or loss is recognized" },
  },
  exclusion: {
    excludes: { yes: true, says: "leaves it out of income" },
    includes: { yes: false, says: "includes it in gross income" },
  },
  recognition: {
    not_recognized: { yes: false, says: "says that no gain or loss is recognized" },
  },
};

/** Null unless the unit is about what was asked and has one effect on it. */
export function yesOrNo(
  context: QuotingContext,
  { unit, question, hasExceptions, asked, facts }: Decided & { asked: Asked; facts: Fact[] },
): string | null {
  const effects = [...new Set(facts.flatMap((fact) => (fact.kind === "rule" ? [fact.effect] : [])))];
  const verdict = effects.length === 1 ? VERDICTS[asked.of]?.[effects[0]!] : undefined;
  if (!verdict || isNegated(question)) return null;
  const text = subjectText(context, unit);
  const isAboutIt = readings(context, unit)
    .filter((reading) => !isOfOtherSide(question, reading.slice(reading.indexOf(ITEM) + 1)))
    .some((reading) => namesIt(context, reading, { ...verdict, isFavor: GIVES.has(effects[0]!) }));
  if (!isAboutIt || isExcepted(context, text)) return null;
  if (effects[0] === "denies" && TO_AN_EXTENT.test(ownText(context.statute, unit))) return null;
  const cite = citationOf(context, unit);
  const isOpen = facts.some(({ kind }) => kind === "exception" || kind === "condition");
  if (verdict.yes && hasExceptions)
    return `It depends: ${cite} ${verdict.says} under conditions, and the limits quoted here touch the question.`;
  const term = GIVES.has(effects[0]!) ? definedCondition(ownText(context.statute, unit), question) : null;
  const within = term ? `, so far as it is ${term}` : "";
  if (verdict.yes) return `${isOpen ? "Generally yes" : "Yes"}${within}: ${cite} ${verdict.says}.`;
  if (GIVES.has(effects[0]!) && CONDITION.test(ownText(context.statute, unit)))
    return `It depends: ${cite} ${verdict.says} under the conditions quoted here.`;
  const but = isOpen || hasExceptions ? ", apart from the exceptions quoted here" : "";
  return `No${within}: ${cite} ${verdict.says}${but}.`;
}

/**
 * Where the words of the question do not say whether the thing is the one that the unit defines: "Not so far as it is
 * personal interest". Null unless the unit has one effect on such a thing.
 */
export function soFarAs(
  context: QuotingContext,
  { unit, question, hasExceptions, asked, facts }: Decided & { asked: Asked; facts: Fact[] },
): string | null {
  const effects = [...new Set(facts.flatMap((fact) => (fact.kind === "rule" ? [fact.effect] : [])))];
  const verdict = effects.length === 1 ? VERDICTS[asked.of]?.[effects[0]!] : undefined;
  if (!verdict || isNegated(question)) return null;
  const text = ownText(context.statute, unit);
  const isTouched = isExcepted(context, text) || isOfOtherSide(question, subjectText(context, unit));
  if (isTouched || context.relevance.coverage(subjectText(context, unit)) === 0) return null;
  const term = GIVES.has(effects[0]!) ? definedCondition(text, question) : denied(text);
  if (!term || PERSON.test(term)) return null;
  const isOpen = hasExceptions || facts.some(({ kind }) => kind === "exception");
  const but = isOpen ? ", apart from the exceptions quoted here" : "";
  return `${verdict.yes ? "Yes" : "No"}, so far as it is ${term}: ${citationOf(context, unit)} ${verdict.says}${but}.`;
}

/** What is not a thing, of which a question asks whether it is income. */
const PERSON =
  /\b(?:taxpayer|individual|employee|employer|person|corporation|organization|entity|trust|plan|institution|facility|student|beneficiary|business|partnership|shareholder|recipient)s?$/;

/** "no deduction shall be allowed under this chapter for personal interest paid" → "personal interest" */
function denied(text: string): string | null {
  const [, thing] =
    /\bno (?:deduction|credit)\b[^.;—]{0,60}?\bshall be allowed\b(?: under [\w ]{3,20}?)? for (?:any )?((?:personal|disqualified|nondeductible|prohibited|lobbying|excess) [a-z-]+(?: [a-z-]+)?)(?= (?:paid|incurred|accrued|made|which|that|to)\b|[,.;])/i.exec(
      text,
    ) ?? [];
  return thing ?? null;
}

/** Effects in the taxpayer's favor, which hold only for what the unit defines. */
const GIVES: ReadonlySet<Effect> = new Set<Effect>(["excludes", "allows", "not_recognized"]);

/** "No deduction … to the extent that such expense … exceeds $25": up to that it is allowed. */
const TO_AN_EXTENT = /\bno (?:deduction|credit)\b[^.;:—]*\bto the extent\b/i;

/** What the unit gives only so far: nobody knows yet whether it holds of the case. */
const CONDITION = /\bif—|\bif (?:such|the|that|he|it|all|at least)\b|\bbut only\b|\bprovided that\b/i;

/** Words of a question that say what is done with a thing, not what it is. */
const FRAME = new Set(
  "deduct deductible deduction write wrote tax taxed taxable taxes income gross exclude excluded exclusion exempt report owe pay paid pays claim credit allowed loss gain recognized recognize mine year"
    .split(" ")
    .map(stem),
);

/** Stands before the words of an item. */
const ITEM = "\u001F";

/** A list denies or allows what one of its items names: the unit's words with those of each item, or alone. */
function readings(context: QuotingContext, unit: StatuteUnit): string[] {
  const { statute } = context;
  const items = unit.children
    .map((child) => statute.units[child]!)
    .filter((item) => isItem(context, unit, item));
  const frame = subjectText(context, unit, items);
  if (items.length === 0) return [frame];
  return items.map((item) => {
    const below = statute.units.filter((other) => lineage(statute, other).includes(item));
    return [
      frame,
      ITEM,
      ...below.map((other) => `${other.unit.heading ?? ""} ${ownText(statute, other)}`),
    ].join(" ");
  });
}

/** Words that exclude each other: a list that denies the taxes of one denies nothing of the other. */
const OPPOSITES: readonly (readonly [RegExp, RegExp])[] = [
  [/\bfederal\b/i, /\b(?:state|local|foreign|municipal)\b/i],
  [/\bforeign\b/i, /\b(?:domestic|state|local)\b/i],
  [/\bemployers?\b/i, /\bemployees?\b/i],
  [/\b(?:buyer|purchaser)s?\b/i, /\b(?:seller|vendor)s?\b/i],
  [/\bparent\b/i, /\bsubsidiar(?:y|ies)\b/i],
  [/\blong[- ]term\b/i, /\bshort[- ]term\b/i],
  [/\bdonors?\b/i, /\bdonees?\b/i],
  [/\blenders?\b/i, /\bborrowers?\b/i],
  [/\blandlords?|lessors?\b/i, /\btenants?|lessees?\b/i],
];

/** Whether a text speaks of the other side of what the question names, and not of its own. */
export function isOfOtherSide(question: string, text: string): boolean {
  return OPPOSITES.flatMap(([a, b]) => [
    [a, b],
    [b, a],
  ]).some(([own, other]) => {
    const names = own!.test(question) && !other!.test(question);
    return names && other!.test(text) && !own!.test(text);
  });
}

/**
 * For a "Yes" all words of the question stand there; for a "No" half of those that say what the thing is, and all of them
 * where it is in the asker's favor.
 */
function namesIt(
  { relevance }: QuotingContext,
  text: string,
  { yes, isFavor }: Verdict & { isFavor: boolean },
): boolean {
  const missing = relevance.missing(text);
  if (yes) return missing.length === 0;
  if (isFavor) return missing.every((word) => FRAME.has(word));
  if (relevance.coverage(text) < rankingProfile().selection.bottomLine.coverageForNo) return false;
  const isThing = (word: string) => !FRAME.has(word);
  const things = relevance.missing("").filter(isThing).length;
  return things === 0 ? missing.length === 0 : missing.filter(isThing).length <= things / 2;
}

const EXCEPTED = /\b(?:other than|except(?: for)?|excluding|unless)\b[^.;]{0,80}/gi;
/** "Except as otherwise provided in subsection (b), …" excepts nothing by name. */
const YIELDS = /\bexcept as (?:otherwise )?(?:expressly )?provided in [^,.;]{0,80},/gi;

/** Whether what the question is about stands among what the unit excepts. */
function isExcepted({ relevance }: QuotingContext, text: string): boolean {
  return [...text.replace(YIELDS, "").matchAll(EXCEPTED)].some(([exception]) => relevance.touches(exception));
}

/** "Is it not deductible …": a yes to it is a no to the deduction. */
function isNegated(question: string): boolean {
  return /\b(?:not|n't|never|without)\b/i.test(question.split(/[.!]\s/).at(-1)!);
}

/** The unit's words with those of its headings and of its items but the ones left out. */
function subjectText({ statute }: QuotingContext, unit: StatuteUnit, without: StatuteUnit[] = []): string {
  const headings = lineage(statute, unit).map((step) => step.unit.heading ?? "");
  const items = unit.children.map((child) => statute.units[child]!).filter((item) => !without.includes(item));
  const words = items.map((item) => ownText(statute, item));
  return [statute.section.heading, ...headings, ownText(statute, unit), ...words].join(" ");
}
