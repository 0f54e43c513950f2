/** Questions that are more than one: several at once, on a wrong premise, or of facts that contradict each other. */
import { findCitations, questionWords } from "#modules/authority";
import type { RetrievalAnswer } from "../schema.ts";
import { stem } from "../stemming.ts";
import {
  afterPremise,
  composed,
  isGeneral,
  PREMISE_FAILS,
  SURE_OF_PART,
  withSentence,
  type AnsweredPart,
} from "./composing.ts";
import { aspectsIn } from "./aspects.ts";
import { contradictionIn, contradictionText } from "./contradictions.ts";
import { ofEachAspect } from "./each-aspect.ts";
import { inTurn, type AskInTurn } from "./in-turn.ts";
import { leftOpen, shareSaid } from "./left-open.ts";
import { hasOverview } from "../practice-notes/matching.ts";
import { withoutOpening } from "../practice-notes/opening.ts";
import { practiceNotes } from "../practice-notes/practice-note.ts";
import { CLAIMS_BY_TAG, isContradicted, premiseOf, type Premise } from "./premise.ts";
import { questionsIn, standsByItself, turnsIn } from "./questions.ts";

/** What contradicting facts leave of the chance that the answer is right. */
const CONTRADICTED = 0.7;
/** The answer to a premise must be this sure to speak against it. */
const SURE = 0.55;
/** And quoted words, which may be of something near, this sure. */
const SURE_OF_DENIAL = 0.7;
const DENIALS = [
  {
    claims: /\b(?:deduct\w*|writ\w+ off|write-?offs?|loss(?:es)?)\b/i,
    words: /\bno deduction\b[^.;]{0,120}\bshall be allowed\b|\bshall not be (?:allowed|deductible)\b/i,
    says: "allows no deduction",
  },
  {
    claims: /\b(?:credit)\b/i,
    words: /\bno credit\b[^.;]{0,120}\bshall be allowed\b/i,
    says: "allows no credit",
  },
  {
    claims: /\b(?:taxed|taxable|income)\b/i,
    words: /\bgross income (?:does|shall) not include\b/i,
    says: "leaves something out of income",
  },
] as const;
/** By so much an answer to the first part is surer than one to all. */
const SURER = 0.1;
/** Each is a search of its own, which others wait for. */
const MOST_PARTS = 6;
const LEFT = `Only the first ${MOST_PARTS} of these questions are answered here: ask the others by themselves.`;

/** Content words of a part that has a subject of its own, and the share of them that its bottom line says. */
const WORDS_OF_PART = 3;
const SAID = 0.5;

export interface InParts {
  question: string;
  /** Today's year. */
  today: number;
  /** `before`: the parts that a later one leans on, as turns of a conversation. */
  ask: AskInTurn;
}

/** Whether a question may need more than one answer; most do not, and are asked as they are. */
export function mayHaveParts({ question, today }: Pick<InParts, "question" | "today">): boolean {
  return (
    premiseOf(question) !== null ||
    CLAIMS_BY_TAG.test(question) ||
    contradictionIn(question, today) !== null ||
    unitsIn(question).length > 1 ||
    turnsIn(question).questions.length > 1 ||
    aspectsIn(question) !== null
  );
}

export async function answerInParts(asked: InParts): Promise<RetrievalAnswer> {
  const request = { ...asked, ask: eachOnce(asked.ask) };
  const contradiction = contradictionIn(request.question, request.today);
  const answer = (await onWrongPremise(request)) ?? unconfirmed(request.question, await answerEach(request));
  if (!contradiction || answer.refused) return answer;
  return withSentence(answer, contradictionText(contradiction), CONTRADICTED);
}

/** Several ways of dividing a question ask for the same part. */
function eachOnce(ask: AskInTurn): AskInTurn {
  const known = new Map<string, Promise<RetrievalAnswer>>();
  return (question, before) => {
    if (before && before.length > 0) return ask(question, before);
    const answer = known.get(question) ?? ask(question);
    known.set(question, answer);
    return answer;
  };
}

async function onWrongPremise({ question, ask }: InParts): Promise<RetrievalAnswer | null> {
  const premise = premiseOf(question);
  if (!premise) return null;
  const answer = await ask(premise.asked);
  const { refused, bottomLine, confidence, warnings } = answer;
  // Where the year's paper is not at hand, the base amount says nothing against a figure.
  const isOpen = premise.figure !== null && warnings.some(({ kind }) => kind === "not_in_library");
  if (refused || confidence < SURE || isOpen) return null;
  if (!bottomLine) return quotedAgainst(premise, answer);
  if (!isContradicted(premise, bottomLine)) return premise.isAll && saysYesOrNo(bottomLine) ? answer : null;
  const rest = standsByItself(premise.rest) && !premise.isAll ? await ask(premise.rest) : null;
  const isMore = rest !== null && rest.bottomLine !== null && rest.confidence >= SURE_OF_PART;
  return isMore && rest.bottomLine !== bottomLine
    ? afterPremise({ asked: premise.asked, answer }, rest)
    : withSentence(answer, PREMISE_FAILS, 1);
}

/** Of what is only quoted, what the first words deny of the premise is said as a doubt. */
function quotedAgainst({ asked, isNegative }: Premise, answer: RetrievalAnswer): RetrievalAnswer | null {
  const [first] = answer.quotations;
  if (!first || isNegative || answer.confidence < SURE_OF_DENIAL) return null;
  const denied = DENIALS.find(({ claims, words }) => claims.test(asked) && words.test(first.text));
  return denied
    ? withSentence(answer, `The premise needs a check: ${first.citation} ${denied.says} where it applies.`, 1)
    : null;
}

/** "I need not pay, do I?": a "Yes" to the rule would read as a yes to what the asker wishes. */
function unconfirmed(question: string, answer: RetrievalAnswer): RetrievalAnswer {
  const { bottomLine } = answer;
  const plain = bottomLine && CLAIMS_BY_TAG.test(question) ? withoutOpening(bottomLine, "Yes") : bottomLine;
  if (plain === bottomLine) return answer;
  return { ...answer, bottomLine: plain, answer: answer.answer.replace(bottomLine!, () => plain!) };
}

/** "It is taxed, isn't it?" is answered best as "Is it taxed?", where that has a plain answer. */
function saysYesOrNo(bottomLine: string): boolean {
  return /^(?:Yes|No|Generally yes|It depends)\b/.test(bottomLine);
}

async function answerEach(request: InParts): Promise<RetrievalAnswer> {
  const { question, ask } = request;
  const { facts, questions } = questionsIn(question);
  const whole = await ask(question);
  const turns = whole.refused ? null : await inTurn(whole, turnsIn(question), ask);
  if (turns) return turns;
  if (!whole.refused && hasOverview(practiceNotes(), { question, year: whole.year })) return whole;
  const others = await besideMissing(whole, request);
  if (others) return others;
  const aspects = aspectsIn(question);
  const both = aspects && !whole.refused ? await ofEachAspect(whole, aspects, ask) : null;
  if (both) return both;
  const all = [...new Set(grouped(questions))];
  const groups = all.slice(0, MOST_PARTS);
  if (groups.length < 2) {
    if (whole.refused) return beforeRefusal(whole, request);
    return naming(
      questions.length > 1 ? await surer(whole, `${facts} ${questions[0]}`, ask) : whole,
      questions,
    );
  }
  const parts: AnsweredPart[] = [];
  for (const asked of groups) parts.push({ asked, answer: await ask(`${facts} ${asked}`.trim()) });
  const [, ...later] = parts;
  const isUnsure = parts.some(({ answer }) => !answer.refused && answer.confidence < SURE_OF_PART);
  const answer =
    isUnsure || !later.every(isOnItsSubject) || isOneAnswer(parts) ? naming(whole, groups) : composed(parts);
  return all.length > groups.length ? withSentence(answer, LEFT, 1) : answer;
}

/** The answer to the first question alone, where those that lean on it only lead away from its rule. */
async function surer(whole: RetrievalAnswer, first: string, ask: InParts["ask"]): Promise<RetrievalAnswer> {
  const alone = await ask(first.trim());
  const isSurer = !alone.refused && alone.confidence >= whole.confidence + SURER;
  return isSurer && alone.bottomLine !== null ? alone : whole;
}

/** Each citation of a unit of the Code in the question, as it is written. */
function unitsIn(question: string): string[] {
  const found = findCitations(question).filter(
    ({ kind, confidence }) => kind === "code" && confidence !== "low",
  );
  return [...new Set(found.map(({ start, end }) => question.slice(start, end)))];
}

/** Where a unit that does not exist is why the whole is refused, what the question asks of the others. */
async function besideMissing(
  whole: RetrievalAnswer,
  { question, ask }: InParts,
): Promise<RetrievalAnswer | null> {
  const units = unitsIn(question);
  if (whole.refusal?.kind !== "no_such_unit" || units.length < 2) return null;
  for (const unit of units) {
    const left = question.replace(
      new RegExp(String.raw`(?:,|\s+(?:and|or|with|versus|vs\.?))?\s*${escaped(unit)}`),
      "",
    );
    const answer = await ask(
      left
        .replace(/\b(?:both|between)\b/gi, " ")
        .replace(/\s+(?:and|or)\s+(?=(?:say|treat|mean|differ)\b)/i, " "),
    );
    if (!answer.refused) return withSentence(answer, whole.answer, 1);
  }
  return null;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** Where a later question is why the whole is refused, the first is answered, and that one is named. */
async function beforeRefusal(whole: RetrievalAnswer, { question, ask }: InParts): Promise<RetrievalAnswer> {
  const { facts, questions } = questionsIn(question);
  const [first, ...others] = questions;
  if (others.length === 0) return whole;
  const answer = await ask(`${facts} ${first}`.trim());
  if (answer.refused) return whole;
  return composed([
    { asked: first!, answer },
    { asked: others.join("; "), answer: whole },
  ]);
}

/** Those that stand by themselves, each with the ones after it that lean on it. */
function grouped(questions: string[]): string[] {
  return questions.reduce<string[]>((groups, question) => {
    if (groups.length > 0 && !standsByItself(question))
      return [...groups.slice(0, -1), `${groups.at(-1)} And ${question}`];
    return [...groups, question];
  }, []);
}

/**
 * Whether a later part, asked by itself, was answered on its own subject: without the subject of the first a neighbor
 * comes up, and nothing is better than that.
 */
function isOnItsSubject({ asked, answer }: AnsweredPart): boolean {
  if (answer.refused) return answer.refusal?.kind !== "nothing_found";
  const own = new Set(questionWords(asked).map((word) => stem(word.asked)));
  if (answer.bottomLine === null || isGeneral(answer.bottomLine) || own.size < WORDS_OF_PART) return false;
  return shareSaid(asked, answer.bottomLine) >= SAID;
}

/** Whether one answer serves all: none can be answered, or they are about one section and say nothing different. */
function isOneAnswer(parts: readonly AnsweredPart[]): boolean {
  if (parts.every(({ answer }) => answer.refused)) return true;
  const sections = new Set(parts.map(({ answer }) => answer.sources[0]?.citation.replace(/\(.*/, "")));
  if (sections.size > 1) return false;
  const lines = parts.map(({ answer }) => answer.bottomLine);
  return lines.includes(null) || new Set(lines).size === 1;
}

/** Names later questions of which the answer shows few words. */
function naming(answer: RetrievalAnswer, questions: string[]): RetrievalAnswer {
  const left = leftOpen(answer, questions);
  if (answer.refused || left.length === 0) return answer;
  const list = left.map((question) => question.replace(/[“”?]/g, "").trim()).join("; ");
  return withSentence(answer, `This answers the first question only; ask by itself: ${list}.`, 1);
}
