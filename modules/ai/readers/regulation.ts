/** Reads a regulation: the paragraph that answers, and an example when the question resembles one. */
import { sentencesOf } from "#modules/authority";
import type { AnswerSection } from "../answer-sections.ts";
import { createDraft } from "../drafting.ts";
import { rankingProfile } from "../profile.ts";
import { countWords, wholeWords } from "../quoting/length.ts";
import { label, type QuotingContext } from "../quoting/quotation.ts";
import { isWritten, writeUnit } from "../quoting/units.ts";
import { isExample } from "../statute/examples.ts";
import { createRelevance } from "../statute/relevance.ts";
import {
  firstTextUnit,
  hasText,
  lineage,
  ownText,
  readStatute,
  type Statute,
  type StatuteUnit,
} from "../statute/statute.ts";
import type { Nearness, Part } from "./nearness.ts";
import type { Reader, Reading } from "./reader.ts";

export const readRegulation: Reader = (reading) => {
  const found = paragraphFor(reading);
  if (!found) return;
  const { draft, position } = reading;
  if (position > 0) draft.line("");
  draft.line(`### Under the regulations: ${label(found.context, found.context.statute.units[0]!)}`);
  writeParagraph(found);
};

interface FoundParagraph {
  context: QuotingContext;
  paragraph: StatuteUnit | null;
  /** Another one that is about as near. */
  second?: StatuteUnit;
  /** One that resembles the question. */
  example: StatuteUnit | null;
}

/** The paragraph that answers, or an example like the question; null when the regulation has neither. */
export function paragraphFor({
  draft,
  question,
  answered,
  year,
}: Omit<Reading, "position">): FoundParagraph | null {
  const statute = readStatute(answered.section);
  const relevance = createRelevance(question, statute, answered);
  const context = { draft, statute, relevance, year, explains: answered.explains };
  const cited =
    answered.citedUnit === null ? null : firstTextUnit(statute, statute.units[answered.citedUnit]!);
  const likely = answered.nearness && nearest(context, answered.nearness);
  if (likely && !cited) return likely;
  const rules = rulesOf(statute);
  const ofRule = rules.filter((unit) => !onlyTakesBack(statute, unit));
  const paragraph = cited ?? closest(context, ofRule) ?? closest(context, rules);
  const example = cited ? null : exampleLike(context, paragraph);
  return paragraph || example ? { context, paragraph, example } : null;
}

/** Paragraphs and examples that may answer, those with most of the question's words, to be compared in meaning. */
export function likelyParagraphs(question: string, answered: AnswerSection): Part[] {
  const statute = readStatute(answered.section);
  const relevance = createRelevance(question, statute, answered);
  const worth = worthIn({ relevance });
  const rules = rulesOf(statute).filter((unit) => !onlyTakesBack(statute, unit));
  const examples = examplesOf(statute);
  const likely = (units: StatuteUnit[], count: number) =>
    units.toSorted((a, b) => worth(b) - worth(a) || a.index - b.index).slice(0, count);
  return [...likely(rules, RULES), ...likely(examples, EXAMPLES)].map((unit) => ({
    start: unit.unit.start,
    text: [...lineage(statute, unit).map((step) => step.unit.heading ?? ""), ownText(statute, unit)].join(
      " ",
    ),
  }));
}

/** Units that are compared in meaning. */
const RULES = 16;
const EXAMPLES = 4;
/** What the share of common words counts beside the cosine. */
const WORDS = 0.03;
/** By how much an example must be nearer than the rule, which says more than one case. */
const EXAMPLE_LEAD = 0.04;
/** An example that is this far behind the rule still shows it, if the two have room together. */
const EXAMPLE_BEHIND = 0.02;
/** A second paragraph that is this far behind stands beside the nearest. */
const SECOND_BEHIND = 0.05;

/** The nearest paragraph, with an example that is about as near; an example alone that is nearer than any paragraph. */
function nearest(context: QuotingContext, nearness: Nearness): FoundParagraph | null {
  const { statute } = context;
  const words = worthIn(context);
  const read = statute.units
    .filter((unit) => hasText(unit) && nearness.has(unit.unit.start))
    .map((unit) => ({ unit, worth: nearness.get(unit.unit.start)! + WORDS * Math.min(1, words(unit)) }))
    .toSorted((a, b) => b.worth - a.worth || a.unit.index - b.unit.index);
  const rules = read.filter(({ unit }) => !isExample(statute, unit));
  const example = read.find(({ unit }) => isExample(statute, unit));
  const [first] = rules;
  if (!first && !example) return null;
  const isNearer = example && (!first || example.worth > first.worth + EXAMPLE_LEAD);
  // An example is of the rule in whose paragraph it stands.
  const ofExample = isNearer && rules.find(({ unit }) => unit.unit.path[0] === example.unit.unit.path[0]);
  const rule = ofExample || first;
  const isOld = example !== undefined && isOfLongAgo(context, example.unit);
  const isShown = isNearer || (example && !isOld && first && example.worth > first.worth - EXAMPLE_BEHIND);
  const room = rule ? rankingProfile().selection.quotation.briefRunWords - wholeWords(statute, rule.unit) : 0;
  const second = rules.find(
    ({ unit, worth }) =>
      unit !== rule?.unit &&
      worth > first!.worth - SECOND_BEHIND &&
      wholeWords(statute, unit) <= room &&
      !lineage(statute, unit).includes(rule!.unit) &&
      !lineage(statute, rule!.unit).includes(unit),
  );
  return {
    context: { ...context, isBrief: true, nearness },
    paragraph: rule?.unit ?? null,
    ...(!isShown && second && { second: second.unit }),
    example: isShown ? example.unit : null,
  };
}

/** The sentences of the paragraphs that would be quoted, where these are too long to be quoted whole. */
export function longSentences(question: string, answered: AnswerSection): Part[] {
  const read = paragraphFor({ draft: createDraft(), question, answered, year: 0 });
  if (!read) return [];
  const { statute } = read.context;
  const { briefRunWords } = rankingProfile().selection.quotation;
  const { text } = statute.section;
  return [read.paragraph, read.example]
    .flatMap((unit) => unit?.runs ?? [])
    .filter((run) => countWords(text.slice(run.start, run.end)) > briefRunWords)
    .flatMap((run) => sentencesOf(text, run).slice(0, SENTENCES))
    .map(({ start, end }) => ({ start, text: text.slice(start, end) }));
}

/** Of one paragraph that are compared in meaning. */
const SENTENCES = 10;

export function writeParagraph({ context, paragraph, second, example }: FoundParagraph): void {
  if (paragraph) writeUnit(context, paragraph);
  if (second) writeUnit(context, second);
  if (example && !isWritten(context, example)) writeUnit(context, example);
}

/**
 * Units that state rules: with text of their own, in no example and no paragraph on when the section applies; of past law
 * only where there are no others.
 */
function rulesOf(statute: Statute): StatuteUnit[] {
  const rules = statute.units.filter(
    (unit) => hasText(unit) && !isExample(statute, unit) && !lineage(statute, unit).some(isOnDates),
  );
  const current = rules.filter((unit) => !isOfPast(statute, unit));
  return current.length > 0 ? current : rules;
}

const MONTH = "(?:January|February|March|April|May|June|July|August|September|October|November|December)";
/** "Placed in service before January 1, 1987": a rule for what happened before P.L. 115-97. */
const OF_PAST = new RegExp(String.raw`\b(?:before|prior to) ${MONTH} \d{1,2}, (?:19\d\d|200\d|201[0-7])\b`);

function isOfPast(statute: Statute, unit: StatuteUnit): boolean {
  return (
    OF_PAST.test(ownText(statute, unit)) ||
    lineage(statute, unit).some(({ unit: { heading } }) => OF_PAST.test(heading ?? ""))
  );
}

/** What sets no rule: tables of contents, dates of effect, what is reserved. */
const ON_DATES =
  /^\W*(?:effective|applicability|effective\/applicability|expiration) dates?\b|^\W*applicability\.?$|\breserved\b|^\W*(?:table of contents|outline)/i;

function isOnDates({ unit }: StatuteUnit): boolean {
  return ON_DATES.test(unit.heading ?? "");
}

/** "Paragraph (a) of this section does not apply to …": no answer without the rule that it takes back. */
const TAKES_BACK = /^paragraphs? \(\w+\)[^.;]{0,80} (?:do|does|shall) not apply\b/i;

function onlyTakesBack({ quotable: { text } }: Statute, { unit }: StatuteUnit): boolean {
  const own = text.slice(unit.start, unit.end).replace(/^\s*\(\w+\)\s*/, "");
  return TAKES_BACK.test(
    unit.heading
      ? own
          .trimStart()
          .replace(unit.heading, "")
          .replace(/^[\s.—-]+/, "")
      : own,
  );
}

/** Years between those that an example tells of and the one asked: its law may be another, its figures surely are. */
const LONG_AGO = 30;

/** Whether all years that an example names lie so far back that it shows more of its time than of the rule. */
function isOfLongAgo({ statute, year }: QuotingContext, unit: StatuteUnit): boolean {
  const years = [...ownText(statute, unit).matchAll(/(?<![\d§.,$-])(19\d\d|20\d\d)(?![\d,.]*\d|-\d)/g)].map(
    ([, one]) => Number(one),
  );
  return years.length > 0 && Math.max(...years) <= year - LONG_AGO;
}

function examplesOf(statute: Statute): StatuteUnit[] {
  return statute.units.filter((unit) => hasText(unit) && isExample(statute, unit));
}

/** How relevant a unit is by its own words, what search found in it, and the words of what stands right below it. */
function worthIn({ relevance }: Pick<QuotingContext, "relevance">): (unit: StatuteUnit) => number {
  const { retrievedWithin } = rankingProfile().selection.point;
  return (unit) => relevance(unit) + retrievedWithin * relevance.retrieved(unit);
}

function closest(context: QuotingContext, units: StatuteUnit[]): StatuteUnit | null {
  const worth = worthIn(context);
  const [best] = units.toSorted((a, b) => worth(b) - worth(a) || a.index - b.index);
  return best && worth(best) > 0 ? best : null;
}

/** An example that shares more with the question than the rule does: it tells a case like the asker's. */
function exampleLike(context: QuotingContext, rule: StatuteUnit | null): StatuteUnit | null {
  const { statute, relevance } = context;
  const example = closest(
    context,
    examplesOf(statute).filter((unit) => !isOfLongAgo(context, unit)),
  );
  return example && relevance(example) > (rule ? relevance(rule) : 0) ? example : null;
}
