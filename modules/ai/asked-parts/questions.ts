/** Several questions in one text: "Can I deduct the rent, and does my aunt count as a dependent?" */
import { questionWords } from "#modules/authority";

/** A text as it divides; one question where it asks one. */
export interface AskedQuestions {
  /** Statements before the first question: the facts of all. */
  facts: string;
  questions: string[];
}

const AUXILIARY = "(?:can|could|may|is|are|was|were|do|does|did|must|should|will|would|has|have)";
const WH = "(?:what(?:'s)?|how|when|which|who|whose|where|why)";
const OPENER = `(?:${AUXILIARY}|${WH})`;
const JOINS = String.raw`(?:and|or|but|so|also|plus|then|finally|secondly?)`;

const ASKS = new RegExp(
  String.raw`^\W*(?:${JOINS}[,\s]+)*(?:(?:in|by|at|for|on|over|from|to|until|under|after|before|when|if)\b[^,?]{2,70},\s*)?${OPENER}\b`,
  "i",
);
/** An opener after "and" begins a question only with a subject: "and is used in a trade" goes on. */
const SUBJECT = String.raw`(?:i|we|you|he|she|it|they|my|our|his|her|their|your|the|an?|any|this|that|these|there|(?:[a-z]+ )?[a-z]{3,}s|(?:[a-z]+ ){1,3}(?:taxed|taxable|deductible|exempt|income|due|required|allowed|limited|excluded|included))\b`;
const BETWEEN_SENTENCES = new RegExp(
  String.raw`(?<=\?)\s+|(?<=[a-z\d)]\.)\s+(?=(?:${JOINS}[,\s]+)*${OPENER}\b)`,
  "i",
);
/** "what I pay the girl" is a thing, "what becomes of it" a question. */
const WH_CLAUSE = String.raw`(?:which \w+(?:(?= ?\W*$)| ${AUXILIARY}\b)|(?:what|how|when|where|why|who)(?:'s| (?:${AUXILIARY}|about|if|becomes|happens|counts|limits|applies)\b)|how (?:much|many|long|soon|late|old|far|often)\b|what (?:\w+ ){1,2}${AUXILIARY}\b)`;
const TASK = String.raw`(?:write|compose|draft|translate|sing)\s+(?:me\s+)?(?:an?|the|this)\b`;
const WITHIN = new RegExp(
  String.raw`(?:[,;]\s*|\s+)(?:and|plus|and also|as well as)\s+(?=(?:also\s+|if so,?\s+)?(?:${AUXILIARY}\s+${SUBJECT}|${WH_CLAUSE}|${TASK}))|;\s+(?=${OPENER}\s)`,
  "i",
);
/** Words that lean on what was asked before. */
const LEANS =
  /\b(?:it|its|that|they|them|their|this(?! (?:tax )?(?:year|month|week|quarter|season|spring|summer|fall|winter)\b)|those|these|ones?|both|same|there|so|either|such|mine|ours|the (?:(?:\d+(?:\.\d+)? ?(?:percent|%)|maximum|top|yearly) )?(?:rest|remainder|limit|cap|amount|deadline|rate|rule|difference|loss|gain)|first|instead|else)\b|^\W*(?:and |also |then )*(?:how much|how long|when|why|what if|by when)\W*$/i;
/** "and what is it today", "and what is the 2026 one": the same question for another year. */
const OF_ANOTHER_YEAR = new RegExp(
  String.raw`^\W*(?:${JOINS}[,\s]+)*(?:what|how (?:much|high|large|big))(?:'s)?(?: (?:is|was|are|were|will|about|does|did|do|be|it|they|that|the|one|in|for|of|to|limit|amount|figure|number|tax|(?:this|last|next) year|now|today|currently|(?:19|20)\d\d(?:'s)?))+\W*$`,
  "i",
);
const NAMES_YEAR = /\b(?:(?:19|20)\d\d|(?:this|last|next) year|now|today|currently)\b/i;
/** Persons named before, who are not what is asked about where a question says enough beside them. */
const LEANS_ON_PERSON = /\b(?:he|she|him|his|her)\b/i;
const WORDS_BESIDE_PERSON = 3;
/** Content words that a question of its own has. */
const LEAST_WORDS = 2;

/** "When my aunt died we sold the mill." tells; a question that ends in a full stop turns its verb around. */
const TELLS = new RegExp(
  String.raw`^\W*(?:${JOINS}[,\s]+)*(?:when|where|what|how|who|why|while)\b(?!\s+(?:(?:much|many|long|\w+)\s+)?${AUXILIARY}\b)[^?]*\.\s*$`,
  "i",
);

function asks(sentence: string): boolean {
  return ASKS.test(sentence) && !TELLS.test(sentence);
}

/** Each of which says enough to be searched for, with what was said before. */
export function questionsIn(text: string): AskedQuestions {
  const { facts, questions } = turnsIn(text);
  return questions.every(isWhole) ? { facts, questions } : { facts: "", questions: [text] };
}

/** As they would follow one another in a conversation: only the first must say enough, "can it be waived?" goes on from it. */
export function turnsIn(text: string): AskedQuestions {
  const sentences = text
    .split(BETWEEN_SENTENCES)
    .flatMap((sentence) => tellingFirst(sentence))
    .filter((sentence) => sentence.trim() !== "");
  const facts = sentences.filter((sentence) => !asks(sentence)).join(" ");
  const questions = sentences
    .filter(asks)
    .flatMap((sentence) => sentence.split(WITHIN))
    .reduce<string[]>(withOtherYears, [])
    .map((question) => question.trim().replace(new RegExp(`^${JOINS}\\b[,\\s]*`, "i"), ""));
  return questions.length > 1 && isWhole(questions[0]!)
    ? { facts, questions }
    : { facts: "", questions: [text] };
}

/** A question for another year stays with the one before it, whose subject it has. */
function withOtherYears(questions: string[], next: string): string[] {
  const before = questions.at(-1);
  if (before === undefined || !OF_ANOTHER_YEAR.test(next) || !NAMES_YEAR.test(next))
    return [...questions, next];
  return [...questions.slice(0, -1), `${before.trim()} and ${next.trim()}`];
}

/** "We had a mild year, how much do we owe": what is told before what is asked. */
const TOLD_BEFORE = new RegExp(
  String.raw`^(\W*(?:i|we|he|she|they|my|our|his|her)(?:'\w+)?\b[^,?]{4,120}),\s+(?=(?:how (?:much|many|long)|what (?:is|are|do|does|can|happens)|(?:can|could|may|do|does|did|is|are|should|will|must) ${SUBJECT}))`,
  "i",
);

/** A story before what is asked of it; one that begins like a question, apart from what follows it. */
function tellingFirst(text: string): string[] {
  const [whole, told] = TOLD_BEFORE.exec(text) ?? [];
  if (whole && told) return [`${told}.`, text.slice(whole.length)];
  const [, first, rest] = /^([^?.]{12,}[a-z\d)]\.)\s+(.+)$/s.exec(text) ?? [];
  return first && rest && ASKS.test(first) && TELLS.test(first) ? [first, ...tellingFirst(rest)] : [text];
}

/** Whether a later question is understood without the ones before it. */
export function standsByItself(question: string): boolean {
  if (new RegExp(`^\\W*${TASK}`, "i").test(question)) return true;
  if (LEANS.test(question)) return false;
  return !LEANS_ON_PERSON.test(question) || questionWords(question).length >= WORDS_BESIDE_PERSON;
}

function isWhole(question: string): boolean {
  return questionWords(question).length >= LEAST_WORDS;
}
