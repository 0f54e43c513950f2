/**
 * A turn that asks of the rule of the turn before what belongs to any rule: which form, why, does my State matter. That
 * rule is found as it was before and shown in short, with a sentence of its own first; what the rule itself does not tell
 * is asked in general.
 */
import type { PastTurn } from "../contract.ts";
import { NEAREST_RULE } from "../confidence/signals.ts";
import type { RetrievalAnswer } from "../schema.ts";
import { entitiesIn, entityAsked } from "./another-thing.ts";
import { attributeAsked, type Attribute } from "./attributes.ts";
import { corrected } from "./corrections.ts";
import { entityText } from "./entities.ts";
import { readFollowUp } from "./follow-up.ts";
import { dueText, formFor, formText, placesIn, type Form } from "./forms.ts";
import { generalQuestion } from "./general-questions.ts";
import { openingWords, sentenceOn } from "./said-sentences.ts";
import { shortened } from "./short-answer.ts";
import { sectionOf } from "../statute/citations.ts";
import { asksAgain, isThanks } from "./small-talk.ts";
import { certaintyText, eachText, placeText, reasonText, stateText } from "./turn-sentences.ts";

export interface TurnOnLast {
  attribute: Exclude<Attribute, "amount"> | "entity";
  /** As asked. */
  question: string;
  history: PastTurn[];
  /** The turn whose rule it is about: its question, and what was said before it. */
  about: { question: string; history: PastTurn[]; answer: string };
  /** What the conversation is about, with this question and the one that it is about behind it. */
  asked: string;
}

/** Null where a question asks something else, or no rule was told before it. */
export function turnOnLast(question: string, history: readonly PastTurn[]): TurnOnLast | null {
  const own = corrected(question);
  const attribute = attributeAsked(own) ?? (entityAsked(own) && "entity");
  if (!attribute || attribute === "amount") return null;
  const at = lastRuleAt(history);
  const turn = history[at];
  if (!turn?.answer.includes("“")) return null;
  const earlier = history.map((one) => corrected(one.question));
  const about = { question: turn.question, history: history.slice(0, at), answer: turn.answer };
  // "What if I am an employee?" is supposed for the turn only that it stands in.
  const asked = [readFollowUp(own, earlier).asked, turn.question].join(", ");
  return { attribute, question, history: [...history], about, asked };
}

/** The last turn that was told a rule, and not only something of one. */
export function lastRuleAt(history: readonly PastTurn[]): number {
  return history.findLastIndex((turn) => {
    const before = corrected(turn.question);
    return !asksAgain(before) && !isThanks(before) && !isOnLast(before);
  });
}

function isOnLast(question: string): boolean {
  const attribute = attributeAsked(question);
  return attribute !== null && attribute !== "amount";
}

const OF_FORM: TurnOnLast["attribute"][] = ["form", "place", "time", "manner"];

type Ask = (question: string, history: PastTurn[]) => Promise<RetrievalAnswer>;

export async function answerOnLast(turn: TurnOnLast, ask: Ask): Promise<RetrievalAnswer> {
  const { attribute, about } = turn;
  if (attribute === "entity") return ofEntity(turn, ask);
  if (attribute === "records" || attribute === "consequence") return inGeneral(turn, ask);
  const form = OF_FORM.includes(attribute) ? formFor(placesIn(about.answer), turn.asked) : null;
  if ((attribute === "form" || attribute === "time") && !form) return ask(turn.question, turn.history);
  const answer = await ask(about.question, about.history);
  if (attribute === "form") return shortened(answer, toldForm(turn, form!) ?? formText(form!));
  if (attribute === "place") return shortened(answer, placeText(form?.form.split(",")[0] ?? null));
  if (attribute === "time") return ofTime(turn, { answer, due: dueText(form!) }, ask);
  if (attribute === "manner") return ofManner(turn, { answer, form }, ask);
  return shortened(answer, TEXTS[attribute](answer));
}

/** Whatever payers send in. */
const RECEIVED = /\bForms? (?:1099|1098|1095|W-2|W-2G|SSA-1099)\b(?:-\w+)?/g;
const FORM = /\b(?:Form|Schedule) (?:\d+[\w-]*|[A-Z]{1,3}\b)/g;

/** What an answer of the conversation said itself of another form than the one that its rule is mostly told on. */
function toldForm({ about, question }: TurnOnLast, { form }: Form): string | null {
  const said = openingWords(about.answer);
  const told = said.replace(RECEIVED, "").match(FORM) ?? [];
  if (told.length === 0 || told.some((one) => form.includes(one))) return null;
  return sentenceOn(question, said);
}

const TEXTS = { reason: reasonText, state: stateText, each: eachText, certainty: certaintyText };

/** The rule for that kind of business; where it is the same, what that means for it. */
async function ofEntity({ question, history, about }: TurnOnLast, ask: Ask): Promise<RetrievalAnswer> {
  const own = await ask(question, history);
  if (!own.refused && !repeats(own, about.answer)) return own;
  const answer = own.refused ? await ask(about.question, about.history) : own;
  const entity = entityAsked(corrected(question))!;
  const ofOthers = entitiesIn(answer.bottomLine ?? "");
  const isOfOther = ofOthers.length > 0 && !ofOthers.includes(entity);
  const text = isOfOther ? otherEntityText(ofOthers[0]!, entity) : entityText(entity);
  return shortened(answer, [text, answer.bottomLine].filter(Boolean).join(" "));
}

/** "An S corporation's owner who works for it is its employee" says nothing of an LLC. */
function otherEntityText(told: string, asked: string): string {
  return `The rule found speaks of ${named(told)}, and for ${named(asked)} it may be another: ask for that by itself.`;
}

function named(entity: string): string {
  return `${/^(?:[SL]|LLC)\b/.test(entity) ? "an" : "a"} ${entity}`;
}

/** A day by which something must be done; that a law begins after one is none. */
const DUE =
  /\b(?:by|until|before|within|not later than|due|deadline)\b[^.;]{0,40}\b(?:(?:January|February|March|April|May|June|July|August|September|October|November|December) \d|\d+(?:th|st|rd)?[ -](?:days?|months?|years?)|due date)\b/i;

/** A note that names the date comes before the form's. */
async function ofTime(
  turn: TurnOnLast,
  { answer, due }: { answer: RetrievalAnswer; due: string },
  ask: Ask,
): Promise<RetrievalAnswer> {
  const own = await ask(turn.question, turn.history);
  const says = DUE.test(own.bottomLine ?? "") && !repeats(own, turn.about.answer);
  return says ? own : shortened(answer, due);
}

const NOT_TOLD = "How it is done what was found does not tell; this is the rule itself.";

/** A note on the same law that tells how comes before the form on which it is done. */
async function ofManner(
  { question, history, about }: TurnOnLast,
  { answer, form }: { answer: RetrievalAnswer; form: Form | null },
  ask: Ask,
): Promise<RetrievalAnswer> {
  const own = await ask(question, history);
  const isTold = own.bottomLine !== null && !own.bottomLine.startsWith(NEAREST_RULE);
  if (isTold && isOnSameLaw(own, about.answer) && !repeats(own, about.answer)) return own;
  return shortened(answer, form ? formText(form) : NOT_TOLD);
}

/** Whether an answer rests on a section that the one before quotes. */
function isOnSameLaw({ sources: [first] }: RetrievalAnswer, before: string): boolean {
  const section = first && sectionOf(first.citation);
  return placesIn(before).some((place) => sectionOf(place) === section);
}

/** Of an answer to what is kept or risked. */
const SPEAKS: Partial<Record<TurnOnLast["attribute"], RegExp>> = {
  records:
    /\b(?:records?|receipts?|substantiat\w*|written|proof|prove\w*|document\w*|acknowledg\w+|appraisals?|logs?|keeps?|kept)\b/i,
  consequence: /\b(?:penalt\w+|percent|addition|interest|fines?|excise|prison|lost|loses?)\b/i,
};

/** The rule of the conversation is about a penalty itself, and may come again. */
const OF_PENALTY = /\b(?:penalt(?:y|ies)|additions? to (?:the )?tax|excise tax|additional tax)\b/i;

/** The rule's own answer where it has one, else what holds of any return. */
async function inGeneral(turn: TurnOnLast, ask: Ask): Promise<RetrievalAnswer> {
  const own = await ask(turn.question, turn.history);
  if (turn.attribute === "consequence" && OF_PENALTY.test(own.bottomLine ?? "")) return own;
  const speaks = SPEAKS[turn.attribute]?.test(own.bottomLine ?? "");
  const mayDecide = !own.refused && !own.bottomLine?.startsWith(NEAREST_RULE);
  if (speaks && mayDecide && !repeats(own, turn.about.answer)) return own;
  const ofRule = turn.attribute === "consequence" ? await penaltyOfRule(turn, ask) : null;
  if (ofRule) return ofRule;
  const question = generalQuestion(turn.attribute as Attribute, { own: turn.question, asked: turn.asked });
  const answer = question ? await ask(question, []) : own;
  if (answer.refused || answer === own) return own;
  const { bottomLine } = answer;
  const opening = "In general:";
  return {
    ...answer,
    answer: `${opening} ${answer.answer}`,
    bottomLine: bottomLine && `${opening} ${bottomLine}`,
  };
}

/** So sure must the penalty be that the rule itself has. */
const SURE_OF_PENALTY = 0.4;

/** "What if I forget?" asked as what it costs not to do what the rule asks for; null where no penalty of its own answers. */
async function penaltyOfRule({ about }: TurnOnLast, ask: Ask): Promise<RetrievalAnswer | null> {
  const asked = `${about.question.trim().replace(/[.?!\s]+$/, "")}, what is the penalty if I don't?`;
  const answer = await ask(asked, about.history);
  const speaks = SPEAKS.consequence!.test(answer.bottomLine ?? "");
  const isOne = !answer.refused && speaks && !repeats(answer, about.answer);
  return isOne && answer.confidence >= SURE_OF_PENALTY ? answer : null;
}

/** Whether an answer opens as the one before did, though it may lack its "Yes". */
function repeats({ bottomLine, quotations }: RetrievalAnswer, before: string): boolean {
  if (bottomLine) return before.toLowerCase().includes(bottomLine.toLowerCase());
  const [first] = quotations;
  return first !== undefined && before.includes(`“${first.text}”`);
}
