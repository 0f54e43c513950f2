/** The note that opens an answer: one that fits by its conditions, or the opening that is likeliest of all. */
import type { Passage } from "#modules/authority";
import { answerSections } from "./answer-sections.ts";
import { attributeAsked, names } from "./chat/attributes.ts";
import { isSaid, sentenceOn } from "./chat/said-sentences.ts";
import { isFact } from "./chat/stated.ts";
import { isSpokenOfByCode } from "./digests/choice.ts";
import { digestOf } from "./digests/digest-note.ts";
import { digestsBySection } from "./digests/digests.ts";
import { fittingNote } from "./fitting-note.ts";
import { foundSections } from "./openings/found.ts";
import { likelyOpenings, openingChoice, type LikelyOpening } from "./openings/choice.ts";
import type { Opening } from "./openings/opening.ts";
import { nearestTo, type NearTexts } from "./openings/signals.ts";
import { isSurelyMeant, statesFigure, unsaidOpenings } from "./openings/unsaid.ts";
import { yielding, type OtherDocument } from "./other-shelves/deciding-document.ts";
import { notesMetBy } from "./practice-notes/matching.ts";
import { meets, plainQuotes } from "./practice-notes/matching-words.ts";
import { practiceNotes, type PracticeNote } from "./practice-notes/practice-note.ts";
import { FIT, isFirm, notedFrom, type Noted } from "./practice-notes/noted.ts";
import { asksOfCase, citesLaw, sectionOf } from "./statute/citations.ts";
import type { Nearness } from "./stored-vectors.ts";
import { yearsIn } from "./years/year.ts";

type Noting = Parameters<typeof fittingNote>[1];
type Found = Parameters<typeof fittingNote>[0] & {
  nearSaid: Nearness | null;
  nearDigests: Nearness | null;
  nearOwn: NearTexts | null;
  /** Sections that the rule of the turn before rests on, and what was said last; empty without a turn before. */
  lastSections: readonly string[];
  /** What the earlier answers opened with. */
  said: readonly string[];
};

/** So many of the likeliest are tried, should the library lack what they rest on. */
const TRIED = 3;

/** All notes and digests near the question, the likeliest first; none without vectors. */
export function openingsFor(
  {
    ofCode,
    near,
    nearSaid,
    nearDigests,
    nearOwn,
  }: Pick<Found, "ofCode" | "near" | "nearSaid" | "nearDigests" | "nearOwn">,
  { question, year }: Pick<Noting, "question" | "year">,
): LikelyOpening[] {
  if (!near || !nearSaid || !nearDigests) return [];
  const found = foundSections(ofCode);
  return likelyOpenings({ question, year, found, near, nearSaid, nearDigests, nearOwn });
}

/** Null where nothing of our own opens the answer. What an earlier answer opened with makes room for what was not said yet. */
export async function openingNote(
  request: Found,
  noting: Noting,
  openings = openingsFor(request, noting),
): Promise<Noted | null> {
  const chosen = await chosenNote(request, noting, openings);
  if (!isFollowUp(request, noting)) return chosen;
  const completing = await completingNote(chosen, request, noting, openings);
  if (completing) return completing;
  const { said, own } = request;
  if (!chosen || !isSaid(chosen.note.answer, said)) return chosen;
  const unsaid = unsaidOpenings(likelyFor(request, noting, openings), request);
  const isSure = unsaid[0] !== undefined && isSurelyMeant(unsaid[0], request.nearOwn);
  if (!isSure && sentenceOn(own, chosen.note.answer)) return chosen;
  return (await firstHeld(unsaid, request, noting)) ?? chosen;
}

/** Of a follow-up the note that its own words complete, before one that all the turns before it have met as well. */
async function completingNote(
  chosen: Noted | null,
  request: Found,
  noting: Noting,
  openings: readonly LikelyOpening[],
): Promise<Noted | null> {
  const { own } = request;
  const isHeld = attributeAsked(own) !== null || statesFigure(own);
  if (isHeld || (chosen && (isFirm(chosen.note) || isMetByOwn(chosen.note, request, noting)))) return null;
  const nearness = (opening: Opening | undefined) =>
    opening && request.nearOwn ? nearestTo(opening, request.nearOwn) : 0;
  const least = nearness(openings.find(({ opening }) => opening.id === chosen?.note.id)?.opening);
  const met = new Set(notesMetBy(practiceNotes(), noting.question).map(({ id }) => id));
  const mayOpen = ({ opening, chance }: LikelyOpening) =>
    "note" in opening &&
    chance >= openingChoice().unsaid.chance &&
    met.has(opening.id) &&
    nearness(opening) > least &&
    isMetByOwn(opening.note, request, noting) &&
    staysOn(opening, request) &&
    !isSaid(opening.text, request.said);
  return firstHeld(openings.filter(mayOpen), request, noting);
}

async function chosenNote(request: Found, noting: Noting, openings: LikelyOpening[]): Promise<Noted | null> {
  const fitting = await fittingNote(request, noting);
  if (fitting && isFirm(fitting.note)) return fitting;
  const likely = likelyFor(request, noting, openings);
  const own = fitting && likely.find(({ opening }) => opening.id === fitting.note.id);
  const known = fitting && own ? { ...fitting, chance: own.chance } : fitting;
  if (known && (isOfAskedYear(known, noting) || completes(known, request, noting))) return known;
  const before = likely.filter(
    (one) =>
      !known ||
      isBeforeGeneral(one, known, isFollowUp(request, noting)) ||
      (isBefore(one, own ?? null) && (staysOn(one.opening, request) || !staysOn(known.note, request))),
  );
  return (await firstHeld(before, request, noting)) ?? known;
}

async function firstHeld(
  openings: readonly LikelyOpening[],
  request: Found,
  noting: Noting,
): Promise<Noted | null> {
  for (const { opening, chance } of openings.slice(0, TRIED)) {
    const noted =
      "note" in opening
        ? await notedFrom(opening.note, FIT.near, noting)
        : await digestOf(opening.digest, noting);
    if (noted) return { ...asFound(noted, request.ofCode), chance };
  }
  return null;
}

/** Whether an opening comes before a note that fits by its conditions: no digest does, and none before one of a year that is asked for. */
function isBefore({ opening, score, chance }: LikelyOpening, own: LikelyOpening | null): boolean {
  if (!("note" in opening)) return false;
  const { beforeFitting, beforeUnlike } = openingChoice();
  return own ? score - own.score > beforeFitting : chance >= beforeUnlike;
}

/** What holds of any expense says nothing to a fact that is added to a rule. */
function isBeforeGeneral({ opening, chance }: LikelyOpening, { fit }: Noted, isAdded: boolean): boolean {
  return isAdded && fit === FIT.general && "note" in opening && chance >= openingChoice().ofSubject;
}

/** Of the law that the question cites, where it cites any; none where only the law's own words are asked for. */
function likelyFor({ own, ofCode }: Found, { question }: Noting, openings: LikelyOpening[]) {
  const cited = citesLaw(own) ? ofCode.filter((passage) => passage.cited) : [];
  if (cited.length > 0 && !asksOfCase(own)) return [];
  const sections = cited.map(({ document }) => document.citation);
  const isOfCited = ({ opening }: LikelyOpening) =>
    sections.length === 0 ||
    opening.units.some((unit) => sections.includes(sectionOf(unit))) ||
    ("note" in opening && namesNumber(opening.note, { question, sections }));
  return openings.filter((one) => isOfCited(one) && mayBeOfFact(one.opening, question));
}

/** Whether a note knows what the number is of: "section 530 relief" is of another Act. */
function namesNumber(
  { when }: PracticeNote,
  { question, sections }: { question: string; sections: string[] },
): boolean {
  const numbers = sections.map((section) => section.replace("26 USC ", ""));
  const isOfNumber = ({ source }: RegExp) =>
    numbers.some((number) => new RegExp(`\\b${number}\\b`).test(source));
  const [subject] = when;
  return subject !== undefined && isOfNumber(subject) && meets(subject, plainQuotes(question));
}

/** Whether a note holds for some years only, and the question names one. */
function isOfAskedYear({ note }: Noted, { question }: Noting): boolean {
  return (note.from !== null || note.to !== null) && yearsIn(question).length > 0;
}

/** Half of the conditions of a note of a stated fact must be met, and nothing that it leaves out, or the fact may be another. */
function mayBeOfFact(opening: Opening, question: string): boolean {
  if (opening.kind !== "fact") return true;
  const { when, unless } = opening.note;
  const text = plainQuotes(question);
  if (unless && meets(unless, text)) return false;
  return when.filter((pattern) => meets(pattern, text)).length > when.length / 2;
}

/**
 * Of a follow-up that meets what the turns before had not met of a note: what it only nearly meets, many words may seem
 * to, and what was met before may have nothing of what is added.
 */
function completes({ note, fit }: Noted, request: Found, noting: Noting): boolean {
  return (
    isFollowUp(request, noting) &&
    fit === FIT.met &&
    staysOn(note, request) &&
    isMetByOwn(note, request, noting)
  );
}

/** Or it names the form or the date that is asked for. */
function isMetByOwn({ when, answer }: PracticeNote, { own }: Found, { question }: Noting): boolean {
  const attribute = attributeAsked(own);
  if ((attribute === "form" || attribute === "time") && names(attribute, answer)) return true;
  const known = plainQuotes(question.slice(0, question.length - own.trim().length));
  return when.some((pattern) => !meets(pattern, known));
}

function isFollowUp({ own }: Found, { question }: Noting): boolean {
  return own.trim().length < question.trim().length;
}

/**
 * A fact is stated to the rule of the turn before: a note that it meets by a word of its own, "my wife has a business", may
 * be of another rule. Whatever asks or turns to something else may leave that rule.
 */
function staysOn({ units }: Pick<Opening, "units">, { own, lastSections }: Found): boolean {
  return lastSections.length === 0 || !isFact(own) || lastSections.includes(sectionOf(units[0]!));
}

/** With what search found in the section, so that limits which the question touches stand below the digest as below a rule. */
export function asFound(noted: Noted, ofCode: Passage[]): Noted {
  const [lead] = answerSections(ofCode);
  const sections = noted.sections.map((one) =>
    one.section.citation === lead?.section.citation ? { ...lead, role: one.role, units: one.units } : one,
  );
  return { ...noted, sections };
}

interface Gathered {
  question: string;
  ofCode: Passage[];
  other: OtherDocument | null;
  nearDigests: Nearness | null;
}

/** An opinion on the subject says more beside what the Code itself says of the question, and does not decide it. */
export function withoutOpinionOver<Request extends Gathered>(request: Request): Request {
  const { other, ofCode, question, nearDigests: near } = request;
  const own = digestsBySection().get(ofCode[0]?.document.citation ?? "");
  if (other?.answered.section.shelf !== "opinion" || !own || !near) return request;
  return isSpokenOfByCode(own, { question, near })
    ? { ...request, other: { ...yielding(other), yields: true } }
    : request;
}
