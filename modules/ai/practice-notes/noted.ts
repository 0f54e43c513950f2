/** A practice note with the stored units that carry it. */
import type { Authority, Passage } from "#modules/authority";
import type { Actor } from "#modules/kernel";
import type { AnswerSection } from "../answer-sections.ts";
import { attributeAsked, names } from "../chat/attributes.ts";
import { resolveHeld, saying, sectionsOf, wordsOf, type Carrier } from "../statute/held-units.ts";
import type { Lead } from "../leads.ts";
import { isWithin } from "../statute/citations.ts";
import type { Warning } from "../schema.ts";
import { newWords } from "../stated-facts/new-words.ts";
import { answerTo } from "./answer-to.ts";
import { figuresOf, holdsFigure } from "./figures.ts";
import { notesFor, notesNear } from "./matching.ts";
import { notesOfAddition } from "./of-addition.ts";
import { notesOfAttribute } from "./of-attribute.ts";
import { goesBefore, nearestOfPapers, withNotesOfPapers, type PaperQuestion } from "./of-papers.ts";
import { noteMatching } from "./note-matching.ts";
import { shareSpokenOf } from "./note-words.ts";
import { isOverview, practiceNotes, type PracticeNote } from "./practice-note.ts";
import { specialUnit } from "./special-unit.ts";
import type { Nearness } from "../stored-vectors.ts";
import { withYearFigures, type YearFigure, type YearFigures } from "./year-figures.ts";

export interface Noted {
  note: PracticeNote;
  lead: Lead;
  /** As `lead`, with the year's own amounts beside the bases that the note states. */
  dated: YearFigures;
  /** 1 where all conditions are met, less where they nearly are. */
  fit: number;
  /** That of all openings it is the right one, 0 to 1; absent where they were not compared. */
  chance?: number;
  /** The tax year asked about. */
  year: number;
  /** With role "noted": in the order of the note's units, those of one section together. */
  sections: AnswerSection[];
}

export interface NotedRequest extends PaperQuestion {
  /** How near the question is to the notes' wordings; null without vectors. */
  near: Nearness | null;
  /** The answer where no note fits. */
  otherwise?: PracticeNote | null;
  /** What keeps a note from being offered; without it any may be. */
  allows?: (note: PracticeNote) => boolean;
  authority: Pick<Authority, "amounts" | "resolve">;
  actor: Actor;
}

/** Chance that a note that fits by its words answers the question. */
const CONFIDENCE = 0.9;

/**
 * Those that fit; before them, of a follow-up, the note on the subject that names the form or the date asked for, or that
 * speaks of what is added, where they do not.
 */
function candidates(request: NotedRequest): { notes: PracticeNote[]; fit: number } {
  const fitting = fittingNotes(request);
  const [first] = fitting.notes;
  if (first && isFirm(first)) return fitting;
  const asked = attributeAsked(request.own ?? "");
  const attribute = asked === "form" || asked === "time" ? asked : null;
  const lacks = attribute && !(first && names(attribute, first.answer));
  const before = lacks
    ? notesOfAttribute(practiceNotes(), attribute, request)
    : notesOfAddition(practiceNotes(), first, request);
  return before.length > 0 ? { notes: [...before, ...fitting.notes], fit: FIT.near } : fitting;
}

/** Whether what is said of the subject, or of a stated fact, leaves nothing for another note. */
export function isFirm(note: PracticeNote): boolean {
  return note.ofFact === true || isOverview(note);
}

/** Those that fit, else those that nearly do by their words, else those on papers that are near in meaning, else what the law says in general. */
function fittingNotes(request: NotedRequest): { notes: PracticeNote[]; fit: number } {
  const notes = practiceNotes();
  const { near, otherwise } = request;
  const ofCode = notesFor(notes, request);
  if (ofCode[0] && isFirm(ofCode[0])) return { notes: ofCode, fit: FIT.met };
  const ofPapers = near && nearestOfPapers(notes, request, near);
  const fitting = withNotesOfPapers(ofCode, notes, request);
  const nearly = fitting.length > 0 ? [] : notesNear(notes, request);
  if (
    fitting.length > 0 &&
    !(ofPapers && goesBefore(ofPapers, fitting[0]!, { question: request.question, near }))
  )
    return { notes: fitting, fit: FIT.met };
  if (nearly.length > 0) return { notes: nearly, fit: FIT.near };
  const nearest = ofPapers ? [ofPapers, ...fitting] : [];
  if (nearest.length > 0 || !otherwise) return { notes: nearest, fit: FIT.near };
  return { notes: [otherwise], fit: FIT.general };
}

/**
 * Whether a note answers by its words, and most of the question's: then it is not refused for how it is put. `surely` where
 * a note that needs no search speaks of nearly all of it: then it need not even resemble questions of tax.
 */
export function ofPractice(
  question: string,
  { law, year }: { law: Passage[]; year: number },
): { answers: boolean; surely: boolean } {
  const found = [...new Set(law.map(({ document }) => document.citation))];
  const { besideRefusalShare, surelyShare } = noteMatching();
  const fitting = notesFor(practiceNotes(), { question, year, found });
  // An overview is met only where it knows every word of the question.
  const shares = fitting.map((note) => ({
    sure: note.sure,
    share: isOverview(note) ? 1 : shareSpokenOf(note, question),
  }));
  return {
    answers: shares.some(({ share }) => share >= besideRefusalShare),
    surely: shares.some(({ sure, share }) => sure && share >= surelyShare),
  };
}

/** How well a note fits, as the fit of the confidence counts it. */
export const FIT = { met: 1, near: 0.7, general: 0.3 };

/** The most specific note that fits and whose units are held and hold its figures; null without one. */
export async function notedAnswer(request: NotedRequest): Promise<Noted | null> {
  const { notes, fit } = candidates(request);
  for (const note of request.allows ? notes.filter(request.allows) : notes) {
    const noted = await notedFrom(note, fit, request);
    if (noted) return noted;
  }
  return null;
}

/** Null where its units are not held or no longer hold its figures. */
export async function notedFrom(
  note: PracticeNote,
  fit: number,
  request: Omit<NotedRequest, "found" | "near">,
): Promise<Noted | null> {
  const held = await carriersOf(note, request);
  if (!held) return null;
  const special = specialUnit(request.question, { answer: note.answer, held });
  const noted = await notedBy({ note, held }, answerTo(request.question, note, addedWords(request)), request);
  return { ...noted, fit, sections: noteSections(special ? [...held, special] : held) };
}

function addedWords({ question, own = question }: Pick<NotedRequest, "question" | "own">): string[] {
  const known = question.slice(0, question.length - own.trim().length);
  return known === "" ? [] : newWords(own, known);
}

/** @param text What the note says to the question. */
export async function notedBy(
  { note, held }: { note: PracticeNote; held: Carrier[] },
  text: string,
  request: Omit<NotedRequest, "found" | "near">,
): Promise<Noted> {
  return {
    note,
    lead: { text, quotations: [], warnings: [], confidence: CONFIDENCE },
    dated: await withYearFigures(text, { ...request, held }),
    fit: FIT.met,
    year: request.year,
    sections: noteSections(held),
  };
}

/** Whether it rests on more than the Code. */
export function restsOnPapers({ sections }: Noted): boolean {
  return sections.some(({ section }) => section.shelf !== "statute");
}

function noteSections(units: Carrier[]): AnswerSection[] {
  return sectionsOf(units.map((one) => ({ ...one, role: "noted" })));
}

/**
 * The note's sentences first, and what the year's papers and notes add below them as remarks; but the year's own figure
 * before a note that only says that there is one. Where the law of the year asked is another, that is said instead,
 * unless the note is written for that year.
 * @param named what is said of the amounts that the question names
 */
export function withNote(
  { note, lead, dated, year }: Noted,
  ofYear: Lead[],
  named: readonly Lead[] = [],
): Lead[] {
  const isOwnYear = note.from !== null || note.to !== null;
  const borders = year >= WRITTEN_FOR ? ENDS : ALL_BORDERS;
  const isBorder = ({ text, warnings }: Lead) =>
    warnings.some(({ kind }) => borders.includes(kind)) && mayBeOfUnits(text, note);
  const besides = isOwnYear ? [] : ofYear.filter(isBorder);
  if (!besides.every((border) => isOfDatedFigures(border, note))) return ofYear;
  const remarks = ofYear.filter(({ warnings }) => !warnings.some(({ kind }) => ALL_BORDERS.includes(kind)));
  // Of several amounts that a question names none is left out for a note on another of them.
  const isNamed = ({ text }: Lead) => named.length > 1 && named.some((one) => one.text === text);
  const figures = hasBase(note)
    ? remarks.filter((one) => isFigure(one) && (isOfSectionOf(one, note) || isNamed(one)))
    : [];
  const others = remarks.filter((one) => !figures.includes(one) && (!isFigure(one) || isOfNote(one, note)));
  const isSaid = ({ money }: YearFigure) => figures.some(({ text }) => text.includes(money));
  // An overview says more than the figure before it, and would contradict it by the base alone.
  const isDated = isOverview(note) || !dated.figures.some(isSaid);
  const leading = isOverview(note) ? figures.map(withoutBase) : figures;
  return [
    ...leading,
    isDated ? { ...lead, text: dated.text } : lead,
    ...(isDated ? dated.figures.filter((one) => !isSaid(one)).map(remarkOf) : []),
    ...[...besides, ...others].map((one) => ({ ...one, decides: false })),
  ];
}

/**
 * Whether only figures changed after the year asked, and the note says the year of each that it states, or states none:
 * what it says of the rest holds then too.
 */
function isOfDatedFigures({ text, warnings }: Lead, { answer }: PracticeNote): boolean {
  const changed = figuresOf(text);
  if (changed.length === 0 || warnings.some(({ kind }) => ENDS.includes(kind))) return false;
  const stating = answer
    .split(/(?<=[.;])\s/)
    .filter((sentence) => changed.some((figure) => holdsFigure(sentence, figure)));
  return stating.every((sentence) => /\b20\d\d\b/.test(sentence));
}

/** A figure whose base the overview behind it says too: what stands in the Code is told below. */
function withoutBase(lead: Lead): Lead {
  const bases = lead.warnings.filter(({ kind }) => kind === "base_amount").map(({ text }) => text);
  return { ...lead, text: bases.reduce((text, base) => text.replace(` ${base}`, ""), lead.text) };
}

/** Whether a note's amounts are adjusted each year: "adjusted gross income" is none. */
export function hasBase({ answer }: PracticeNote): boolean {
  return /\badjusted\b(?! (?:gross|basis|taxable|current|financial|ordinary|total))/.test(answer);
}

/** Whether a figure is of a section that the note rests on: another's would stand before what the note says of its own. */
function isOfSectionOf({ text }: Lead, { units }: PracticeNote): boolean {
  const cited = text.match(/26 USC \d+[A-Z]*(?:-\d+)?/g) ?? [];
  return cited.length === 0 || cited.some((one) => units.some((unit) => isWithin(unit, one)));
}

/** Whether what is said of a unit may touch the note: it names none, one that the note rests on, or one above or below. */
function mayBeOfUnits(text: string, { units }: PracticeNote): boolean {
  const cited = text.match(/26 USC \d+[A-Z]*(?:-\d+)?(?:\([a-zA-Z\d]+\))*/g) ?? [];
  const isNear = (one: string) => units.some((unit) => isWithin(unit, one) || isWithin(one, unit));
  return cited.length === 0 || cited.some(isNear);
}

/** Whether a figure is of a provision that the note rests on. */
function isOfNote({ text }: Lead, { units }: PracticeNote): boolean {
  const cited = text.match(/26 USC \d+[A-Z]*(?:-\d+)?(?:\([a-z]\))?/g) ?? [];
  return cited.length === 0 || cited.some((one) => units.some((unit) => isWithin(unit, one)));
}

function remarkOf({ warning, quotation }: YearFigure): Lead {
  return { text: "", warnings: [warning], quotations: [quotation], decides: false };
}

/** A figure of the year's own paper. */
function isFigure({ decides, warnings }: Lead): boolean {
  return decides !== false && !warnings.some(({ kind }) => kind === "not_in_library");
}

const ENDS: Warning["kind"][] = ["ended", "not_yet"];
const ALL_BORDERS: Warning["kind"][] = [...ENDS, "other_year"];
/** Notes without years say the law of this year; that its words change later is no border for it. */
const WRITTEN_FOR = 2026;

/** What carries the note; null when the library lacks it, or when it no longer holds the note's words and figures. */
export async function carriersOf(
  { units, said = [], answer }: Pick<PracticeNote, "answer" | "said" | "units">,
  { authority, actor }: { authority: Pick<Authority, "resolve">; actor: Actor },
): Promise<Carrier[] | null> {
  const found = await Promise.all(
    units.map(async (unit) => {
      const resolved = await resolveHeld(authority, actor, unit);
      const words = said.filter(({ citation }) => citation === unit).map((one) => one.words);
      return resolved && words.length > 0 ? saying(resolved, words) : resolved;
    }),
  );
  const held = found.filter((one) => one !== null);
  if (held.length < units.length) return null;
  const text = held.map(wordsOf).join("\n");
  return figuresOf(answer).every((figure) => holdsFigure(text, figure)) ? held : null;
}
