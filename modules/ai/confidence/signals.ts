/** What is known of an answer by which the chance that it is right is told. */
import { questionWords, type Passage, type UnderstoodQuestion } from "#modules/authority";
import { confidenceOf, marginOf } from "../answerability.ts";
import { readAsked } from "../bottom-line/asked.ts";
import { aheadOf } from "../digests/likeness.ts";
import { nearnessToDigests } from "../digests/nearness.ts";
import type { Warning, WarningKind } from "../schema.ts";
import { stem, stemsOf } from "../stemming.ts";

/** Each from 0 to 1. `data/README.md` says what each one is. */
export const SIGNALS = [
  "search",
  "margin",
  "cited",
  "covers",
  "composed",
  "led",
  "leadSure",
  "noted",
  "otherYear",
  "base",
  "missingPaper",
  "changes",
  "documents",
  "whether",
  "figure",
  "story",
  "digestAhead",
] as const;
export type Signal = (typeof SIGNALS)[number];
export type Signals = Record<Signal, number>;

export interface Found {
  question: UnderstoodQuestion;
  passages: Passage[];
}

/** The parts of an answer that tell. */
export interface Told {
  sources: { quotable: { citation: string } }[];
  checked: { answer: string };
  bottomLine: string | null;
  warnings: Warning[];
  /** Of a lead that decides. */
  confidence?: number;
  /** How well a practice note that leads fits. */
  noted?: number;
}

/** Counts from here on are alike. */
const MOST_CHANGES = 3;
const MOST_DOCUMENTS = 6;
/** Words of a question that tells a story. */
const STORY = 40;

const CHANGES = "## What could change it";
const REST = "## The rest";

export function signalsOf({ question, passages }: Found, given: Told): Signals {
  const { sources, warnings, bottomLine, confidence: leadConfidence } = given;
  const { kind } = readAsked(question.text);
  const warns = (...kinds: WarningKind[]) => Number(warnings.some((warning) => kinds.includes(warning.kind)));
  const near = nearnessToDigests(question.meaning);
  const section = passages[0]?.document.citation ?? "";
  const documents = new Set(sources.map(({ quotable }) => quotable.citation)).size;
  return {
    search: confidenceOf(question, passages),
    margin: passages.length > 0 ? Math.min(1, Math.max(0, marginOf(passages))) : 0,
    cited: Number(passages[0]?.cited ?? false),
    covers: coverage(question.text, given),
    composed: Number(bottomLine !== null && leadConfidence === undefined),
    led: Number(leadConfidence !== undefined),
    leadSure: leadConfidence ?? 0,
    noted: given.noted ?? 0,
    otherYear: warns("other_year", "not_yet", "ended"),
    base: warns("base_amount"),
    missingPaper: warns("not_in_library"),
    changes: Math.min(1, changesOf(given.checked.answer) / MOST_CHANGES),
    documents: Math.min(1, documents / MOST_DOCUMENTS),
    whether: Number(kind === "whether"),
    figure: Number(kind === "money" || kind === "rate" || kind === "time"),
    story: Math.min(1, question.text.split(/\s+/).length / STORY),
    digestAhead: aheadOf(section, near),
  };
}

/** Share of the question's subject words that the words above the fold hold, by stems or in the statute's own terms. */
function coverage(question: string, { checked: { answer } }: Told): number {
  const asked = questionWords(question);
  if (asked.length === 0) return 1;
  const shown = stemsOf(answer.split(REST)[0]!);
  const isShown = (word: string) => word.split(" ").every((part) => shown.has(stem(part)));
  const covered = asked.filter(({ asked: word, statute }) => [word, ...statute].some(isShown));
  return covered.length / asked.length;
}

/** Units quoted as what could change the answer. */
function changesOf(answer: string): number {
  const [, below = ""] = answer.split(CHANGES);
  return below.split(/\n## /)[0]!.match(/^- /gm)?.length ?? 0;
}
