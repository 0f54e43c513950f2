/** Understands a question that leans on those before it: "and if I am married?", "what about 2025?", "why?". */
import { stem } from "../stemming.ts";
import { yearsIn } from "../years/year.ts";
import { ofAge, ofAnother, ofAnotherAmount, ofAnotherPurpose, ofStatus } from "./another-topic.ts";
import { meansFederal, namesState, ofAnotherEntity, ofAnotherThing, withoutState } from "./another-thing.ts";
import { attributeAsked, namesForm, type Attribute } from "./attributes.ts";
import { goingBack, subjectOf, type Conversation, type Subject } from "./conversation.ts";
import { CONDITION, leansOn, turnsTo, TURNS } from "./leaning.ts";
import { namesYearOnly, topicWords } from "./question-shape.ts";
import { asksAgain, isThanks } from "./small-talk.ts";
import { isFact, openingOf } from "./stated.ts";

/** Of the facts so many are kept, the newest. */
const FACTS = 2;
/** Facts of a thing or of another person end with the subject; the asker's own hold for the next one, too. */
const OF_SUBJECT =
  /^\s*(?:(?:and|but|so|also),? )*(?:it|its|this|that|these|those|they|one of|both|none of|he|she|his|her)\b/i;
/** "How much is that then?", "so no?": goes on from what was supposed last. */
const GOES_ON = /\b(?:then|that|it|in that case|so)\b/i;

/** Such questions leave what the conversation is about as it is. */
const ADDS_NOTHING: readonly (Attribute | null)[] = [
  "reason",
  "state",
  "each",
  "records",
  "consequence",
  "manner",
  "certainty",
];

/** "What if I owe instead": in place of what was stated last. */
const INSTEAD = /\binstead\b/i;

export interface FollowUp {
  /** What is asked, without the words that only lead back to a subject. */
  own: string;
  /** The same behind what it leans on; as `own` where it stands alone. */
  asked: string;
}

/**
 * The question as it is to be searched for: by itself, or behind what the conversation is about.
 * @param earlier the questions before it, oldest first
 * @param leans whether it does so in any case
 */
export function readFollowUp(question: string, earlier: readonly string[], leans = false): FollowUp {
  if (isThanks(question)) return { own: question, asked: question };
  const talk = subjectsOf(earlier);
  const back = backTo(talk, question);
  if (back) {
    const own = back.rest || back.subject.topic;
    return { own, asked: back.rest ? behind(back.subject, back.rest) : composed(back.subject) };
  }
  const subject = talk.at(-1);
  if (!subject) return { own: question, asked: question };
  if (asksAgain(question)) return { own: question, asked: withEnd(lastAsked(earlier)) };
  if (meansFederal(question)) return { own: question, asked: ofFederal(subject) };
  const isBehind = leans || leansOn(question, subject.topic);
  return { own: question, asked: isBehind ? behind(subject, question) : question };
}

export function standaloneQuestion(question: string, earlier: readonly string[]): string {
  return readFollowUp(question, earlier).asked;
}

/** Whether a question goes on about the very thing of the turn before, and not about another: "Who reports it?" */
export function staysWithLast(question: string, earlier: readonly string[]): boolean {
  const subject = subjectsOf(earlier).at(-1);
  if (!subject) return false;
  if (asksAgain(question)) return true;
  // A fact may be what another section is about, "It has 130 members"; an amount alone is not: "I paid 1,500".
  const mayTurn = turnsTo(question) || (isFact(question) && topicWords(question).length > 0);
  return leansOn(question, subject.topic) && !mayTurn;
}

/** What a conversation was about, the newest last. */
function subjectsOf(earlier: readonly string[]): Conversation {
  return earlier.reduce<Conversation>(after, []);
}

/** The last question before one that asks for its answer again. */
function lastAsked(earlier: readonly string[]): string {
  const at = earlier.findLastIndex((question) => !asksAgain(question) && !isThanks(question));
  return standaloneQuestion(earlier[at]!, earlier.slice(0, at));
}

function after(talk: Conversation, question: string): Conversation {
  if (isThanks(question)) return talk;
  const back = backTo(talk, question);
  if (back) {
    const { subject, rest } = back;
    return [...talk.filter((one) => one !== subject), rest ? following(subject, rest) : subject];
  }
  const subject = talk.at(-1);
  if (subject && (asksAgain(question) || ADDS_NOTHING.includes(attributeAsked(question)))) return talk;
  // "When is the 1120 due?" is answered by itself and leaves the subject.
  if (subject && namesForm(question)) return [...talk.slice(0, -1), { ...subject, form: question }];
  if (subject && meansFederal(question)) return [...talk.slice(0, -1), federal(subject)];
  if (!subject || !leansOn(question, subject.topic)) return [...talk, subjectOf(question)];
  return [...talk.slice(0, -1), following(subject, question)];
}

/** The subject that a message goes back to: the newest that has its words. */
function backTo(talk: Conversation, message: string): { subject: Subject; rest: string } | null {
  const back = goingBack(message);
  if (!back) return null;
  const words = topicWords(back.to).map(stem);
  if (words.length === 0) return null;
  const subject = talk.findLast(({ topic, turn, facts }) => {
    const held = new Set(topicWords([topic, turn, ...facts].join(" ")).map(stem));
    return words.every((word) => held.has(word));
  });
  return subject ? { subject, rest: back.rest } : null;
}

/** The subject as the IRS sees it, whatever State was asked about before. */
function federal({ topic, turn, facts, condition, ...others }: Subject): Subject {
  const kept = (said: string | null) => (said === null || namesState(said) ? null : said);
  return {
    ...others,
    topic: withoutState(topic),
    turn: kept(turn),
    facts: facts.filter((fact) => !namesState(fact)),
    condition: kept(condition),
  };
}

function ofFederal(subject: Subject): string {
  const { topic, turn, facts, condition } = federal(subject);
  return `${joined([topic, turn, ...facts, condition])}?`;
}

/** A question that leans on a subject, behind what was said to it. */
function behind(subject: Subject, question: string): string {
  const { topic: ofTopic, turn, facts, condition } = subject;
  if (namesYearOnly(question)) {
    // "It was put in in March 2026" is of no other year.
    const ofAnyYear = facts.filter((fact) => yearsIn(fact).length === 0);
    return `${joined([ofYear(ofTopic, yearAsked(question)!), turn, ...ofAnyYear, condition])}?`;
  }
  const replaced = replacing(subject, question);
  if (replaced) return composed(replaced);
  const next = following(subject, question);
  const year = yearAsked(question) && !isFact(question) ? null : subject.year;
  const ofTime = SEASON.test(question) ? ofTopic.replace(DATE, "") : ofTopic;
  const topic = ofStatus(ofAge(year ? ofYear(ofTime, year) : ofTime, question), question);
  const other = TURNS.test(question) ? ofAnother(topic, question) : null;
  if (other) return `${joined([other, ...next.facts])}?`;
  const isCondition = CONDITION.test(question);
  return (
    joined([
      topic,
      next.turn === question ? null : next.turn,
      ...next.facts.filter((fact) => fact !== question).slice(0, INSTEAD.test(question) ? -1 : undefined),
      (isCondition ? addsTo(condition, question) : goesOn(question)) ? condition : null,
      attributeAsked(question) === "time" ? subject.form : null,
    ]) + `, ${question.trim()}`
  );
}

/** "How much is the penalty?" is asked of what was supposed last, as "how much is it then?" is. */
function goesOn(question: string): boolean {
  return GOES_ON.test(question) || attributeAsked(question) === "amount";
}

const ADDS = /^\W*and\b/i;
const OF_STATUS = /\b(?:married|single|unmarried|divorced|widow\w*|jointly|separately|head of household)\b/i;

/** "And if we are both 66?" after "if I am married?"; another filing status takes the place of the one before. */
function addsTo(condition: string | null, question: string): boolean {
  return (
    condition !== null && ADDS.test(question) && !(OF_STATUS.test(condition) && OF_STATUS.test(question))
  );
}

/** The subject with what the question puts in place of something said; null where it puts nothing. */
function replacing(subject: Subject, question: string): Subject | null {
  const [topic, ...facts] = ofAnotherAmount([subject.topic, ...subject.facts], question) ?? [];
  if (topic) return { ...subject, topic, facts };
  const entity = ofAnotherEntity(subject.topic, question);
  if (entity) return { ...subject, topic: entity };
  const thing = ofAnotherThing(subject.topic, question);
  if (thing) return { ...subject, topic: thing, turn: null, facts: ofAsker(subject.facts), condition: null };
  const purpose = ofAnotherPurpose(subject.topic, question);
  return purpose ? { ...subject, topic: purpose, turn: null } : null;
}

function composed({ topic, turn, year, facts }: Subject): string {
  return `${joined([year ? ofYear(topic, year) : topic, turn, ...facts])}?`;
}

function following(subject: Subject, question: string): Subject {
  const replaced = replacing(subject, question);
  if (replaced) return replaced;
  // "The decree is from 2021" names no tax year.
  const states = isFact(question);
  const year = (states ? null : yearAsked(question)) ?? subject.year;
  const turns = !namesYearOnly(question) && turnsTo(question);
  const kept = turns ? withoutFactsOfThing(subject).facts : subject.facts;
  const others = kept.filter((fact) => !states || openingOf(fact) !== openingOf(question));
  return {
    ...subject,
    ...{ year, turn: turns ? question : subject.turn },
    facts: states ? [...others, question].slice(-FACTS) : others,
    condition: CONDITION.test(question) ? question : turns ? null : subject.condition,
    form: attributeAsked(question) === "form" ? question : turns ? null : subject.form,
  };
}

/** "I am 67" holds of another thing as well; "the decree is from 2021" may not. */
function ofAsker(facts: readonly string[]): string[] {
  return facts.filter((fact) => /^\W*(?:(?:and|but|so|also) )*(?:i|we)\b/i.test(fact));
}

function withoutFactsOfThing(subject: Subject): Subject {
  return { ...subject, facts: subject.facts.filter((fact) => !OF_SUBJECT.test(fact)) };
}

/** "If we do it next spring": another time than the topic's own. */
const SEASON =
  /\b(?:this|last|next|coming) (?:spring|summer|fall|autumn|winter|month|week|january|february|march|april|may|june|july|august|september|october|november|december)\b/i;
const DATE =
  /\s*\b(?:(?:in|on|since|by|until) )?(?:(?:early|late|mid) )?(?:[A-Z][a-z]{2,8} (?:\d{1,2},? )?)?(?:19|20)\d\d\b/;

const RELATIVE = /\b(?:in |for )?(?:this|last|next|previous|prior) (?:tax )?year\b/gi;

/** "An NOL from 2017", "if we bought it in 2019": when something came to be is no tax year. */
const OF_THING =
  /\b(?:from|since|before|after|until|dated|(?:bought|purchased|acquired|built|opened|started|formed|signed|divorced|married|inherited|granted|born|died|moved|refinanced|divorce (?:was|is))(?: \w+){0,3}? (?:in |on )?) ?(?:\w+ )?(?:19|20)\d\d\b/gi;

function yearAsked(question: string): string | null {
  const year = yearsIn(question.replace(OF_THING, " ")).at(-1);
  if (year !== undefined) return String(year);
  return /\b(?:this|last|next|previous|prior) (?:tax )?year\b/i.exec(question)?.[0] ?? null;
}

/** The question asked for another year. */
function ofYear(question: string, year: string): string {
  const own = yearsIn(question).at(-1);
  const isNumber = /^\d/.test(year);
  if (own !== undefined && isNumber) return question.replace(new RegExp(`\\b${own}\\b`, "g"), year);
  const bare = withoutEnd(
    question
      .replace(RELATIVE, " ")
      .replace(own === undefined ? /$^/ : new RegExp(`\\b(?:in|for) ${own}\\b`), " "),
  );
  return `${bare.replace(/\s+/g, " ")}${isNumber ? " in" : ""} ${year}`;
}

function joined(questions: (string | null)[]): string {
  return questions.flatMap((question) => (question === null ? [] : [withoutEnd(question)])).join(", ");
}

function withoutEnd(question: string): string {
  return question.trim().replace(/[.?!\s]+$/, "");
}

function withEnd(question: string): string {
  return `${withoutEnd(question)}?`;
}
