/** Whether a question leans on the one before: it names no subject of its own, or refers to one that was named. */
import { stem } from "../stemming.ts";
import { attributeAsked, namesForm } from "./attributes.ts";
import { isFragment, hasSubject } from "./fragments.ts";
import { contentWords, isPerson, namesAttributeOnly, namesYearOnly, topicWords } from "./question-shape.ts";
import { isFact, statesSomething } from "./stated.ts";

/** A clause that has no question of its own. */
export const CONDITION =
  /^\s*(?:(?:and|but|so|or|then) )?(?:what |even |only |also )?(?:if|when|in case|suppose|assuming|(?:after|before|until|once|while|unless)(?= (?:i|we|he|she|it|they|my|our|the)\b))\b/i;
/** "What about barns?", "And for barges?": the same of something else. */
const ELSE =
  /^\s*(?:(?:and|but|so|or|then) )?(?:what about|how about|what of|what else|same (?:for|with)|for|with|without|even|only|just|including|except|in that case|why|why not|since when|until when|from when|by when)\b/i;
const JOINS = /^\s*(?:and|but|or|so|then|also|plus)\b[, ]*/i;
/** A question of its own, behind a word that joins it. */
const ASKS =
  /^(?:what|which|who|whose|how|when|where|why|is|are|was|were|do|does|did|can|could|must|should|will|would|may|am|has|have)\b/i;
/** "What happens if I don't?" */
const ELLIPSIS =
  /\b(?:if (?:i|we|they|he|she|you|it) (?:do|does|did|can|am|is|are|was|were|will|would|have|has|fail|forget)(?:n['’]t| not)?|if (?:not|so)|(?:can|do|am|must|should|may|will|would|have|did) i)\s*[?.!]*\s*$/i;
const THING =
  /\b(?:it|them|these|those|there|(?:an|the)other one|(?:an? )?(?:new|second|bigger|smaller|cheaper|different) one|this(?! (?:tax )?year)|that(?! (?:i|we|you|he|she|they|the|a|an|my|is a|are)\b)|the same|such)\b/i;
const POSSESSED = /\b(?:its|they|their|he|she|his|her|him)\b/i;
/** "The same of something else", as against "why?" and "until when?". */
export const TURNS =
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

/** "And a Roth?", "What about an inheritance?" */
export function turnsTo(question: string): boolean {
  if (CONDITION.test(question) || topicWords(question).length === 0) return false;
  return (
    TURNS.test(question) ||
    (JOINS.test(question) && !ELSE.test(question) && !ASKS.test(question.replace(JOINS, "")))
  );
}

export function leansOn(question: string, topic: string): boolean {
  if (/\d+\s*(?:\(|U\.?S\.?C)|§/i.test(question)) return false;
  if (isFact(question)) return topicWords(question).length < ENOUGH_IN_CONDITION;
  if (namesForm(question)) return false;
  if (attributeAsked(question) || isFragment(question)) return true;
  if (asksOnlyOfWhatIsStated(question)) return true;
  const main = /[,:;] *(.+)$/.exec(question)?.[1] ?? "";
  if (ASKS.test(main) && !TURNS.test(main) && topicWords(main).length > 0 && !THING.test(main)) return false;
  const definite = question.replace(INDEFINITE, " ");
  if (definite !== question && topicWords(definite).length === 0) return true;
  if (OF_LAST.test(question) && topicWords(question).length <= 1) return true;
  if (contentWords(question).length === 0 || namesYearOnly(question) || namesAttributeOnly(question))
    return true;
  const subjects = topicWords(question).length;
  // "Can I have tax withheld?" names nothing that is taxed.
  // "What does a child pay?" may begin another subject.
  const words = contentWords(question);
  if (subjects === 0 && words.length <= FEW && (OF_ASKER.test(question) || !words.some(isPerson)))
    return true;
  // "Do I need an appraisal?", "can I buy from my sister?": of what was asked before, unless it is a subject of its own.
  if (
    subjects <= 1 &&
    OF_ASKER.test(question.replace(FRAMED, "")) &&
    !hasSubject(question, topicWords(question))
  )
    return true;
  if (subjects < ENOUGH_WORDS && (THEN.test(question) || refersToPerson(question))) return true;
  if (subjects === 0 && TO_ASKER.test(question)) return true;
  if (CONDITION.test(question) && !/[,:;?] *\w/.test(question)) return subjects < ENOUGH_IN_CONDITION;
  if (refersBack(question, subjects)) return true;
  if (subjects >= ENOUGH_WORDS) return false;
  if (ELSE.test(question) || ELLIPSIS.test(question) || TOO.test(question) || namesTheTopics(question, topic))
    return true;
  if (PART.test(question) || THE_EVENT.test(question)) return true;
  return (
    JOINS.test(question) &&
    (subjects === 0 || !ASKS.test(question.replace(JOINS, "")) || hasArticle(question))
  );
}

/** "What salary does he need?": of a person whom the question itself does not name. */
function refersToPerson(question: string): boolean {
  const [before] = question.split(/\b(?:he|she)\b/i);
  return before !== question && !/\b(?:my|our|his|her|their|the|an?) [a-z]+/i.test(before!);
}

/** "Can I take the costs then?", "who pays in the 1,000?" */
const THEN = /\bthen\s*[?.!]*\s*$|\bthe \$?\d[\d,]*k?\b(?! ?(?:percent|%|year|month|day))/i;
/** "Does the 5-year rule apply to me?" */
const TO_ASKER =
  /\b(?:to|for) (?:me|us|him|them)\b|\bin (?:my|our|that) case\b|^\W*how long do(?:es)? (?:i|we|he|she|they) have\b/i;
const OF_ASKER = /^\W*(?:can|could|do|must|may|should|will|would) (?:i|we|he|she|they)\b/i;
/** "How long can I take to pay?" */
const FRAMED = /^\W*how (?:long|much|many|often|soon|far|else) /i;
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
  if (stated && asked && statesSomething(stated) && topicWords(stated).length < ENOUGH_IN_CONDITION)
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

/** "The part for the roof?" is a part of what was asked about. */
const PART =
  /^\s*(?:(?:and|but|so|or|then) )?(?:what about |how about )?(?:what happens (?:to|with) |what becomes of )?the (?:part|rest|remainder|loss(?:es)?|excess|other (?:half|part|one|ones)|remaining|difference|portion|share|second|last|same)\b/i;

/** "Does my wife get her own 250k too?" */
const TOO = /\b(?:too|as well|either)\b(?! (?:much|little|late|early|high|low|many|big|small|old|young))/i;

/** "Does the sale go on my return?": what happened is known from before, and no other one is named. */
const THE_EVENT =
  /\bthe (?:sale|purchase|gift|withdrawal|conversion|exchange|trade|inheritance|move|settlement|payout|deal|transfer)(?= (?:go(?:es)?|gets?|counts?|needs?|has|have|shows?|was|were|is|affects?|matters?|still|also|itself|even)\b|\s*[?.!,]|\s*$)/i;
