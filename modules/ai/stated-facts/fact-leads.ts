/**
 * What leads where a question states a fact that a limit of the same provision is about: ages, periods and numbers against
 * the limit's own, and what a follow-up adds against what the provision leaves out.
 */
import type { AnswerSection } from "../answer-sections.ts";
import { namesYearOnly, topicWords } from "../chat/question-shape.ts";
import { REST } from "../answer-headings.ts";
import type { Lead, LeadQuotation } from "../leads.ts";
import type { Noted } from "../practice-notes/noted.ts";
import type { SourcedAnswer } from "../retrieval-answer.ts";
import { isWithin } from "../statute/citations.ts";
import { lineage, ownText, readStatute, type Statute, type StatuteUnit } from "../statute/statute.ts";
import { stemsOf, stem } from "../stemming.ts";
import { comparedText, comparedWith, keepsRule, type Compared, type Standing } from "./compared.ts";
import { withoutOpening } from "../practice-notes/opening.ts";
import { leftOut } from "./left-out.ts";
import { limitsIn } from "./limits.ts";
import { measuresIn } from "./measures.ts";
import { touchedUnit } from "./touched-unit.ts";

export interface FactRequest {
  /** As asked, without earlier turns. */
  own: string;
  /** Behind what it leans on. */
  asked: string;
  noted: Noted | null;
  /** Those that the answer draws on, most important first. */
  sections: readonly AnswerSection[];
  /** The answer without any lead. */
  plain: SourcedAnswer;
}

/** The leads of an answer, after what the facts stated make of them; the same where they make nothing. */
export function withFacts(request: FactRequest, led: Lead[]): Lead[] {
  const lead = factLead(request, led.map(({ text }) => text).join(" "));
  if (!lead) return led;
  return [lead, ...(lead.decides === false ? led : led.map(withoutYes))];
}

function factLead(request: FactRequest, said: string): Lead | null {
  // The note is about the very fact.
  if (request.noted?.note.ofFact) return null;
  return measured(request, said) ?? (request.own.trim() === request.asked.trim() ? null : added(request));
}

/** Limits of age leave the disabled out: 26 USC 152(c)(3)(B), 21(b)(1)(B), 72(t)(2)(A)(iii). */
const OF_ANY_AGE =
  /\b(?:disab(?:led|ility)|handicap\w*|special[- ]needs|incapacitated|(?:physically|mentally) (?:or mentally )?(?:incapable|unable)|wheelchair|down syndrome|autis\w+)\b/i;

/** A fact that keeps the limit is a remark; one that does not decides. */
function measured(given: FactRequest, said: string): Lead | null {
  // An age of one year is not that of another.
  const request = namesYearOnly(given.own) ? { ...given, asked: given.own } : given;
  if (measuresIn(request.asked).length === 0) return null;
  const found = ofNote(request) ?? ofQuotations(request) ?? ofSection(request);
  if (!found) return null;
  if (found.compared.limit.kind === "age" && OF_ANY_AGE.test(request.asked)) return null;
  const { compared, place, quotations, standing, isFar } = found;
  const isKept = keepsRule(compared, standing);
  if (!isKept && isAlternative(request.sections, place)) return null;
  // Of a unit that nobody quotes a remark would only lead away.
  if (isKept && isFar) return null;
  if (isKept && /^No\b/.test(said)) return null;
  return { ...leadOf(request, comparedText(compared, place, standing), quotations), decides: !isKept };
}

/** One of several that are joined by "or" bars nothing: 26 USC 1(g)(2)(A) asks for an age under 18, or a student. */
function isAlternative(sections: readonly AnswerSection[], place: string): boolean {
  return statutesOf(sections).some(({ statute }) => {
    const unit = statute.units.find(({ index }) => statute.quotable.parts[index]!.citation === place);
    if (!unit) return false;
    return lineage(statute, unit).some((step) => isJoinedByOr(statute, step));
  });
}

function isJoinedByOr(statute: Statute, unit: StatuteUnit): boolean {
  const items = statute.units.find(({ children }) => children.includes(unit.index))?.children ?? [];
  return items.slice(0, -1).some((item) => OR_AT_THE_END.test(textOf(statute, statute.units[item]!)));
}

function textOf({ section }: Statute, { unit }: StatuteUnit): string {
  return section.text.slice(unit.start, unit.end).trim();
}

const OR_AT_THE_END = /\bor$/;

interface Found {
  compared: Compared;
  place: string;
  standing: Standing;
  quotations: LeadQuotation[];
  /** Of another unit of the section than the answer rests on. */
  isFar?: boolean;
}

const EXCEPTS =
  /\b(?:shall not (?:apply|be|include)|does not (?:apply|include)|no (?:amount|deduction|credit|exclusion|tax)\b[^.;]{0,60}\b(?:paid|shall|allowed)|other than|except|unless)\b/i;

/** What an exclusion grants takes nothing away from it. */
const EXCLUSION = /\bgross income (?:of [^.;]{1,60} )?(?:shall|does) not include\b/gi;

/** Whether what stands above or before the limit takes something away from the rule. */
function standingOf(statute: Statute, unit: StatuteUnit, { limit }: Compared): Standing {
  const own = ownText(statute, unit);
  const above = lineage(statute, unit).filter((step) => step !== unit);
  const before = own.slice(0, Math.max(0, own.indexOf(limit.said)));
  const words = [...above.map((step) => ownText(statute, step)), before].join(" ");
  return EXCEPTS.test(words.replace(EXCLUSION, "")) ? "exception" : "condition";
}

function ofNote({ asked, noted }: FactRequest): Found | null {
  const compared = noted && comparedWith(asked, noted.note.answer);
  if (!compared) return null;
  const place = statutesOf(noted.sections)
    .flatMap(({ statute, units }) => units.map((unit) => ({ statute, unit: statute.units[unit]! })))
    .find(({ statute, unit }) => holdsLimit(statute, unit, compared));
  // A period of the same length may be a limit of another kind: "once in 2 years" beside "2 years or more".
  if (!place) return null;
  const { citation } = place.statute.quotable.parts[place.unit.index]!;
  return {
    compared,
    place: citation,
    standing: standingOf(place.statute, place.unit, compared),
    quotations: [],
  };
}

function holdsLimit({ section }: Statute, { unit }: StatuteUnit, { limit }: Compared): boolean {
  return limitsIn(section.text.slice(unit.start, unit.end)).some(
    ({ kind, value, bound }) => kind === limit.kind && value === limit.value && bound === limit.bound,
  );
}

/** The first of what is quoted above the fold, of the leading section or of a regulation under it, that has the one limit. */
function ofQuotations({ asked, plain, sections }: FactRequest): Found | null {
  const key = sections.find(({ section }) => section.shelf === "statute")?.section.key;
  const { answer, quotations } = plain.checked;
  const above = answer.slice(0, answer.indexOf(REST) + 1 || undefined);
  for (const { text, citation } of quotations) {
    const [, section] = /^26 USC (\w+)/.exec(citation) ?? [];
    if (section !== key || /\bExample\b/.test(citation) || !above.includes(`“${text}”`)) continue;
    const compared = comparedWith(asked, text);
    if (!compared) continue;
    const sentence = text
      .slice(0, Math.max(0, text.indexOf(compared.limit.said)))
      .split(/\.\s/)
      .at(-1)!;
    const standing = EXCEPTS.test(sentence) ? "exception" : "condition";
    return { compared, place: citation, standing, quotations: [] };
  }
  return null;
}

/** The one limit of its kind that the whole leading section has, where the unit is about what is asked. */
function ofSection({ asked, sections }: FactRequest): Found | null {
  const [first] = statutesOf(sections);
  if (!first || /§|\bsection \d/.test(asked)) return null;
  const { statute } = first;
  const compared = comparedWith(asked, statute.units.map((unit) => ownText(statute, unit)).join("\n"));
  if (!compared) return null;
  const unit = statute.units.find((one) => holdsLimit(statute, { ...one, unit: ownRange(one) }, compared));
  const quotation = unit && quotationOf(statute, unit, []);
  if (!quotation || !(compared.limit.isOfChild || isOnSubject(statute, unit, asked))) return null;
  const place = statute.quotable.parts[unit.index]!.citation;
  return {
    compared,
    place,
    standing: standingOf(statute, unit, compared),
    quotations: [quotation],
    isFar: true,
  };
}

/** Whether the unit, with those above it, names something that the question does. */
function isOnSubject(statute: Statute, unit: StatuteUnit, asked: string): boolean {
  const steps = lineage(statute, unit).map((step) => `${step.unit.heading ?? ""} ${ownText(statute, step)}`);
  const held = stemsOf(steps.join(" "));
  return topicWords(asked).filter((word) => held.has(stem(word.toLowerCase()))).length >= ON_SUBJECT;
}

/** Words that a unit far from what is quoted shares with the question. */
const ON_SUBJECT = 2;

function ownRange({ unit, runs }: StatuteUnit): StatuteUnit["unit"] {
  const [first] = runs;
  return first ? { ...unit, start: first.start, end: runs.at(-1)!.end } : { ...unit, end: unit.start };
}

/** What the follow-up adds, against what the note leaves out, or the unit of the section that is about it. */
function added(request: FactRequest): Lead | null {
  const { own, asked, noted, sections, plain } = request;
  const known = asked.slice(0, asked.length - own.trim().length);
  const out = noted ? leftOut(noted.note.answer, own, known) : [];
  for (const { statute, units } of statutesOf(noted ? noted.sections : sections).slice(
    0,
    noted?.sections.length ?? 1,
  )) {
    const near = subsectionsOf(statute, units, plain.deciding);
    const touched = touchedUnit(statute, { own, known: `${known} ${noted?.note.answer ?? ""}`, near });
    const quotation = touched && quotationOf(statute, touched.unit, touched.words);
    if (!quotation) continue;
    const { citation } = statute.quotable.parts[touched.unit.index]!;
    if ((plain.deciding && isWithin(plain.deciding, citation)) || plain.bottomLine?.includes(citation))
      continue;
    const words = touched.words.join(", ");
    const text =
      out.length > 0 ? leftOutText(out) : `On what is added (${words}), ${citation} has a rule of its own:`;
    return leadOf(request, text.replace(/:$/, ", quoted first."), [quotation]);
  }
  return out.length > 0 ? leadOf(request, leftOutText(out), []) : null;
}

/** First designations of the units that the answer rests on: "h" of "26 USC 163(h)(3)". A fact belongs to their rule. */
function subsectionsOf(statute: Statute, units: number[], deciding?: string | null): Set<string> {
  const noted = units.flatMap((at) => statute.units[at]!.unit.path[0] ?? []);
  const [, own] = /^26 USC [\w-]+\((\w+)\)/.exec(deciding ?? "") ?? [];
  return new Set(noted.length > 0 || !own ? noted : [own]);
}

function leftOutText(words: string[]): string {
  return `No, by what is added (${words.join(", ")}): the rule leaves that out.`;
}

/** The run of the unit that has most of the words. */
function quotationOf(statute: Statute, unit: StatuteUnit, words: string[]): LeadQuotation | null {
  const sharedBy = ({ start, end }: { start: number; end: number }) => {
    const held = stemsOf(statute.section.text.slice(start, end));
    return words.filter((word) => held.has(stem(word.toLowerCase()))).length;
  };
  const [range] = unit.runs.toSorted((a, b) => sharedBy(b) - sharedBy(a));
  return range ? { quotable: statute.quotable, part: unit.index, range } : null;
}

function statutesOf(sections: readonly AnswerSection[]): { statute: Statute; units: number[] }[] {
  return sections
    .filter(({ section }) => section.shelf === "statute")
    .map(({ section, units = [] }) => ({ statute: readStatute(section), units }));
}

function leadOf({ noted }: FactRequest, text: string, quotations: LeadQuotation[]): Lead {
  return { text, quotations, warnings: [], ...(noted && { confidence: noted.lead.confidence }) };
}

/** "Yes: required distributions begin …" after a fact that the rule does not reach. */
function withoutYes(lead: Lead): Lead {
  return { ...lead, text: withoutOpening(lead.text, "Yes") };
}
