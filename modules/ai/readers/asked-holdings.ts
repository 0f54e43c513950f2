/** Of what a court holds, the sentences on the question. */
import { questionWords, type DocumentText } from "#modules/authority";
import type { Range } from "#modules/authority/schema";
import { countWords } from "../quoting/length.ts";
import { stem, stemsOf } from "../stemming.ts";
import { linesOf, trimmed } from "./lines.ts";
import { VERBS_OF_PAPERS } from "./summary.ts";
import { holdingsOf, type Holding } from "./court-holdings.ts";
import type { Nearness, Part } from "./nearness.ts";

/** Holdings that are quoted at most, and their words together. */
const HOLDINGS = 3;
const WORDS = 150;
/** Share of the closest holding's worth from which another one is quoted beside it. */
const NEARLY = 0.6;
/** What a holding gains from its paragraph and its headings, as a share of what it gains from its own words. */
const AROUND = 0.5;
/** What a sentence gains in which the court says that it decides. */
const EXPRESS = 0.2;
/** What it loses where it only disposes of a motion. */
const DISPOSES = 0.25;
/** Holds only for a premise that the court does not make: "if the letter were a rule, …". */
const ON_A_PREMISE = /^(?:(?:even )?if\b|assuming\b|were\b)/i;
const OF_A_MOTION = /\b(?:motions?|summary (?:judgment|adjudication)|will dismiss)\b/i;

interface Weighed {
  holding: Holding;
  worth: number;
}

/** Holdings that are compared with the question in meaning. */
const COMPARED = 10;
/** What words count beside the cosine, whose spread is less. */
const BY_WORDS = 0.1;
/** Share of the nearest holding's worth from which another one stands beside it. */
const AS_NEAR = 0.75;

/** Those that share most with the question by their words. */
export function likelyHoldings(question: string, opinion: DocumentText): Part[] {
  return weigh(question, opinion)
    .toSorted((a, b) => b.worth - a.worth || a.holding.start - b.holding.start)
    .slice(0, COMPARED)
    .map(({ holding: { start, end } }) => ({ start, text: opinion.text.slice(start, end) }));
}

/** In the order of the text; of a headnote that shares no word with the question the first. Empty for no opinion. */
export function askedHoldings(question: string, opinion: DocumentText, nearness?: Nearness): Range[] {
  const weighed = weigh(question, opinion)
    .map(({ holding, worth }) => {
      const cosine = nearness && (nearness.get(holding.start) ?? 0);
      return { holding, worth: cosine === undefined ? worth : cosine + BY_WORDS * worth };
    })
    .filter(({ holding }) => !isOnPremise(opinion, holding))
    .toSorted((a, b) => b.worth - a.worth || a.holding.start - b.holding.start);
  const [best] = weighed;
  if (!best) return [];
  const chosen: Range[] = [];
  let words = 0;
  for (const { holding, worth } of weighed.slice(0, HOLDINGS)) {
    words += countWords(opinion.text.slice(holding.start, holding.end));
    if (chosen.length > 0 && (words > WORDS || worth < (nearness ? AS_NEAR : NEARLY) * best.worth)) break;
    // A quotation stays within one line.
    chosen.push(...linesOf(opinion.text, holding).map((line) => trimmed(opinion.text, line)));
  }
  return chosen.toSorted((a, b) => a.start - b.start);
}

function isOnPremise({ text }: DocumentText, { start, end }: Range): boolean {
  return ON_A_PREMISE.test(text.slice(start, end));
}

function weigh(question: string, opinion: DocumentText): Weighed[] {
  // The names of the parties say nothing of the issue.
  const name = stemsOf(`${opinion.heading} ${opinion.citation}`);
  const words = questionWords(question).filter(
    ({ asked: word }) => !VERBS_OF_PAPERS.test(word.toLowerCase()),
  );
  const asked = [...new Set(words.map(({ asked: word }) => stem(word.toLowerCase())))].filter(
    (word) => !name.has(word),
  );
  const read =
    known.get(opinion) ??
    holdingsOf(opinion).map((holding) => ({
      holding,
      own: stemsOf(opinion.text.slice(holding.start, holding.end)),
      around: stemsOf(holding.around),
    }));
  known.set(opinion, read);
  const rarity = (word: string) =>
    Math.log(1 + read.length / (1 + read.filter(({ own }) => own.has(word)).length));
  const total = asked.reduce((sum, word) => sum + rarity(word), 0) || 1;
  const share = (stems: Set<string>) =>
    asked.filter((word) => stems.has(word)).reduce((sum, word) => sum + rarity(word), 0) / total;
  return read.map(({ holding, own, around }) => ({
    holding,
    worth:
      share(own) +
      AROUND * share(around) +
      EXPRESS * Number(holding.isExpress) -
      DISPOSES * Number(OF_A_MOTION.test(opinion.text.slice(holding.start, holding.end))),
  }));
}

const known = new WeakMap<DocumentText, { holding: Holding; own: Set<string>; around: Set<string> }[]>();
