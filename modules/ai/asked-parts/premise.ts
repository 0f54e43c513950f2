/** What a question takes for granted: "Since gifts are taxable income, how do I …". */
import { topicWords } from "../chat/question-shape.ts";

export interface Premise {
  /** The clause: "gifts are taxable income". */
  clause: string;
  /** The same as a question of its own: "Are gifts taxable income?" */
  asked: string;
  /** Whether the clause denies what `asked` asks. */
  isNegative: boolean;
  /** The amount that the clause states, as it is printed: "$20,000", "30 percent". */
  figure: string | null;
  /** The question without the clause; the whole question where nothing else is left. */
  rest: string;
  /** "Flour is taxed, isn't it?": the clause is all that is asked. */
  isAll: boolean;
}

const GIVEN = String.raw`(?:since|because|as|given (?:the fact )?(?:that|how)|considering(?: that)?|seeing (?:that|as|how)|now that|knowing(?: that)?|assuming(?: that)?|in view of the fact that|due to the fact that)`;
const HEARD = String.raw`(?:i(?:'ve| have)? (?:heard|read|know|knew|was told|been told|thought|think|assume|assumed|believe|understand|understood|figured?)|everyone (?:knows|says)|people say|my \w+ (?:says|said|told me|claims)|we all know|it is (?:well )?known)(?: that)?`;

/** "don't I", "is it" */
const TAG = String.raw`(?:do|does|did|is|are|was|were|can|could|will|would|must|should|may|have|has|am)(?:n't|n’t)? (?:i|we|you|he|she|it|they|that|there)`;

/** A statement that asks only to be confirmed: "…, right?" */
export const CLAIMS_BY_TAG = new RegExp(String.raw`,\s*(?:right|correct|true|no|yes|${TAG})\s*\?\s*$`, "i");

/** The comma of "$2,500" and the point of "3.8 percent" end no clause. */
const WORDS = String.raw`(?:[^,?]|,(?=\d))`;
const WORDS_OF_SENTENCE = String.raw`(?:[^,.;?]|[,.](?=\d))`;

const PATTERNS: readonly RegExp[] = [
  new RegExp(
    String.raw`^\W*(?:so,?\s+|but\s+|and\s+)?${GIVEN}\s+(?<clause>${WORDS}+?),(?!\d)\s*(?<rest>[^?]+\??)$`,
    "i",
  ),
  new RegExp(
    String.raw`^(?<rest>[^?]+?),?\s+${GIVEN.replace("|as|", "|")}\s+(?<clause>${WORDS}+?)\s*\?*$`,
    "i",
  ),
  new RegExp(
    String.raw`^\W*${HEARD}\s+(?<clause>${WORDS_OF_SENTENCE}+?)(?:[.;](?!\d)|,(?!\d)(?: so| and| but)?)\s*(?<rest>[^?]+\??)$`,
    "i",
  ),
  new RegExp(
    String.raw`^\W*(?<clause>${WORDS_OF_SENTENCE}+?),\s*(?:right|correct|true|no|yes|${TAG})\s*\?\s*(?<rest>.*)$`,
    "i",
  ),
];

const VERB =
  /^(?<subject>.{1,80}?)\s+(?<verb>is|are|was|were|can|must|may|will|should|does|do|has|have)(?<not>n?['’]t|not| not)?\s+(?:(?<adverb>never|always|only|fully|completely|automatically|all|also|still|now|no longer)\s+)*(?<predicate>.+)$/i;
const PLAIN_VERB =
  /^(?<subject>(?:i|we|you|they|he|she|people|everyone|(?:(?:the|my|our|all|an?) )?(?:[\w-]+ ){0,6}?[\w-]+))\s+(?:(?<never>never|always|only)\s+)?(?<verb>owes?|pays?|counts?|needs?|gets?|taxes|allows?|lets?|qualif(?:y|ies)|appl(?:y|ies)|requires?|expires?|deducts?|gives?|creates?|offsets?|reduces?|lowers?|covers?)\s+(?<predicate>.+)$/i;
const FIGURE = /\$\d[\d,]*(?:\.\d+)?(?: ?(?:million|billion|k)\b)?|\b\d+(?:\.\d+)? ?(?:percent\b|%)/i;
const IRREGULAR = /^(?:is|are|was|were|can|must|may|will|should|does|do|has|have)$/i;

/** Null for a question that takes nothing of the law for granted. */
export function premiseOf(question: string): Premise | null {
  const text = question.replace(/[‘’]/g, "'").trim();
  for (const pattern of PATTERNS) {
    const { clause = "", rest = "" } = pattern.exec(text)?.groups ?? {};
    const isAll = rest.trim() === "" && clause !== "";
    const premise = clause && asPremise(clause.trim(), rest.trim(), isAll);
    if (premise) return { ...premise, rest: rest.trim() || text, isAll };
  }
  return null;
}

function asPremise(clause: string, rest: string, isAll: boolean): Omit<Premise, "rest" | "isAll"> | null {
  const parts = VERB.exec(clause)?.groups ?? PLAIN_VERB.exec(clause)?.groups;
  if (!parts || (isAll ? !OF_CLAIM.test(clause) : isOwnFact(clause))) return null;
  const { subject = "", verb = "", not, adverb, never, predicate = "" } = parts;
  const figure = FIGURE.exec(predicate)?.[0] ?? null;
  const isOfFigure =
    figure !== null && /^(?:is|are|was|were)$/i.test(verb) && predicate.trim().startsWith(figure);
  // "The limit is $2,500": of what, only the rest says.
  if (isOfFigure && topicWords(subject).length === 0) return null;
  const yearOf = /\b(?:19|20)\d\d\b/.exec(`${clause} ${rest}`)?.[0];
  const asked = isOfFigure
    ? `What ${verb} ${lowered(subject)}${yearOf && !subject.includes(yearOf) ? ` for ${yearOf}` : ""}?`
    : IRREGULAR.test(verb)
      ? `${capital(verb)} ${lowered(subject)} ${predicate}?`
      : `${verb.endsWith("s") ? "Does" : "Do"} ${lowered(subject)} ${verb.replace(/ies$/, "y").replace(/s$/, "")} ${predicate}?`;
  const isNegative = Boolean(not) || /^(?:never|no longer)$/i.test(adverb ?? never ?? "");
  return { clause, asked, isNegative, figure: isOfFigure ? figure : null };
}

/** "since my house is rented", "because I owe a lot": facts of the asker's own, not of the law. */
const OWN = /^(?:i|we|he|she|my|our|his|her|it|this|that|there|they)\b/i;
const OWN_LAW =
  /\b(?:can(?:not|'t)?|may|must|has to|have to|is|are|isn't|aren't)\b.*\b(?:tax(?:ed|able)|tax-?free|deduct\w*|income|exempt|exclud\w+|writ\w+ off|write-?offs?|pay (?:no |any )?tax(?:es)?|file|report)\b/i;
const OF_LAW =
  /\b(?:tax(?:ed|able|es)?|tax-?free|deduct\w*|income|exempt\w*|credit|exclud\w*|owe|file|depreciat\w+|writ\w+ off|write-?offs?|allowed|required|penalt\w+|prove|records?|audit|IRS)\b/i;

/** What is said to be confirmed is a claim even of the asker's own case, if it is of tax. */
const OF_CLAIM = new RegExp(
  String.raw`${OF_LAW.source}|\b(?:(?:capital|ordinary) loss(?:es)?|offsets?|penalt\w+|depreciat\w+)\b`,
  "i",
);

function isOwnFact(clause: string): boolean {
  if (/[.;!]\s/.test(clause)) return true;
  return OWN.test(clause) ? !OWN_LAW.test(clause) : !OF_LAW.test(clause) && !FIGURE.test(clause);
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}

/** "The IRS" and "Gifts" within a sentence. */
function lowered(subject: string): string {
  return /^[A-Z][a-z]|^A\b/.test(subject) ? subject.charAt(0).toLowerCase() + subject.slice(1) : subject;
}

/** What a premise claims, and how a bottom line without "Yes" or "No" denies it. */
const CLAIMS: readonly { claims: RegExp; denies: RegExp }[] = [
  {
    claims: /\b(?:deduct\w*|writ\w+ off|write-?offs?|offsets?|reduces?|lowers?|capital loss)\b/i,
    denies:
      /\b(?:not|never|nor|neither|no longer)\b[^.;,]{0,40}\bdeduct\w*|\bno deduction\b|\bnothing is deducted\b|\bdoes not allow\b/i,
  },
  {
    claims: /\b(?:taxed|taxable|income)\b|\b(?:owe|pay)\b[^?]*\btax/i,
    denies:
      /\b(?:not|never|neither)\b[^.;,]{0,30}\b(?:income|taxed|taxable)\b|\bleaves? it out of income\b|\b(?:pays?|owes?) no (?:income )?tax\b/i,
  },
];

function isDenied(asked: string, bottomLine: string): boolean {
  if (/\b(?:tax-?free|exempt|excluded)\b/i.test(asked)) return false;
  const [first = ""] = bottomLine.split(/\.(?= |$)/);
  const claim = CLAIMS.find(({ claims }) => claims.test(asked));
  // What holds only beyond or unless something may be just the asker's case.
  return (
    claim !== undefined && claim.denies.test(first) && !/\b(?:unless|except|until|if|when)\b/i.test(first)
  );
}

/** Whether the answer to what a premise asks says the opposite of it, or another figure. */
export function isContradicted(
  { isNegative, figure, asked }: Pick<Premise, "isNegative" | "figure" | "asked">,
  bottomLine: string,
): boolean {
  if (figure !== null) {
    const unit = /%|percent/i.test(figure) ? /\b(\d+(?:\.\d+)?) ?(?:percent|%)/g : /\$([\d,]+(?:\.\d+)?)/g;
    const said = [...bottomLine.matchAll(unit)].map(([, number]) => Number(number!.replaceAll(",", "")));
    return said.length > 0 && !said.includes(valueOf(figure));
  }
  const [, word] = /^(Yes|No)\b[:,.]/.exec(bottomLine) ?? [];
  if (!word && !bottomLine.startsWith("It depends")) return !isNegative && isDenied(asked, bottomLine);
  return word === (isNegative ? "Yes" : "No");
}

function valueOf(figure: string): number {
  const number = Number(/[\d,]+(?:\.\d+)?/.exec(figure)![0].replaceAll(",", ""));
  return (
    number * (/million/i.test(figure) ? 1e6 : /billion/i.test(figure) ? 1e9 : /\dk\b/i.test(figure) ? 1e3 : 1)
  );
}
