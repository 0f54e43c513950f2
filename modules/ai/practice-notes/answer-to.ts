/** A note's sentences as the answer to a question that may ask the opposite. */
import { questionWords } from "#modules/authority";
import { readAsked } from "../bottom-line/asked.ts";
import { uncapitalized } from "../capitals.ts";
import { stem, stemsOf } from "../stemming.ts";
import { asksTheOpposite } from "./direction.ts";
import { withoutOpening } from "./opening.ts";
import { subjectWords } from "./matching-words.ts";
import type { PracticeNote } from "./practice-note.ts";

const DATED = /\b(?:after|before) [A-Z][a-z]+ \d\d?, (20\d\d)/;
const YEARS = /\b(?:19|20)\d\d\b/g;
/** Notes that say whether something is income. */
const OF_INCOME = /\bgross income\b|\b(?:is|are|the) (?:\w+ )?income\b|\bnot excluded\b/;

/**
 * Without its "Yes" where the question names another year than the note's own date, which may decide otherwise, and where
 * it asks no yes or no. A question whether something is left out of income has the opposite answer of whether it is in;
 * of another opposite the word is left away.
 * @param added words of a follow-up that the conversation did not have
 */
export function answerTo(
  question: string,
  { answer, ofFact }: Pick<PracticeNote, "answer" | "ofFact">,
  added: readonly string[] = [],
): string {
  const [, opening, sign] = /^(Yes|No)([:,]) /.exec(answer) ?? [];
  if (!opening) return asksOfExcluded(question, answer) ? `No: ${uncapitalized(answer)}` : answer;
  // The note of a fact was chosen for what the question states, exceptions included.
  if (
    !ofFact &&
    (ASKS_OF_A_CUT.test(question) ||
      statesException(question, answer) ||
      isOfLaterSentence(question, answer) ||
      isOnlyLater(added, answer))
  )
    return itDepends(answer);
  const { kind, of } = readAsked(question);
  const isTurned = kind === "whether" && of === "exclusion" && isOfIncome(answer);
  if (isTurned && sign === ":") return answer.replace(opening, opening === "Yes" ? "No" : "Yes");
  if (opening === "Yes" && (isTurned || kind !== "whether" || isOfOtherYear(question, answer)))
    return withoutOpening(answer);
  // "How much of it is left out?" wants neither.
  const isOfFigure = kind === "money" || kind === "rate" || kind === "time";
  return isOfFigure || asksTheOpposite(question, answer) ? withoutOpening(answer) : answer;
}

/** "Is it cut, capped, phased out?": a yes to the rule is no answer to that. */
const ASKS_OF_A_CUT =
  /\b(?:is|are|am|was|do|does|will|has|have)\b[^?]{0,80}\b(?:cut|reduced?|limited|capped|phased? out|phasing out|shrinks?|ends?|ended|gone|lost)\b/i;
const EXCEPTIONS =
  /\b(?:unless|except(?: for| that| where| when)?|other than|but not|apart from)\b([^.;]+)/gi;
/** So short words of an exception are on every subject. */
const COMMON =
  /^(?:that|this|with|from|than|more|less|year|years|income|tax|taxed|taxes|paid|pays|amount|amounts|person|taxpayer|made|under|only|also|other|such|where|when|gain|part|used|held|have|does|their|over|after|before|exclud\w*|deduct\w*|property|interest|first|certain|rules?|joint|return)$/;

/** Share of an exception's words that a question has which states it. */
const STATED = 0.6;

/** Whether the question states what the note's first sentence excepts, in words that the rule before it does not have. */
function statesException(question: string, answer: string): boolean {
  const [first = ""] = answer.split(/\.(?= |$)/);
  const asked = stemsOf(question);
  const rule = stemsOf(first.replace(EXCEPTIONS, " "));
  return [...first.matchAll(EXCEPTIONS)].some(([, clause]) =>
    clause!.split(/,|\bor\b/).some((alternative) => {
      const words = alternative.toLowerCase().match(/[a-z]{4,}/g) ?? [];
      const own = words.filter((word) => !COMMON.test(word) && !rule.has(stem(word))).map(stem);
      return own.length > 0 && own.filter((word) => asked.has(word)).length >= STATED * own.length;
    }),
  );
}

const LEFT_OUT = /(?:[;,] (?:but )?|\. |^)(?:no|not|nor|never|none for|not for) ([^.;]+)/gi;
/** So many subject words of a question name who or what it is about: "Can a partnership own …". */
const OPENING_WORDS = 2;

/** Whether a yes or no is asked of what the note leaves out: "…; no partnerships or nonresident aliens". */
function asksOfExcluded(question: string, answer: string): boolean {
  if (/^(?:Yes|No|Not|None)\b/.test(answer)) return false;
  if (readAsked(question).kind !== "whether" || /\b(?:not|n't|never|without)\b/i.test(question)) return false;
  const opening = questionWords(question).slice(0, OPENING_WORDS);
  const asked = stemsOf(opening.map((word) => word.asked).join(" "));
  const rule = stemsOf(answer.replace(LEFT_OUT, " "));
  return [...answer.matchAll(LEFT_OUT)].some(([, list]) =>
    list!.split(/,|\b(?:n?or|and)\b/).some((item) => {
      const words = item.toLowerCase().match(/[a-z]{4,}/g) ?? [];
      const own = words.filter((word) => !COMMON.test(word) && !rule.has(stem(word))).map(stem);
      return own.length > 0 && own.length === words.length && own.every((word) => asked.has(word));
    }),
  );
}

/** Words of this share of what the first sentence lacks stand in one that follows: it may say the opposite. */
const LATER = { words: 2, share: 0.75 };

/** "Yes, tuition is free. What pays for room and board is income." to a question on room and board. */
function isOfLaterSentence(question: string, answer: string): boolean {
  const [first, ...later] = answer.split(/\.(?= |$)/).map(stemsOf);
  const own = subjectWords(question)
    .map(stem)
    .filter((word) => !first!.has(word));
  if (own.length < LATER.words) return false;
  return later.some((held) => own.filter((word) => held.has(word)).length >= LATER.share * own.length);
}

/** Whether all that a follow-up adds stands in a later sentence alone: "and the pay for teaching?" */
function isOnlyLater(added: readonly string[], answer: string): boolean {
  const [first, ...later] = answer.split(/\.(?= |$)/).map(stemsOf);
  const words = added.map((word) => stem(word.toLowerCase()));
  return words.length > 0 && later.some((held) => words.every((word) => held.has(word) && !first!.has(word)));
}

/** A verdict that states its condition keeps its word, without which the condition says nothing: "no, while …". */
function itDepends(answer: string): string {
  return answer
    .replace(
      /^(Yes|No), (?=(?:while|unless|if|when|but|as long)\b)/,
      (_, word: string) => `It depends: ${word.toLowerCase()}, `,
    )
    .replace(/^(?:Yes|No)[:,] /, "It depends: ");
}

function isOfIncome(answer: string): boolean {
  const [first = ""] = answer.split(/\.(?= |$)/);
  return OF_INCOME.test(first) && !/\bdeduct/.test(first);
}

function isOfOtherYear(question: string, answer: string): boolean {
  const [, dated] = DATED.exec(answer) ?? [];
  const years: string[] = question.match(YEARS) ?? [];
  return dated !== undefined && years.some((year) => Number(year) <= Number(dated));
}
