/** How the best document of another shelf compares with the first section of the Code, for one question. */
import {
  formatCitation,
  questionWords,
  tie,
  type DocumentText,
  type Passage,
  type UnderstoodQuestion,
} from "#modules/authority";
import type { Shelf } from "#modules/authority/schema";
import { holdingsOf } from "../readers/court-holdings.ts";
import { stem, stemsAmong, stemsOf } from "../stemming.ts";

/** Each from 0 to 1. `data/README.md` says what each one is. */
export const COMPARED = [
  "passage",
  "document",
  "phrase",
  "codePassage",
  "codeSection",
  "codePhrase",
  "documentCoverage",
  "codeCoverage",
  "held",
  "heldByCode",
  "gained",
  "lost",
  "tied",
  "length",
  "ofTax",
  "ofOther",
  "outOfScope",
  "regulation",
  "ruling",
  "opinion",
  "publication",
  "register",
  "speaks",
  "apart",
  "holding",
  "heldOpinion",
  "heldRuling",
  "similarOpinion",
] as const;
export type Compared = Record<(typeof COMPARED)[number], number>;

/** Of a document against the Code and a note; `likely` is the log odds of its chance, the others are from 0 to 1. */
export const AGAINST = [
  "likely",
  "ofCode",
  "ofNote",
  "noted",
  "ofRegulation",
  "ofRuling",
  "ofOpinion",
  "ofPublication",
  "ofDetermination",
] as const;
export type Against = Record<(typeof AGAINST)[number], number>;

const NONE = { passage: 0, section: 0, phrase: 0 };
/** A question of so many subject words is as long as any. */
const LONG = 20;

/** A document as search found it. */
export interface Rival {
  /** Its own, best first. */
  passages: Passage[];
  /** Score of the best other document of its shelf, 0 without one. */
  next: number;
}

/** @param code passages of the Code, best first */
export function compare(question: UnderstoodQuestion, { passages, next }: Rival, code: Passage[]): Compared {
  const asked = new Set(questionWords(question.text).map(({ asked: word }) => stem(word)));
  const heldIn = (passage: Passage) => stemsIn(passage, asked);
  const own = passages.map(heldIn);
  const together = new Set(own.flatMap((stems) => [...stems]));
  const first = code[0];
  const lead = code.filter(({ document }) => document.citation === first?.document.citation);
  const ofLead = new Set(lead.flatMap((passage) => [...heldIn(passage)]));
  const share = (isHeld: (word: string) => boolean) =>
    asked.size === 0 ? 0 : [...asked].filter(isHeld).length / asked.size;
  const best = (all: Set<string>[]) => Math.max(0, ...all.map((stems) => share((word) => stems.has(word))));
  const similar = passages[0]!.similarity ?? NONE;
  const similarCode = first?.similarity ?? NONE;
  const { document, score } = passages[0]!;
  const stands = (shelf: Shelf) => Number(document.shelf === shelf);
  const held = best(own);
  return {
    passage: similar.passage,
    document: similar.section,
    // A new item of a bulletin has no phrases yet.
    phrase: similar.phrase || similar.passage,
    codePassage: Math.max(0, ...code.map(({ similarity }) => similarity?.passage ?? 0)),
    codeSection: similarCode.section,
    codePhrase: similarCode.phrase,
    documentCoverage: passages[0]!.coverage,
    codeCoverage: first?.coverage ?? 0,
    held,
    heldByCode: best(code.map(heldIn)),
    gained: share((word) => together.has(word) && !ofLead.has(word)),
    lost: share((word) => ofLead.has(word) && !together.has(word)),
    tied: Number(first !== undefined && isUnder(passages[0]!.document, first.document.citation)),
    length: Math.min(1, asked.size / LONG),
    ofTax: question.subject?.domain.tax ?? 0,
    ofOther: question.subject?.domain.other ?? 0,
    outOfScope: question.subject?.outOfScope ?? 0,
    regulation: stands("regulation"),
    ruling: stands("ruling"),
    opinion: stands("opinion"),
    publication: stands("publication"),
    register: stands("register"),
    speaks: speaksOf(document, first?.document.key),
    apart: score > 0 ? Math.max(0, 1 - next / score) : 0,
    holding: share((word) => holdingStems(document).has(word)),
    heldOpinion: held * stands("opinion"),
    heldRuling: held * stands("ruling"),
    similarOpinion: similar.passage * stands("opinion"),
  };
}

/** How much a document speaks of a section of the Code: 1 where it names it twenty times. */
function speaksOf(document: DocumentText, section: string | undefined): number {
  const times = (section && sectionsNamed(document).get(section.toLowerCase())) || 0;
  return Math.min(1, Math.log1p(times) / Math.log1p(OFTEN));
}
const OFTEN = 20;

const named = new WeakMap<DocumentText["structure"], Map<string, number>>();

function sectionsNamed({ structure, text }: DocumentText): Map<string, number> {
  const known = named.get(structure);
  if (known) return known;
  const counts = new Map<string, number>();
  for (const [, section] of text.matchAll(/(?:\bsections?|§§?|\bsec\.)\s*(\d+[A-Z]{0,2})\b(?![.-]\d)/gi))
    counts.set(section!.toLowerCase(), (counts.get(section!.toLowerCase()) ?? 0) + 1);
  named.set(structure, counts);
  return counts;
}

const holdings = new WeakMap<DocumentText["structure"], Set<string>>();

/** Words of what an opinion holds; empty for other documents. */
function holdingStems(document: DocumentText): Set<string> {
  const known = holdings.get(document.structure);
  if (known) return known;
  const text = holdingsOf(document).map(({ start, end }) => document.text.slice(start, end));
  const stems = stemsOf(text.join(" "));
  holdings.set(document.structure, stems);
  return stems;
}

/** By the passage as found for one question: each document is compared with the same passages of the Code. */
const known = new WeakMap<Passage, Set<string>>();

/** Those of the question's stems that the passage has. */
function stemsIn(passage: Passage, asked: ReadonlySet<string>): Set<string> {
  const { document, chunk } = passage;
  const text = () => `${document.heading} ${document.text.slice(chunk.start, chunk.end)}`;
  const stems = known.get(passage) ?? stemsAmong(text(), asked);
  known.set(passage, stems);
  return stems;
}

/** Whether a regulation stands under a section of the Code by its number: 26 CFR 1.61-21 under 26 USC 61. */
export function isUnder(document: DocumentText, section: string): boolean {
  return tie({ ...document, path: [] }).some((of) => formatCitation({ ...of, path: [] }) === section);
}
