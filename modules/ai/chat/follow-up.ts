/** Understands a question that leans on those before it: "and if I am married?", "what about 2025?", "why?". */
import { stem } from "../stemming.ts";
import { yearsIn } from "../years/year.ts";
import { ofAge, ofAnother } from "./another-topic.ts";
import { contentWords, namesAttributeOnly, namesYearOnly, topicWords } from "./question-shape.ts";

/** A clause that has no question of its own. */
const CONDITION =
  /^\s*(?:(?:and|but|so|or|then) )?(?:what |even |only |also )?(?:if|when|in case|suppose|assuming)\b/i;
/** "What about barns?", "And for barges?": the same of something else. */
const ELSE =
  /^\s*(?:(?:and|but|so|or|then) )?(?:what about|how about|what of|what else|same (?:for|with)|for|with|without|even|only|just|including|except|in that case|why|why not|since when|until when|from when|by when)\b/i;
const JOINS = /^\s*(?:and|but|or|so|then|also)\b[, ]*/i;
/** A question of its own, behind a word that joins it. */
const ASKS =
  /^(?:what|which|who|whose|how|when|where|why|is|are|was|were|do|does|did|can|could|must|should|will|would|may|am|has|have)\b/i;
/** "What happens if I don't?" */
const ELLIPSIS =
  /\b(?:if (?:i|we|they|he|she|you|it) (?:do|does|did|can|am|is|are|was|were|will|would|have|has|fail|forget)(?:n['’]t| not)?|if (?:not|so)|(?:can|do|am|must|should|may|will|would|have|did) i)\s*[?.!]*\s*$/i;
const THING =
  /\b(?:it|them|these|those|there|this(?! (?:tax )?year)|that(?! (?:i|we|you|he|she|they|the|a|an|my|is a|are)\b)|the same|such)\b/i;
const POSSESSED = /\b(?:its|they|their|he|she|his|her|him)\b/i;
/** "The same of something else", as against "why?" and "until when?". */
const TURNS =
  /^\s*(?:(?:and|but|so|or|then) )?(?:what about|how about|what of|same (?:for|with)|for|with|without)\b/i;
/** "Is it true that gifts are taxed?" stands for nothing said before. */
const EXPLETIVE =
  /\bis it (?:true|legal|possible|ok|okay|allowed|necessary|required|correct|right|better|too late|worth)(?: that)?\b|\b(?:is|are|was|were|will|would) there\b|\bthere (?:is|are)\b/gi;
const SUBORDINATE = /\b(?:if|when|because|after|before|while|and|although|unless)\b/i;
/** With this many words of subject a question stands alone, unless it is a condition. */
const ENOUGH_WORDS = 4;
const ENOUGH_IN_CONDITION = 8;
/** A question with fewer has no other subject than what it refers to. */
const OF_REFERENCE = 3;

/** What a conversation is about. */
interface Subject {
  /** The last question that stood alone. */
  topic: string;
  /** The last "what about …" after it. */
  turn: string | null;
  /** The year that was asked for last, after the topic: "2025", "last year". */
  year: string | null;
  /** What was stated after the topic: "I am 55", "It is used". */
  facts: string[];
}

/** Of the facts so many are kept, the newest. */
const FACTS = 2;
/** Facts of a thing or of another person end with the subject; the asker's own hold for the next one, too. */
const OF_SUBJECT =
  /^\s*(?:(?:and|but|so|also),? )*(?:it|its|this|that|these|those|they|one of|both|none of|he|she|his|her)\b/i;

/**
 * The question as it is to be searched for: by itself, or behind what the conversation is about.
 * @param earlier the questions before it, oldest first
 */
export function standaloneQuestion(question: string, earlier: readonly string[]): string {
  const subject = earlier.reduce<Subject | null>(following, null);
  if (!subject || !leansOn(question, subject.topic)) return question;
  if (namesYearOnly(question)) {
    const { topic, turn, facts } = subject;
    return `${joined([ofYear(topic, yearAsked(question)!), turn, ...facts])}?`;
  }
  const { turn, facts } = following(subject, question);
  const year = yearAsked(question) && !isFact(question) ? null : subject.year;
  const topic = ofAge(year ? ofYear(subject.topic, year) : subject.topic, question);
  const other = TURNS.test(question) ? ofAnother(topic, question) : null;
  if (other) return `${joined([other, ...facts])}?`;
  return (
    joined([topic, turn === question ? null : turn, ...facts.filter((fact) => fact !== question)]) +
    `, ${question.trim()}`
  );
}

/** Whether a question goes on about the very thing of the turn before, and not about another: "Who reports it?" */
export function staysWithLast(question: string, earlier: readonly string[]): boolean {
  const subject = earlier.reduce<Subject | null>(following, null);
  // A fact may be what another section is about: "It has 130 members".
  return subject !== null && leansOn(question, subject.topic) && !turnsTo(question) && !isFact(question);
}

function following(subject: Subject | null, question: string): Subject {
  if (!subject || !leansOn(question, subject.topic))
    return { topic: question, turn: null, year: null, facts: [] };
  // "The decree is from 2021" names no tax year.
  const states = isFact(question);
  const year = (states ? null : yearAsked(question)) ?? subject.year;
  const turns = !namesYearOnly(question) && turnsTo(question);
  const before = turns ? subject.facts.filter((fact) => !OF_SUBJECT.test(fact)) : subject.facts;
  const others = before.filter((fact) => !states || openingOf(fact) !== openingOf(question));
  return {
    ...subject,
    ...{ year, turn: turns ? question : subject.turn },
    facts: states ? [...others, question].slice(-FACTS) : others,
  };
}

/** A newer "It is …" takes the place of the older one. */
function openingOf(fact: string): string {
  return fact
    .toLowerCase()
    .replace(/['’](?:s|m|re)\b/g, " is")
    .split(/\s+/)
    .slice(0, 2)
    .join(" ");
}

/** "And a Roth?", "What about an inheritance?" */
function turnsTo(question: string): boolean {
  if (CONDITION.test(question) || topicWords(question).length === 0) return false;
  return (
    TURNS.test(question) ||
    (JOINS.test(question) && !ELSE.test(question) && !ASKS.test(question.replace(JOINS, "")))
  );
}

function leansOn(question: string, topic: string): boolean {
  if (/\d+\s*(?:\(|U\.?S\.?C)|§/i.test(question)) return false;
  if (isFact(question)) return topicWords(question).length < ENOUGH_IN_CONDITION;
  if (asksOnlyOfWhatIsStated(question)) return true;
  const main = /[,:;] *(.+)$/.exec(question)?.[1] ?? "";
  if (ASKS.test(main) && topicWords(main).length > 0 && !THING.test(main)) return false;
  const definite = question.replace(INDEFINITE, " ");
  if (definite !== question && topicWords(definite).length === 0) return true;
  if (OF_LAST.test(question) && topicWords(question).length <= 1) return true;
  if (contentWords(question).length === 0 || namesYearOnly(question) || namesAttributeOnly(question))
    return true;
  const subjects = topicWords(question).length;
  // "Can I have tax withheld?" names nothing that is taxed.
  if (subjects === 0 && OF_ASKER.test(question) && contentWords(question).length <= FEW) return true;
  if (CONDITION.test(question) && !/[,:;?] *\w/.test(question)) return subjects < ENOUGH_IN_CONDITION;
  if (refersBack(question, subjects)) return true;
  if (subjects >= ENOUGH_WORDS) return false;
  if (ELSE.test(question) || ELLIPSIS.test(question) || namesTheTopics(question, topic)) return true;
  if (PART.test(question)) return true;
  return (
    JOINS.test(question) &&
    (subjects === 0 || !ASKS.test(question.replace(JOINS, "")) || hasArticle(question))
  );
}

const OF_ASKER = /^\W*(?:can|could|do|must|may|should|will|would) (?:i|we|he|she|they)\b/i;
const FEW = 2;
/** "Do we have to file anything?" */
const INDEFINITE = /\b(?:any|some)(?:thing|one|body)(?: else)?\b/gi;
/** "Can I deduct the costs?": those of what was asked about. */
const OF_LAST =
  /\b(?:can|could|may|do|must|should|would|will) (?:i|we)\b.*\bthe (?:costs?|expenses?|loss(?:es)?|gain|money|amount|payments?|interest|value|profit|proceeds)\s*[?.!]*$/i;
/** "We earn $90,000, how much then?" */
const STATES_THEN_ASKS =
  /^(.+?)[,;:]\s*(?:(?:and|so|but|then) )?((?:how|what|when|which|is|are|can|do|does|must)\b[^,;:]*)$/i;
/** "What is the limit if we lost money?" */
const UNDER_CONDITION = /^(.+?)\s+(if\b.+)$/i;

/** Whether what is asked names nothing, whatever is stated beside it. */
function asksOnlyOfWhatIsStated(question: string): boolean {
  const [, stated, asked] = STATES_THEN_ASKS.exec(question) ?? [];
  if (stated && asked && STATES.test(stated) && topicWords(stated).length < ENOUGH_IN_CONDITION)
    return topicWords(asked.replace(/\bthen\b/gi, " ")).length === 0;
  const [, attribute, condition] = UNDER_CONDITION.exec(question) ?? [];
  if (!attribute || !condition) return false;
  return namesAttributeOnly(attribute) && topicWords(condition).length < ENOUGH_IN_CONDITION;
}

const FRAME = /\bhow (?:long|many|much|often|soon|far)\b/gi;

/** A word that stands for something which the question has not named before it. */
function refersBack(question: string, subjects: number): boolean {
  const text = question.replace(EXPLETIVE, " ").replace(FRAME, " ");
  const thing = THING.exec(text);
  if (thing) {
    const before = text.slice(0, thing.index);
    // "Spread it over": the word before is what is done with it.
    const named = topicWords(before.replace(/\b[\w-]+\s*$/, "")).length;
    if (named === 0 || (subjects < OF_REFERENCE && !SUBORDINATE.test(before))) return true;
  }
  const whose = POSSESSED.exec(text);
  return whose !== null && contentWords(text.slice(0, whose.index)).length === 0;
}

/** "How is the gain taxed?" where the conversation is about a gain. */
function namesTheTopics(question: string, topic: string): boolean {
  const known = new Set(contentWords(topic).map(stem));
  return [
    ...question.matchAll(
      /\bthe ([a-z]+)(?= (?:[a-z]+ed|[a-z]+ing|is|are|be|on|in|of|for|to|at|from|by|if|when|after|before|due|taxable|deductible)\b|\s*[?.!,]|\s*$)/gi,
    ),
  ].some(([, noun]) => known.has(stem(noun!.toLowerCase())) && topicWords(question).length <= 2);
}

function hasArticle(question: string): boolean {
  return /\b(?:the|my|our)\b/i.test(question);
}

const STATES =
  /^\s*(?:(?:and|but|so|also|well|actually|no|yes),? )*(?:(?:i|we|he|she|it|they)(?:['’](?:m|s|re|ve|d|ll))?\b|(?:my|our|his|her|their|its|the|an?|this|that|one of|both|none of|insurance|nobody|someone)\b[^.?!,;]{0,60}?\b(?:is|are|was|were|has|have|had|did|does|do|will|got|gets|gave|gives|paid|pays|spent|bought|sold|lives?|works?|owns?|claims?|earns?|makes?|receives?|files?|covers?|uses?|offers?|provides?|pays?|reimburses|qualifies|turns|rents?|weighs?|costs?|came|went|left|lent|died|watch(?:es)?|[a-z]{3,}ed)\b)/i;
const TELLS_TO = /\b(?:tell|explain|show|list|want to know|wonder\w*|need to know|question)\b/i;
const ASKS_WITHIN =
  /\?|(?:^|[,;:.!] *|\b(?:and|but|so) )(?:what|which|whose|how|why|can|could|does|do|did|is|are|am|was|were|must|should|will|would|may|has|have)\b/i;

/** "I am 67.", "My mother watches the kids.": a fact asks nothing by itself. */
function isFact(question: string): boolean {
  return STATES.test(question) && !ASKS_WITHIN.test(question) && !TELLS_TO.test(question);
}

/** "The part for the roof?" is a part of what was asked about. */
const PART =
  /^\s*(?:(?:and|but|so|or|then) )?(?:what about |how about )?(?:what happens (?:to|with) |what becomes of )?the (?:part|rest|remainder|other (?:half|part|one|ones)|remaining|difference|portion|share|second|last|same)\b/i;

const RELATIVE = /\b(?:in |for )?(?:this|last|next|previous|prior) (?:tax )?year\b/gi;

function yearAsked(question: string): string | null {
  const year = yearsIn(question).at(-1);
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
