/** The topic of a conversation asked of another thing, of another kind of business, or of the IRS alone. */
import { PLACE_NAMES } from "../scope.ts";
import { CONDITION } from "./leaning.ts";
import { topicWords } from "./question-shape.ts";

const THING = String.raw`(?:[a-z][\w'-]*)(?: [a-z][\w'-]*){0,2}`;
const OWN = String.raw`(?:(?:an?|the|my|our|his|her|their) )`;
/** "And child support?", "what about a pension?" */
const TURN = new RegExp(
  String.raw`^\W*(?:(?:and|but|so|or|then|ok) )*(?:(?:what|how) about )?(${OWN}?${THING})\W*$`,
  "i",
);
const JOINS = /^\W*(?:and|or|what about|how about)\b/i;
/** What a topic asks of, where its words tell it: "is alimony deductible", "do I pay tax on tips". */
const PLACES_OF_THING: readonly RegExp[] = [
  new RegExp(
    String.raw`^((?:is|are|was|were) )(${OWN}?${THING})(?= (?:tax(?:ed|able)?|tax-free|deductible|exempt|income|included|excluded|reported|subject)\b)`,
    "i",
  ),
  new RegExp(
    String.raw`^((?:can|could|may|do|must|should) (?:i|we|you) (?:deduct|write off|claim|report|exclude|include) )(${OWN}?${THING})(?=\W*$)`,
    "i",
  ),
  new RegExp(String.raw`(\b(?:pay|owe)(?: any)?(?: income)? tax(?:es)? on )(${OWN}?${THING})(?=\W*$)`, "i"),
];

/** "In Ohio", "if I sell", "my wife's" */
const NO_THING =
  /^(?:for|in|at|from|with|without|on|as|by|to|of|if|when|under|after|before|that|then|so|it)\b|'s$/i;

/** Null where the question names no thing, or the topic has no place for one. */
export function ofAnotherThing(topic: string, question: string): string | null {
  const thing = JOINS.test(question) ? TURN.exec(question)?.[1] : undefined;
  if (!thing || topicWords(thing).length === 0 || NO_THING.test(thing) || entityIn(thing)) return null;
  if (namesState(thing)) return null;
  const place = PLACES_OF_THING.find((pattern) => pattern.test(topic));
  return place ? topic.replace(place, (_, before: string) => before + thing) : null;
}

/** Kinds of business as the answer's words name them, the narrower first. */
const ENTITIES: readonly [string, RegExp][] = [
  ["S corporation", /\b(?:an? |the |our |my )?\bs[- ]?corp(?:oration)?s?\b/i],
  ["C corporation", /\b(?:an? |the |our |my )?\b(?:c[- ]?)?corp(?:oration)?s?\b/i],
  ["partnership", /\b(?:an? |the |our |my )?\bpartnerships?\b/i],
  ["LLC", /\b(?:an? |the |our |my )?\bllcs?\b/i],
  ["sole proprietorship", /\b(?:an? |the |our |my )?\bsole propriet(?:or|orship)s?\b/i],
];

/** "S corporation" */
export function entityIn(text: string): string | null {
  return ENTITIES.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** All that a text names. */
export function entitiesIn(text: string): string[] {
  return ENTITIES.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
}

/** The kind of business that a question asks the topic of, and nothing else: "and if it was a partnership?" Null without. */
export function entityAsked(question: string): string | null {
  const entity = entityIn(question);
  const turns = [CONDITION, JOINS, AS, SAME].some((pattern) => pattern.test(question));
  if (!entity || !turns) return null;
  const [, pattern] = ENTITIES.find(([name]) => name === entity)!;
  const others = question.replace(SAME, " ").replace(pattern, " ").replace(IS, " ");
  return topicWords(others).length === 0 ? entity : null;
}

/** "If I had an LLC", "if I run it as a partnership" */
const IS =
  /\b(?:have|has|had|own(?:ed)?|run|ran|were|am|became?|operated?|set up|opened?|through|under|it's|i'm|we're|he's|she's|instead|too|also|as well)\b/gi;
const AS =
  /^\W*(?:(?:and|but|so|or|then) )*(?:(?:the )?same (?:question |thing |rule )?)?(?:as|for|with|in|through|under)\b/i;

/** "Does that go for the S corp too?" */
const SAME =
  /^\W*(?:(?:and|but|so|or|ok) )*(?:does|do|is|are|would|will) (?:that|it|this|they|the same|all that|the rule)(?: also| all)? (?:go(?:es)?|hold|apply|count|true|work|be|the same)(?: the same| true)? (?:for|to|with|in)\b/i;

/** The topic of another kind of business than its own; of that kind, where it names none. */
export function ofAnotherEntity(topic: string, question: string): string | null {
  const entity = entityAsked(question);
  if (!entity) return null;
  const named = `${/^[LS]/.test(entity) && entity !== "sole proprietorship" ? "an" : "a"} ${entity}`;
  const own = ENTITIES.find(([, pattern]) => pattern.test(topic));
  if (!own) return `${topic.trim().replace(/[.?!\s]+$/, "")}, as ${named}`;
  return topic.replace(own[1], (said) =>
    /^(?:the|our|my) /i.test(said) ? `${said.split(" ")[0]} ${entity}` : named,
  );
}

/** "No, the IRS I mean" */
const FEDERAL =
  /^\W*(?:(?:and|but|so|for|by|with|to|no|what about|how about) )*(?:the )?(?:irs|feds?|federal(?: government| tax(?:es)?| law| return| one| level)?|uncle sam)\W*$/i;

export function meansFederal(question: string): boolean {
  return FEDERAL.test(question);
}

const STATE = String.raw`(?:the )?(?:(?:state|city) of )?(?:${PLACE_NAMES}|(?:my|our) (?:home )?state)`;
const OF_STATE = new RegExp(String.raw`\b${STATE}(?:['’]s)?\b`, "i");

export function namesState(text: string): boolean {
  return OF_STATE.test(text);
}

/** "Does Ohio tax tips?" asked of the IRS. */
export function withoutState(text: string): string {
  return text
    .replace(new RegExp(String.raw`^(\W*(?:does|do|did|will|can) )${STATE}\b`, "i"), "$1the IRS")
    .replace(new RegExp(String.raw`\s*\b(?:in|by|for|under|of|from|to) ${STATE}\b`, "gi"), "")
    .replace(new RegExp(String.raw`\b${STATE}(?:['’]s)? `, "gi"), "");
}
