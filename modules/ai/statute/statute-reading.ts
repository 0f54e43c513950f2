/** A section of the Code as read for one question: the unit that decides, its rule, and what may change the result. */
import type { AnswerSection } from "../answer-sections.ts";
import type { Draft } from "../drafting.ts";
import type { Effect } from "#modules/authority";
import { effectOf } from "../facts/read-facts.ts";
import { asksOfCase } from "./citations.ts";
import { decidingUnit } from "./deciding.ts";
import { fittestUnit } from "../lead/fittest-unit.ts";
import type { UnitQuestion } from "../lead/unit-signals.ts";
import { termDefinedBy } from "./definitions.ts";
import { rankingProfile } from "../profile.ts";
import { quotedWords, wholeWords } from "../quoting/length.ts";
import { isItem } from "../quoting/units.ts";
import type { QuotingContext } from "../quoting/quotation.ts";
import { planReading } from "./reading-plan.ts";
import { relatedProvisions } from "./related-provisions.ts";
import { touchedSubstitutions } from "./substitutions.ts";
import { createRelevance } from "./relevance.ts";
import {
  firstTextUnit,
  lineage,
  ownText,
  readStatute,
  standsAlone,
  type Statute,
  type StatuteUnit,
} from "./statute.ts";

export interface StatuteReading {
  context: QuotingContext;
  /** The unit that answers. */
  deciding: StatuteUnit;
  /** Whether the question asks for the words of this unit, which it cites, and of no case. */
  isTextAsked: boolean;
  /** A unit below it that the question is about. */
  keep: StatuteUnit[];
  /** Whether another unit states a further part of the rule, such as a second tax, or may decide as well. */
  hasParallel: boolean;
  /** Other units that state the rule, most important first. */
  rules: StatuteUnit[];
  /** Limits and exceptions that the question touches, strongest first. */
  changes: StatuteUnit[];
  /** The other limits and definitions, strongest first. */
  others: StatuteUnit[];
}

interface Asked {
  draft: Draft;
  question: string;
  year: number;
}

/** An answer is drafted twice, at first without what leads it; what is read of a section is the same. */
const known = new WeakMap<
  AnswerSection,
  { question: string; year: number; reading: StatuteReading | null }
>();

/** Null for a section without text in force. */
export function readForQuestion(answered: AnswerSection, asked: Asked): StatuteReading | null {
  const { draft, question, year } = asked;
  const last = known.get(answered);
  const isSame = last?.question === question && last.year === year;
  const reading = isSame ? last.reading : readAnew(answered, asked);
  if (!isSame) known.set(answered, { question, year, reading });
  // Who writes it takes rules out.
  return reading && { ...reading, context: { ...reading.context, draft }, rules: [...reading.rules] };
}

function readAnew(answered: AnswerSection, { draft, question, year }: Asked): StatuteReading | null {
  const statute = readStatute(answered.section);
  const relevance = createRelevance(question, statute, answered);
  const context: QuotingContext = { draft, statute, relevance, year };
  const plan = planReading(context, answered.citedUnit);
  if (!plan) return null;
  const { rule, withRule, point, general } = plan;
  const isPointItem = point !== null && isItem(context, rule, point);
  const limits = withCompanions(context, fittingLimits(context, plan.limits));
  const found = point && !isPointItem ? point : rule;
  const closest = answered.citedUnit === null ? decidingUnit(context, question, found) : found;
  const asked = textAsked(statute, answered, question);
  const deciding = asked ?? decidingOf(context, answered, { question, closest, general, limits });
  // A section without designated units has no lineage but itself.
  const isBelow = (unit: StatuteUnit) => unit === deciding || lineage(statute, unit).includes(deciding);
  const touched = changesOf(
    context,
    limits.filter((unit) => !isBelow(unit)),
  );
  const substituting = touchedSubstitutions(context, deciding).map(({ unit }) => unit);
  const isHeld = (unit: StatuteUnit) => touched.some((other) => lineage(statute, unit).includes(other));
  const changes = [...substituting.filter((unit) => !isHeld(unit) && !isBelow(unit)), ...touched];
  const rules = [...new Set([found, closest, ...withRule, rule])].filter((unit) => unit !== deciding);
  if (
    !rules.some((unit) => lineage(statute, unit).includes(general)) &&
    !lineage(statute, deciding).includes(general)
  )
    rules.push(general);
  return {
    context,
    deciding,
    isTextAsked: asked !== null,
    keep: point && isPointItem ? [point] : [],
    hasParallel: withRule.length > 0 || closest !== found,
    rules: rules.filter((unit) => !isBelow(unit) && !changes.includes(unit)),
    changes,
    others: limits.filter((unit) => !changes.includes(unit) && !rules.includes(unit) && !isBelow(unit)),
  };
}

/** "What does 121(b) say?": all of the unit, and not the first of its paragraphs. */
function textAsked(statute: Statute, { citedUnit }: AnswerSection, question: string): StatuteUnit | null {
  const unit = citedUnit === null || asksOfCase(question) ? undefined : statute.units[citedUnit];
  return unit && wholeWords(statute, unit) > 0 ? unit : null;
}

/** The unit that fits what is asked best, where the section leads by what it says and not by a number that is cited. */
function decidingOf(
  context: QuotingContext,
  { role, citedUnit }: AnswerSection,
  { limits, ...asked }: UnitQuestion & { limits: StatuteUnit[] },
): StatuteUnit {
  if (role !== undefined) return asked.closest;
  const closest = reversing(context, { closest: asked.closest, limits }) ?? asked.closest;
  return citedUnit === null ? fittestUnit(context, { ...asked, closest }) : closest;
}

const REVERSALS: Partial<Record<Effect, Effect>> = { allows: "denies", includes: "excludes" };

/** The limit that turns the rule around for what the question is about: 26 USC 221(c) for a dependent. */
function reversing(
  { statute, relevance }: QuotingContext,
  { closest, limits }: { closest: StatuteUnit; limits: StatuteUnit[] },
): StatuteUnit | null {
  const effect = effectOf(statute, closest);
  const reversed = effect && REVERSALS[effect];
  const { reversalShare } = rankingProfile().selection.point;
  const found = limits.find(
    (unit) =>
      effectOf(statute, unit) === reversed &&
      relevance(unit) >= reversalShare * relevance(closest) &&
      relevance.touches(`${unit.unit.heading ?? ""} ${ownText(statute, unit)}`),
  );
  return (reversed && found) ?? null;
}

/** Each limit with the units beside it that limit it in turn: the phase-out of the amount that it allows. */
function withCompanions(context: QuotingContext, limits: StatuteUnit[]): StatuteUnit[] {
  const { statute } = context;
  const { companionWords } = rankingProfile().selection.quotation;
  const all = limits.flatMap((unit) => {
    const parent = statute.units[unit.unit.parent];
    if (!parent || parent.depth === 0) return [unit];
    const isShort = wholeWords(statute, parent) <= companionWords;
    if (isShort && !termDefinedBy(statute, unit) && !standsInList(context, parent)) return [parent];
    const siblings = parent.children.map((child) => statute.units[child]!);
    const limiting = siblings.filter((other) => other !== unit && limitsSibling(context, other, unit));
    return [unit, ...limiting, ...relatedProvisions(statute, [unit])];
  });
  return all.filter(
    (unit, at) =>
      !all.some((other, place) => {
        const holds = lineage(statute, unit).includes(other);
        return holds && (other !== unit || place < at);
      }),
  );
}

function standsInList({ statute }: QuotingContext, unit: StatuteUnit): boolean {
  return !standsAlone(statute, unit) && unit.runs.length > 0;
}

const NARROWS = /\b(?:phase-?out|reduc\w+|limitation|exception|shall be reduced|shall not apply)\b/i;

/** "The $25,000 amount under paragraph (2) shall be reduced" */
function limitsSibling({ statute }: QuotingContext, other: StatuteUnit, unit: StatuteUnit): boolean {
  const first = firstTextUnit(statute, other);
  const designator = unit.unit.path.at(-1);
  if (!first || !designator) return false;
  const text = `${other.unit.heading ?? ""} ${ownText(statute, first)}`;
  return NARROWS.test(text) && new RegExp(String.raw`\(${designator}\)`).test(text);
}

/** The strongest that fit. */
function fittingLimits({ statute }: QuotingContext, limits: StatuteUnit[]): StatuteUnit[] {
  const { maximumLimits, limitWords } = rankingProfile().selection.quotation;
  const chosen: StatuteUnit[] = [];
  let words = 0;
  for (const unit of limits) {
    if (chosen.length === maximumLimits) break;
    const own = quotedWords(statute, unit);
    if (chosen.length > 0 && words + own > limitWords) continue;
    words += own;
    chosen.push(unit);
  }
  return chosen;
}

/** Those with a rare word of the question, the most relevant first, as long as they are short. */
function changesOf({ statute, relevance }: QuotingContext, limits: StatuteUnit[]): StatuteUnit[] {
  const { changes, changeWords } = rankingProfile().selection.quotation;
  const textOf = (unit: StatuteUnit) =>
    [
      ...lineage(statute, unit).map((step) => step.unit.heading ?? ""),
      ownText(statute, unit),
      ...unit.children.map((child) => ownText(statute, statute.units[child]!)),
    ].join(" ");
  const touched = limits.filter((unit) => relevance.touches(textOf(unit)));
  const chosen: StatuteUnit[] = [];
  let words = 0;
  for (const unit of touched.toSorted((a, b) => relevance(b) - relevance(a))) {
    const own = wholeWords(statute, unit);
    if (chosen.length === changes || words + own > changeWords) continue;
    words += own;
    chosen.push(unit);
  }
  return chosen;
}
