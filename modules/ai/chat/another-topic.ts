/** The topic of a conversation with the kind, the age, the purpose or the amount that a follow-up puts in place of the one before. */
import { statedMoney } from "../amounts/money.ts";
import { stem } from "../stemming.ts";
import { topicWords } from "./question-shape.ts";

/** "What about a red one?" */
const ANOTHER = /\b(?:an?|the) ([a-z][\w-]+) ones?\b/i;
/** "a blue barn" */
const KIND =
  /\b(an?|the|my|our) ([\w-]+) ([A-Za-z][\w-]+)\b(?!.*\b(?:an?|the|my|our) [\w-]+ [A-Za-z][\w-]+\b)/i;

/** The topic asked of another kind of its last thing; null where none is named. */
export function ofAnother(topic: string, question: string): string | null {
  const kind = ANOTHER.exec(question)?.[1];
  if (!kind || !KIND.test(topic)) return null;
  return topic.replace(KIND, (_, article: string, __, thing: string) => {
    const own = /^an?$/i.test(article) ? (/^[aeiou]/i.test(kind) ? "an" : "a") : article;
    return `${own} ${kind} ${thing}`;
  });
}

/** "I'm 70", "if I was 50": the age of the one who asks. */
const OWN_AGE =
  /\b(I(?:['’]m| am| was| were)(?: only| just| still| already)?) (\d{2})\b(?![,.]\d|-\d| ?(?:k|%|percent|miles|days|weeks|months|hours|years?(?! old))(?!\w))/i;

/** "I left at age 50" */
const AT_AGE = /\b(at age|at the age of|aged) (\d{2})\b(?![,.]\d|½|-\d)/i;

/** "Our son turned 18", "my 16-year-old daughter", "she is 15": the age of somebody else. */
const OTHER_AGE =
  /\b((?:he|she|his|her|our|my|the|a) ?(?:[a-z]+ )?(?:['’]s|is|was|were|turn(?:s|ed)|(?:is )?(?:only |just |already )))(?: ?(?:only|just|still|already|now))? (\d{1,2})\b(?![,.]\d|-\d| ?(?:k|%|percent|miles|days|weeks|months|hours|shares|years?(?! old))(?!\w))|\b(\d{1,2})(?=[- ]years?[- ]old\b)/i;

/** The topic with the age that a follow-up gives in place of the one stated before: the asker's own, or another's. */
export function ofAge(topic: string, question: string): string {
  const own = OWN_AGE.exec(question)?.[2];
  if (own)
    return topic
      .replace(OWN_AGE, (_, who: string) => `${who} ${own}`)
      .replace(AT_AGE, (_, at: string) => `${at} ${own}`);
  const [, , stated, ofYears] = OTHER_AGE.exec(question) ?? [];
  const age = stated ?? ofYears;
  if (!age) return topic;
  return topic.replace(OTHER_AGE, (whole, who: string | undefined) => (who ? `${who} ${age}` : whole && age));
}

const STATUSES =
  "(?:self-employed|(?:an? )?(?:employees?|contractors?|independent contractors?|freelancers?|students?|minors?)|employed|retired|single|unmarried|married|divorced|widowed)";
/** "I'm self-employed" */
const OWN_STATUS = new RegExp(
  String.raw`\b(I(?:['’]m| am| was| were)|we(?:['’]re| are| were)) ${STATUSES}\b`,
  "i",
);
/** "Same question for an employee", "what if I was retired?" */
const OTHER_STATUS = new RegExp(
  String.raw`^\W*(?:(?:and|but|so|or|then) )*(?:(?:the )?same (?:question |thing |rule )?)?(?:what |even )?(?:for|as|if|what about|how about)\b[^,;]{0,16}?\b(${STATUSES})\W*$`,
  "i",
);

/** The topic with the status that a follow-up supposes in place of the asker's own. */
export function ofStatus(topic: string, question: string): string {
  const status = OTHER_STATUS.exec(question)?.[1];
  return status ? topic.replace(OWN_STATUS, (_, who: string) => `${who} ${status}`) : topic;
}

/** "What about for barns?", "and at home?" */
const OF_PURPOSE =
  /^\s*(?:(?:and|but|so|or|then) )?(?:(?:what|how) about )?(for|in|at|from|with|on|as|by|to) ((?:an? |the |my |our |his |her )?[a-z][\w-]+(?: [a-z][\w-]+)?)\s*[?.!]*\s*$/i;

/** The topic asked for another purpose: "the rate for mills" becomes "the rate for barns". Null where it names none. */
export function ofAnotherPurpose(topic: string, question: string): string | null {
  const [, joins, purpose] = OF_PURPOSE.exec(question) ?? [];
  if (!joins || !purpose || topicWords(purpose).length === 0) return null;
  const own = new RegExp(
    String.raw`\b${joins} (?!\d|it\b|them\b|this\b|that\b|me\b)(?:(?:an?|the|my|our|his|her) )?[a-z][\w-]+(?= in \d{4}\b|\s*[?.!,]|\s*$)`,
    "i",
  );
  return own.test(topic) ? topic.replace(own, `${joins.toLowerCase()} ${purpose}`) : null;
}

/** Money, and no age, year, share or count of things: "$18,000", "160k". */
const MONEY =
  /(?<![\w.$,(-])(?:\$\d[\d,]*(?:\.\d+)?(?: ?(?:k|m|thousand|million))?|\d+(?:\.\d+)? ?(?:k|m|thousand|million)|\d{1,3}(?:,\d{3})+|(?!(?:19|20)\d\d\b)\d{4,})(?![\w(%]|,\d|-| ?(?:percent|miles?|pounds?|lbs?|square|hours?|days?|shares?|people|acres?|units?)\b)/gi;

/** "9,000, not 5,000" takes back what was said before. */
const TAKEN_BACK = new RegExp(
  String.raw`[, ]*\b(?:and not|not|instead of|rather than) (${MONEY.source})`,
  "i",
);

/**
 * What was said with the amount of a follow-up that gives nothing else: after "our income is 130k", "what if it is 160k".
 * The newest saying with an amount changes, or the one with the amount that is taken back; null where the follow-up says
 * more, or none has one.
 * @param sayings oldest first
 */
export function ofAnotherAmount(sayings: readonly string[], question: string): string[] | null {
  const [, takenBack] = TAKEN_BACK.exec(question) ?? [];
  const given = question.replace(TAKEN_BACK, " ");
  const [amount, ...others] = given.match(MONEY) ?? [];
  if (!amount || others.length > 0 || OF_ANOTHER_PERSON.test(question)) return null;
  const isChanged = (said: string) => takenBack === undefined || centsOf(said) === centsOf(takenBack);
  const at = sayings.findLastIndex((saying) => saying.match(MONEY)?.some(isChanged));
  const saying = sayings[at];
  if (saying === undefined) return null;
  const known = new Set(topicWords(saying).map(stem));
  const added = topicWords(given.replace(MONEY, " ")).filter((word) => !known.has(stem(word)));
  if (added.length > 0 || !(takenBack !== undefined || CHANGES.test(question))) return null;
  const last = [...saying.matchAll(MONEY)].findLast(([said]) => isChanged(said))!;
  const changed = saying.slice(0, last.index) + amount + saying.slice(last.index + last[0].length);
  return sayings.map((one, index) => (index === at ? changed : one));
}

/** "What if my wife makes 50k": an amount of somebody else's comes beside what was said. */
const OF_ANOTHER_PERSON =
  /\b(?:my|our|his|her) (?:wife|husband|spouse|partner|son|daughter|kid|child|mother|father|mom|dad|brother|sister|boss|employer)\b/i;

/** "$5,000", "5,000" and "5k" are the same. */
function centsOf(said: string): number | undefined {
  return statedMoney(`$${said.replace("$", "")}`)[0];
}

/** "What if it was 160k", "with 160k?", "160k instead" */
const CHANGES =
  /^\s*(?:(?:and|but|so|or|then) )?(?:(?:what|how) (?:if|about)\b|if\b|suppose\b|say\b|at\b|with\b|for\b|\$?\d)|\binstead\b/i;
