/**
 * A follow-up that is put behind a long question drowns in it: "what about a heat pump" after solar panels brings the
 * panels again. Where the answer of the turn before comes again, or an unsure one, the question is asked in other ways,
 * nearer to its own words; an answer that speaks of what is new in it, and is still on the subject, takes the place.
 */
import { REST } from "../answer-headings.ts";
import type { PastTurn } from "../contract.ts";
import { NEAREST_RULE } from "../confidence/opening.ts";
import type { RetrievalAnswer } from "../schema.ts";
import { newWords } from "../stated-facts/new-words.ts";
import { stem, stemsOf } from "../stemming.ts";
import { corrected } from "./corrections.ts";
import { readFollowUp, subjectsOf } from "./follow-up.ts";
import { isPerson, topicWords } from "./question-shape.ts";
import { isFact } from "./stated.ts";

/** An answer below this may give way to one that is so much surer. */
const UNSURE = 0.5;
const SURER = 0.1;
/** An answer that takes the place of a repeated one is at least this sure. */
const SURE = 0.55;
/** And this sure where it need not say what is new. */
const SURE_OF_WHOLE = 0.75;
/** Quotations from the top in which it must speak of what is new. */
const SHOWN = 3;

interface FollowUp {
  question: string;
  history: readonly PastTurn[];
}

/** Null where the answer at hand stands, or no other way brings a better one. */
export async function askedAnew(
  { question, history }: FollowUp,
  given: RetrievalAnswer,
  ask: (question: string) => Promise<RetrievalAnswer>,
): Promise<RetrievalAnswer | null> {
  const own = corrected(question);
  const earlier = history.map((turn) => corrected(turn.question));
  const { asked } = readFollowUp(own, earlier);
  const last = history.at(-1);
  // A fact is measured by the rule before: what else has its words may be the law of somebody else.
  if (!last || asked === own || isFact(own)) return null;
  const known = earlier.join(" ");
  const added = newWords(own, known);
  const isRepeated = restsOnSame(given, last) || history.some((turn) => repeats(given, turn));
  const isMissed = isRepeated && isThing(withoutLead(own)) && !speaksOf(given, added);
  if (added.length === 0 || (!isWeak(given) && !isMissed)) return null;
  const least = isMissed ? SURE : Math.max(UNSURE, given.confidence + SURER);
  for (const { way, isWhole } of otherWays(own, earlier)) {
    const answer = await ask(way);
    if (answer.refused || answer.confidence < least || history.some((turn) => repeats(answer, turn)))
      continue;
    // What stands in the place of another thing may be called otherwise by the law: a cousin abroad a nonresident alien.
    const isOfIt = speaksOf(answer, added) || (isWhole && answer.confidence >= SURE_OF_WHOLE);
    if (isOfIt && isOnSubject(answer, last, known)) return answer;
  }
  return null;
}

interface Way {
  way: string;
  /** A question by itself, of the new thing in place of the one before. */
  isWhole: boolean;
}

/** Other questions that mean the same, the likeliest first. */
export function otherWays(own: string, earlier: readonly string[]): Way[] {
  const subjects = subjectsOf(earlier);
  const topic = subjects.at(-1)?.topic ?? "";
  const asks = questionIn(topic);
  const bare = withoutLead(own);
  const whole = isThing(bare) ? inPlaceOfThing(asks, bare) : withThing(own, topic);
  const words = [asks, topic].map(subjectWords).find((some) => some.length >= ENOUGH_WORDS) ?? [];
  const before = subjects.at(-2)?.topic;
  const loose = [
    asks !== topic.trim() && `${withoutEnd(asks)}, ${own}`,
    words.length > 0 && `${withoutEnd(bare)}, ${words.join(" ")}`,
    before && `${withoutEnd(before)}, ${own}`,
  ].filter((way): way is string => Boolean(way));
  return [
    ...(whole ? [{ way: whole, isWhole: true }] : []),
    ...loose.map((way) => ({ way, isWhole: false })),
  ];
}

/** With fewer a question says too little of what it is about. */
const ENOUGH_WORDS = 2;

function subjectWords(text: string): string[] {
  return topicWords(text).filter((word) => !isPerson(word));
}

/** The last sentence of a topic that asks; what was told before it is of the case before. */
function questionIn(topic: string): string {
  const sentences = topic.trim().split(/(?<=[.!?;])\s+/);
  return sentences.findLast((sentence) => sentence.endsWith("?")) ?? topic.trim();
}

const LEAD =
  /^\W*(?:(?:and|but|so|or|then|ok(?:ay)?|also|even) +)*(?:(?:what|how) about |what of |what if |same (?:question |thing )?(?:for|with|if) |does (?:it|that) (?:matter|change)(?: anything)? (?:that|if|when) |if |for |with )?/i;

function withoutLead(own: string): string {
  return own.replace(LEAD, "").trim();
}

/** "A heat pump", "my cousin in Canada": names something and says nothing of it. */
function isThing(bare: string): boolean {
  return (
    /^(?:(?:an?|the|my|our|his|her|their|some) )?[\w'-]+(?: [\w'-]+){0,4}\W*$/i.test(bare) && !SAYS.test(bare)
  );
}
const SAYS =
  /\b(?:is|are|was|were|am|has|have|had|do|does|did|can|could|will|would|must|should|may|i|we|he|she|it|they)\b|n't\b/i;

/** What a question asks of, where an article and a verb before it tell: "Can it have a trust as shareholder?" */
const OBJECT =
  /(\b(?:have|has|get|take|claim|deduct|use|buy|own|sell|be|become|for|on|of|about|to) )(?:an?|the|my|our|his|her|their|any) [\w'-]+(?: (?!(?:as|in|on|for|of|to|at|from|with|if|when|be|is|are|taxed|taxable|deductible)\b)[\w'-]+)?/i;

/** "Is the mileage to my office deductible?" */
const SUBJECT =
  /^((?:is|are|was|were) )(?!it\b|this\b|that\b|there\b|i\b)[^,;.?]{2,60}?(?= (?:tax(?:ed|able)?|tax-free|deductible|exempt|income|wages|included|excluded|reported|subject)\b)/i;

function inPlaceOfThing(asks: string, thing: string): string | null {
  const place = [SUBJECT, OBJECT].find((pattern) => pattern.test(asks));
  return place ? asks.replace(place, (_, before: string) => before + withoutEnd(thing)) : null;
}

const NAMED = /\b(?:an?|the|my|our|his|her|their) (?!case\b|year\b)[\w'-]+(?: of (?:the |my )?[\w'-]+)?/gi;

/** "Can I depreciate it?" with the thing that the topic named last in place of "it". */
function withThing(own: string, topic: string): string | null {
  const thing = topic.match(NAMED)?.at(-1);
  return thing && /\b(?:it|them)\b/i.test(own) ? own.replace(/\b(?:it|them)\b/i, thing) : null;
}

function withoutEnd(text: string): string {
  return text.trim().replace(/[.?!\s]+$/, "");
}

function isWeak({ refused, confidence, bottomLine }: RetrievalAnswer): boolean {
  return refused || confidence < UNSURE || (bottomLine?.startsWith(NEAREST_RULE) ?? false);
}

/** Whether the answer of the turn before comes again, whatever is said before it. */
function repeats({ bottomLine, quotations }: RetrievalAnswer, last: PastTurn): boolean {
  const rule = bottomLine?.replace(
    /^(?:Nothing found here speaks|What was found)\b.*? (?:rule without it|rule itself)\. /,
    "",
  );
  return rule ? last.answer.includes(rule) : restsOnSame({ quotations }, last);
}

/** Whether the words of law that decide are those that decided the turn before. */
function restsOnSame({ quotations }: Pick<RetrievalAnswer, "quotations">, last: PastTurn): boolean {
  const [first] = quotations;
  return first !== undefined && last.answer.split(`\n${REST}`)[0]!.includes(`“${first.text}”`);
}

function speaksOf({ bottomLine, quotations }: RetrievalAnswer, words: readonly string[]): boolean {
  const told = bottomLine?.replace(/^Nothing found here speaks of [^;]*;/, "") ?? "";
  const held = stemsOf([told, ...quotations.slice(0, SHOWN).map(({ text }) => text)].join(" "));
  return words.some((word) => held.has(stem(word.toLowerCase())));
}

/** Whether it is of the section of the turn before, or says a word of the conversation. */
function isOnSubject(answer: RetrievalAnswer, last: PastTurn, known: string): boolean {
  const section = /^\d+ (?:USC|CFR) [\w.-]+/.exec(answer.sources[0]?.citation ?? "")?.[0];
  if (section && last.answer.includes(section)) return true;
  return speaksOf(answer, subjectWords(known));
}
