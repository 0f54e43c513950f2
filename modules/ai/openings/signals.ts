/** What tells whether an opening answers a question: meaning, words, conditions, and where search finds its law. */
import { isOfYear, notesMetBy, standsOn } from "../practice-notes/matching.ts";
import { isBarredByFigure } from "../practice-notes/barred.ts";
import { meets, plainQuotes } from "../practice-notes/matching-words.ts";
import { practiceNotes } from "../practice-notes/practice-note.ts";
import { sectionOf } from "../statute/citations.ts";
import type { Nearness } from "../stored-vectors.ts";
import { allOpenings, type Opening } from "./opening.ts";
import { spokenByAll, type Spoken } from "./words.ts";

export interface FoundSection {
  citation: string;
  share: number;
}

/** How near a text is in meaning: to wordings of notes, to what notes say, to digests. */
export interface NearTexts {
  near: Nearness;
  nearSaid: Nearness;
  nearDigests: Nearness;
}

export interface OpeningQuestion extends NearTexts {
  question: string;
  /** The tax year asked about. */
  year: number;
  /** Sections of the Code that search found, best first, each with its score as a share of the best one's. */
  found: readonly FoundSection[];
  /** The same of a follow-up's own words alone; absent or null where there is none, and without vectors. */
  nearOwn?: NearTexts | null;
}

/** `data/README.md` says what each one is. All are about 0 to 1. */
export const OPENING_SIGNALS = [
  "asked",
  "meaning",
  "behindInMeaning",
  "said",
  "behindInSaid",
  "spoken",
  "behindInSpoken",
  "count",
  "found",
  "anyFirst",
  "anyNear",
  "firstSurely",
  "digestFirst",
  "met",
  "metShare",
  "subjectMet",
  "missed",
  "overview",
  "overviewMet",
  "fact",
  "section",
  "rule",
  "sure",
  "ofYears",
  "sisters",
  "length",
] as const;
export type OpeningSignals = Record<(typeof OPENING_SIGNALS)[number], number>;

export interface Candidate {
  opening: Opening;
  signals: OpeningSignals;
}

/** So many are looked at closely, the others being far off. */
const CANDIDATES = 40;
/** About as near as a text is that has nothing to do with a question. */
const UNRELATED = 0.3;
/** What counts are divided by, or beyond which no more is told. */
const SCALE = { words: 6, length: 80, missed: 3, near: 3 };

/** Those worth a closer look, with what tells of each. */
export function candidatesFor(asked: OpeningQuestion): Candidate[] {
  const text = plainQuotes(asked.question);
  const spoken = spokenByAll(asked.question);
  const met = new Set(notesMetBy(practiceNotes(), asked.question).map(({ id }) => id));
  const openings = allOpenings();
  const worth = Float64Array.from(openings, (opening, at) =>
    "note" in opening && !isOfYear(opening.note, asked.year)
      ? -Infinity
      : worthOf(nearestOf(opening, asked), spoken[at]!, met.has(opening.id)),
  );
  const looked = greatest(worth, CANDIDATES)
    .map((at) => {
      const opening = openings[at]!;
      return { opening, spoken: spoken[at]!, meaning: meaningOf(opening, asked) };
    })
    .filter(({ opening }) => !("note" in opening && isBarredByFigure(opening.note, text)));
  const most = (of: (one: (typeof looked)[number]) => number) => Math.max(0, ...looked.map(of));
  const best = {
    meaning: most(({ meaning }) => nearest(meaning)),
    said: most(({ meaning }) => meaning.said),
    spoken: most((one) => one.spoken.share),
  };
  return looked.map(({ opening, meaning, spoken: own }) => ({
    opening,
    signals: {
      asked: opening.kind === "overview" || opening.kind === "fact" ? 0 : meaning.asked,
      meaning: nearest(meaning),
      behindInMeaning: nearest(meaning) - best.meaning,
      said: meaning.said,
      behindInSaid: meaning.said - best.said,
      spoken: own.share,
      behindInSpoken: own.share - best.spoken,
      count: Math.min(SCALE.words, own.count) / SCALE.words,
      ...inSearch(opening, asked.found),
      ...inConditions(opening, { text, isMet: met.has(opening.id) }),
      ...ofKind(opening),
      sisters: nearestSister(opening, asked),
      length: opening.text.split(" ").length / SCALE.length,
    },
  }));
}

interface Meaning {
  asked: number;
  said: number;
}

function nearest({ asked, said }: Meaning): number {
  return Math.max(asked, said);
}

/** The greatest cosine of a text to an opening. */
export function nearestTo(opening: Opening, texts: NearTexts): number {
  return nearest(meaningOf(opening, texts));
}

function meaningOf(opening: Opening, { near, nearSaid, nearDigests }: NearTexts): Meaning {
  if ("note" in opening) return { asked: near.get(opening.id) ?? 0, said: nearSaid.get(opening.id) ?? 0 };
  const cosine = nearDigests.get(opening.digest.of) ?? 0;
  return { asked: cosine, said: cosine };
}

/** As of its meaning, without an object for each of thousands. */
function nearestOf(opening: Opening, { near, nearSaid, nearDigests }: OpeningQuestion): number {
  return "note" in opening
    ? Math.max(near.get(opening.id) ?? 0, nearSaid.get(opening.id) ?? 0)
    : (nearDigests.get(opening.digest.of) ?? 0);
}

/** A first rough order, over thousands. */
function worthOf(meaning: number, { share }: Spoken, isMet: boolean): number {
  return 6 * meaning + 4 * share + Number(isMet);
}

/** Places of the greatest finite numbers, the greatest first and of equal ones the first. */
function greatest(numbers: Float64Array, most: number): number[] {
  const least = numbers.toSorted().at(-most) ?? -Infinity;
  const places: number[] = [];
  for (let at = 0; at < numbers.length; at++)
    if (numbers[at]! >= least && numbers[at]! > -Infinity) places.push(at);
  return places.toSorted((a, b) => numbers[b]! - numbers[a]!).slice(0, most);
}

function inSearch({ kind, units }: Opening, found: readonly FoundSection[]) {
  const at = found.findIndex(({ citation }) => units.some((unit) => standsOn(unit, citation)));
  const deciding = found.find(({ citation }) => standsOn(units[0]!, citation));
  const isDigest = kind === "section" || kind === "rule";
  return {
    found: deciding?.share ?? 0,
    anyFirst: Number(at === 0),
    anyNear: Number(at >= 0 && at <= SCALE.near),
    firstSurely: at === 0 ? 1 - (found[1]?.share ?? 0) : 0,
    digestFirst: Number(isDigest && at === 0),
  };
}

function inConditions(opening: Opening, { text, isMet }: { text: string; isMet: boolean }) {
  const when = "note" in opening ? opening.note.when : [];
  const met = when.filter((pattern) => meets(pattern, text)).length;
  const isWhole = when.length > 0 && met === when.length;
  return {
    met: Number(isMet),
    metShare: met / (when.length || 1),
    subjectMet: Number(when[0] !== undefined && meets(when[0], text)),
    missed: Math.min(SCALE.missed, when.length - met) / SCALE.missed,
    overviewMet: Number(opening.kind === "overview" && isWhole),
  };
}

function ofKind(opening: Opening) {
  const note = "note" in opening ? opening.note : null;
  return {
    overview: Number(opening.kind === "overview"),
    fact: Number(opening.kind === "fact"),
    section: Number(opening.kind === "section"),
    rule: Number(opening.kind === "rule"),
    sure: Number(note?.sure === true),
    ofYears: Number(note !== null && (note.from !== null || note.to !== null)),
  };
}

let notesOnSection: Map<string, string[]> | null = null;

function notesOn(section: string): string[] {
  if (!notesOnSection) {
    notesOnSection = new Map();
    for (const { id, units } of practiceNotes())
      for (const one of new Set(units.map(sectionOf)))
        notesOnSection.set(one, [...(notesOnSection.get(one) ?? []), id]);
  }
  return notesOnSection.get(section) ?? [];
}

/** Of the other notes on the section of its deciding unit: whether the question is about that section at all. */
function nearestSister({ id, units }: Opening, { near, nearSaid }: OpeningQuestion): number {
  const others = notesOn(sectionOf(units[0]!)).filter((other) => other !== id);
  const cosines = others.flatMap((other) => [near.get(other) ?? 0, nearSaid.get(other) ?? 0]);
  return Math.max(UNRELATED, ...cosines);
}
