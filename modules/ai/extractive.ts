/**
 * The built-in model. It writes its own words only where the facts of the deciding unit carry them, and those that
 * connect quotations: the bottom line, why, what could change it, the rest, and where it stands.
 */
import { headingCase, type Shelf } from "#modules/authority/schema";
import type { AnswerSection } from "./answer-sections.ts";
import { bottomLine } from "./bottom-line/bottom-line.ts";
import { RULE } from "./confidence/opening.ts";
import { PLACES, REST } from "./answer-headings.ts";
import { createDraft, type Draft } from "./drafting.ts";
import { isNote, leadText, writeLeads, writeNotes, type Lead } from "./leads.ts";
import { writeBeside, writeDecidingDocument, writeUnderTheCode } from "./other-shelves/writing.ts";
import { wordsOfNote, writeNoted, type NotedWords } from "./noted-words.ts";
import { rankingProfile } from "./profile.ts";
import { countWords, wholeWords } from "./quoting/length.ts";
import { notQuoted } from "./quoting/not-quoted.ts";
import { citationOf } from "./quoting/quotation.ts";
import { isWritten, writeUnit } from "./quoting/units.ts";
import { readProse } from "./readers/prose.ts";
import type { Reader } from "./readers/reader.ts";
import { readRegulation } from "./readers/regulation.ts";
import { readStatuteSection } from "./readers/statute.ts";
import { readForQuestion, type StatuteReading } from "./statute/statute-reading.ts";

const READERS: Record<Shelf, Reader> = {
  statute: readStatuteSection,
  regulation: readRegulation,
  ruling: readProse,
  determination: readProse,
  opinion: readProse,
  publication: readProse,
  register: readProse,
};

/** What to draft an answer from. */
export interface DraftRequest {
  question: string;
  /** Most important first. */
  sections: AnswerSection[];
  /** Tax year that the answer is for. */
  year: number;
  /** What stands before the answer's own bottom line, first things first. */
  leads: Lead[];
  /** What holds in general, below a document that says it of the case. */
  inGeneral?: string | null;
}

export interface ExtractiveDraft {
  draft: Draft;
  /** First paragraph of the draft; null where it begins with quoted words. */
  bottomLine: string | null;
  /** Pin cite of the unit that answers; null where no section of the Code leads. */
  deciding: string | null;
}

export function draftExtractive(request: DraftRequest): ExtractiveDraft {
  const { sections, leads } = request;
  const draft = createDraft();
  const noted = sections.filter(({ role }) => role === "noted");
  const document = decidingDocument(sections);
  const under = sections.filter(({ role }) => role === "under the Code");
  const beside = sections.filter(({ role }) => role === "beside the Code");
  const decides =
    document ?? noted[0] ?? sections.find(({ role }) => role === "deciding partner") ?? sections[0];
  const reading =
    decides?.section.shelf === "statute" ? readForQuestion(decides, { draft, ...request }) : null;
  const line = firstLine(request, reading);
  if (line) draft.line(line);
  writeLeads(
    draft,
    leads.filter((lead) => !isNote(lead)),
  );
  const ofNote = wordsOfNote(request, draft, document ? [] : noted);
  if (document) writeDocument(request, draft, { document, isBelow: line !== null });
  else if (noted.length > 0) writeNoted(draft, ofNote.above);
  else if (reading) writeDeciding(draft, reading, line !== null);
  if (document && request.inGeneral) writeGeneral(draft, request.inGeneral);
  for (const one of under) (document ? writeBeside : writeUnderTheCode)(request, draft, one);
  // Beside the amount that they are about.
  writeNotes(draft, leads.filter(isNote));
  const words = countWords(draft.toString());
  for (const one of beside) writeBeside(request, draft, one);
  const wordsBeside = countWords(draft.toString()) - words;
  const touched = document ? [] : sections.filter(({ role }) => role === "touched partner");
  writeChanges(request, { draft, reading, touched });
  const written = [
    ...(document || reading ? [decides!] : []),
    ...(document ? [] : noted),
    ...under,
    ...beside,
    ...touched,
  ];
  const left = sections.filter((one) => !written.includes(one));
  writeRest(request, { draft, reading, folded: ofNote.below, sections: left, wordsBeside });
  writePlaces(draft, sections);
  return { draft, bottomLine: line, deciding: reading && citationOf(reading.context, reading.deciding) };
}

/** The document of another shelf that decides, or that the question names first. */
function decidingDocument(sections: AnswerSection[]): AnswerSection | undefined {
  const [first] = sections;
  const isNamed = first?.role === undefined && first?.section.shelf !== "statute";
  return sections.find(({ role }) => role === "deciding document") ?? (isNamed ? first : undefined);
}

/** The leads' sentences, and the answer's own unless one of them decides. */
function firstLine({ question, leads }: DraftRequest, reading: StatuteReading | null): string | null {
  const own =
    reading && leads.every((lead) => lead.decides === false)
      ? bottomLine(reading.context, {
          question,
          unit: reading.deciding,
          hasExceptions: reading.changes.length > 0,
          hasParallel: reading.hasParallel,
        })
      : null;
  return [leadText(leads.filter((lead) => !isNote(lead))), own].filter(Boolean).join(" ") || null;
}

function writeDocument(
  request: DraftRequest,
  draft: Draft,
  { document, isBelow }: { document: AnswerSection; isBelow: boolean },
): void {
  if (isBelow) draft.line("");
  if (isBelow) draft.line("## Why");
  writeDecidingDocument(request, draft, document);
}

function writeGeneral(draft: Draft, text: string): void {
  draft.line("");
  draft.line(text);
}

function writeDeciding(
  draft: Draft,
  { context, deciding, isTextAsked, keep, rules }: StatuteReading,
  isBelow: boolean,
) {
  const { ruleWordsAbove, textWords } = rankingProfile().selection.quotation;
  if (isBelow) draft.line("");
  draft.line(isBelow ? "## Why" : RULE);
  writeUnit(context, deciding, { keep, words: isTextAsked ? textWords : undefined });
  const [rule] = rules;
  if (rule && wholeWords(context.statute, rule) <= ruleWordsAbove) writeUnit(context, rules.shift()!);
}

interface Rest {
  draft: Draft;
  reading: StatuteReading | null;
}

function writeChanges(
  { question, year }: DraftRequest,
  { draft, reading, touched }: Rest & { touched: AnswerSection[] },
): void {
  const changes = reading?.changes.filter((unit) => !isWritten(reading.context, unit)) ?? [];
  if (changes.length + touched.length === 0) return;
  draft.line("");
  draft.line("## What could change it");
  touched.forEach((answered, index) =>
    readStatuteSection({ draft, question, answered, position: index + 1, year }),
  );
  for (const unit of changes) writeUnit(reading!.context, unit, { bullet: "- " });
}

function writeRest(
  { question, year }: DraftRequest,
  {
    draft,
    reading,
    folded,
    sections,
    wordsBeside,
  }: Rest & { folded: NotedWords[]; sections: AnswerSection[]; wordsBeside: number },
): void {
  draft.line("");
  draft.line(REST);
  for (const one of folded) if (!one.isWritten()) one.write("- ");
  const { restWords } = rankingProfile().selection.quotation;
  // What other shelves say takes no room from the Code.
  const isFull = () => countWords(draft.toString()) > restWords + wordsBeside;
  if (reading) writeRestOf(reading, isFull);
  sections.forEach((answered, index) => {
    if (isFull() && answered.role === "beside") return;
    if (answered.role === "folded beside the Code") return writeBeside({ question, year }, draft, answered);
    READERS[answered.section.shelf]({ draft, question, answered, position: index + 1, year });
  });
}

/** The section's other units that matter most, then where it says more. */
function writeRestOf({ context, rules, others }: StatuteReading, isFull: () => boolean): void {
  const { draft } = context;
  const { restUnits } = rankingProfile().selection.quotation;
  const chosen = [...rules, ...others.slice(0, restUnits).toSorted((a, b) => a.index - b.index)];
  for (const unit of chosen) {
    if (isWritten(context, unit) || isFull()) continue;
    writeUnit(context, unit, { bullet: "- " });
  }
  const more = notQuoted(context);
  if (more) draft.line(`- ${more}`);
}

function writePlaces(draft: Draft, sections: AnswerSection[]): void {
  const quoted = sections.filter(({ section }) =>
    draft.sources.some((source) => source.quotable.citation === section.citation),
  );
  if (quoted.length === 0) return;
  draft.line("");
  draft.line(PLACES);
  for (const { section } of quoted) {
    const place = section.hierarchy
      .map((step) => (step.heading ? `${step.label}, ${headingCase(step.heading)}` : step.label))
      .join("; ");
    const heading = [section.heading, place]
      .filter(Boolean)
      .join(": ")
      .replace(/[.\s]+$/, "");
    draft.line(`- ${section.citation}, ${heading}. As of ${stateOf(section)}.`);
  }
}

/** Release point of the Code; of another document its date, or the edition that it is from. */
function stateOf({ shelf, asOf, date }: AnswerSection["section"]): string {
  return shelf === "statute" ? `release point ${asOf}` : (date ?? asOf);
}
