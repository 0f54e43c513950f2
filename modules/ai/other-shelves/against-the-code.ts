/**
 * Whether a document of another shelf answers better than the Code's deciding unit and the practice note that fits: by how
 * many of the question's own words these two leave unsaid, a rare word more than a common one.
 */
import { questionWords, type Passage } from "#modules/authority";
import type { AnswerSection } from "../answer-sections.ts";
import { createDraft } from "../drafting.ts";
import type { Part } from "../readers/nearness.ts";
import { lineage, ownText, type Statute, type StatuteUnit } from "../statute/statute.ts";
import { readForQuestion } from "../statute/statute-reading.ts";
import { stem, stemsOf } from "../stemming.ts";
import { shelfFit } from "./shelf-fit.ts";
import { AGAINST, type Against } from "./signals.ts";

export interface Rivalry {
  question: string;
  year: number;
  document: AnswerSection;
  /** Of the document, by what search found. */
  chance: number;
  /** The section of the Code that leads. */
  lead: AnswerSection | undefined;
  /** The sentences of the practice note. */
  note: string | null;
  /** All that were found: a word that few of them have is rare. */
  found: Passage[];
}

/** Units below one that are read with it. */
const BELOW = 12;

/** The chance, 0 to 1, that the document decides rather than what the Code and the note say. */
export function chanceAgainstTheCode(signals: Against): number {
  const { weights, constant } = shelfFit().againstTheCode;
  const logOdds = AGAINST.reduce((sum, name) => sum + weights[name] * signals[name], constant);
  return 1 / (1 + Math.exp(-logOdds));
}

export function signalsAgainst(rivalry: Rivalry): Against {
  const { question, document, chance, lead, note, found } = rivalry;
  const share = shareOf(question, found);
  const { shelf } = document.section;
  const likely = Math.min(0.9999, Math.max(0.0001, chance));
  return {
    likely: Math.log(likely / (1 - likely)),
    ofCode: lead ? share(wordsOfLead(lead, rivalry)) : 0,
    ofNote: note ? share(note) : 0,
    noted: Number(note !== null),
    ofRegulation: Number(shelf === "regulation"),
    ofRuling: Number(shelf === "ruling"),
    ofOpinion: Number(shelf === "opinion"),
    ofPublication: Number(shelf === "publication"),
    ofDetermination: Number(shelf === "determination"),
  };
}

/** Share of the question's words, by their rarity among the passages, that a text has. */
function shareOf(question: string, found: Passage[]): (text: string) => number {
  const asked = [...new Set(questionWords(question).map((word) => stem(word.asked)))];
  const passages = found.map(({ document, chunk }) => stemsOf(document.text.slice(chunk.start, chunk.end)));
  const weighed = asked.map((word) => ({
    word,
    rarity: Math.log(1 + passages.length / (1 + passages.filter((stems) => stems.has(word)).length)),
  }));
  const total = weighed.reduce((sum, { rarity }) => sum + rarity, 0) || 1;
  return (text) => {
    const stems = stemsOf(text);
    return weighed.reduce((sum, { word, rarity }) => sum + (stems.has(word) ? rarity : 0), 0) / total;
  };
}

/** The Code's deciding unit as a model reads it. */
export function leadPart(lead: AnswerSection, asked: { question: string; year: number }): Part | null {
  const read = readForQuestion(lead, { draft: createDraft(), ...asked });
  if (!read) return null;
  const { statute } = read.context;
  const headings = lineage(statute, read.deciding).map((step) => step.unit.heading ?? "");
  return {
    start: read.deciding.unit.start,
    text: [...headings, ownText(statute, read.deciding)].join(" "),
  };
}

function wordsOfLead(lead: AnswerSection, { question, year }: Rivalry): string {
  const read = readForQuestion(lead, { draft: createDraft(), question, year });
  return read ? wholeText(read.context.statute, read.deciding) : "";
}

/** With its headings and what stands below it. */
function wholeText(statute: Statute, unit: StatuteUnit): string {
  const below = statute.units.filter((other) => other !== unit && lineage(statute, other).includes(unit));
  return [
    statute.section.heading,
    ...lineage(statute, unit).map((step) => step.unit.heading ?? ""),
    ownText(statute, unit),
    ...below.slice(0, BELOW).map((other) => ownText(statute, other)),
  ].join(" ");
}
