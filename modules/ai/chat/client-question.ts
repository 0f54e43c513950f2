/** What a question asked with one client's papers at hand is about: the client's own facts, the law, or both. */
import type { PaperPage } from "../contract.ts";
import { stem, stemsOf } from "../stemming.ts";
import { contentWords } from "./question-shape.ts";

/** "facts": the papers answer or nobody does. "both": the papers first. "law": the law first. */
export type Aim = "facts" | "both" | "law";

const CLIENT =
  /\b(?:the |our |this |my )?(?:client|taxpayer)(?:'s)?\b|\b(?:did|does|do|is|are|was|were|has|have|how much (?:did|does)|(?:of|for|to|by)) (?:he|she|they)\b|\b(?:his|her|their)\b/i;
/** "Does Morgan own …", "How much did Morgan give?": a person by name. */
const NAMED =
  /\b(?:[Dd]oes|[Dd]id|[Dd]o|[Ii]s|[Ww]as|[Ww]ere|[Aa]re|[Hh]as|[Hh]ave|[Hh]ad|[Cc]an|[Mm]ay|[Mm]ust|[Ss]hould|[Ww]ill) (?!Congress|Treasury|Medicare|Medicaid|Social|Schedule|Forms?|Sections?|Subchapter|Subtitle|Title|Part|Roth|Code|Federal|American|Lifetime|Publication|Rev|Reg)[A-Z][a-z]+\b(?=(?: [A-Z][a-z]*\.?)* [a-z])|\b[A-Z][a-z]+(?: [A-Z][a-z]+)*'s (?=[a-zW\d])/;
/** "W-2", "1099-MISC", "K1" */
const FORM = String.raw`(?:W-?2G?|10(?:99|98|95)(?:-[A-Z]+)?|K-?1)`;
/** What only a paper has: a box, an employer's name, what was withheld. */
const OF_A_PAPER = new RegExp(
  String.raw`\bbox(?:es)? \d+[a-z]?\b|\b(?:on|in|from|by|of) (?:the|his|her|their|that|this|a|an|each) (?:form |(?!standard|gross|taxable|adjusted)[a-z]+ ){0,2}(?:${FORM}s?|statements?|letters?|paystubs?|receipts?|invoices?|papers?|documents?|files?)\b|\b(?:was|were|been) withheld\b|\bwithheld from\b|\bwho (?:is|was|are|were) (?:the |his |her |their )?(?:employers?|payers?|lenders?|recipients?|banks?|landlord|brokers?)\b|\b(?:name|address) of (?:the )?(?:\w+ )?(?:employer|payer|lender|bank|recipient|broker|charity|school)\b|\bdo (?:we|you) have\b`,
  "i",
);
const OF_LAW =
  /\b(?:taxable|taxed|tax-free|non-?taxable|deduct\w*|exclud\w+|exclusion|exempt\w*|qualif\w+|eligible|allowed|allowable|may|can|could|must|should|shall|ha(?:s|ve) to|needs? to|required|subject to|limit\w*|penalt\w+|means?|rules?|laws?|sections?|§|IRC|owes?|treated|counts?|claim\w*|(?:is|are|was|were) (?!(?:his|her|their|the client)\b)[^?]*\bincome|due|deadline|credits?|phase\w*|threshold|maximum|rates?|basis|report|file|elect\w*)\b/i;

/** Of a person's question: words that say nothing of what is looked for. */
const FRAME = new RegExp(
  String.raw`^(?:clients?|taxpayers?|box(?:es)?|forms?|papers?|documents?|statements?|letters?|files?|receiv\w*|get|gets|got|have|has|had|own|owns|pay|pays|paid|give|gives|gave|given|make|made|take|took|any|total|amounts?|much|many|names?|shown?|say|says|said|ask|asks|asked|call|calls|called|list|state[sd]?|year|tax|taxes|federal|withheld|(?:${FORM})s?)$`,
  "i",
);

/** "What are the wages?": a thing that the papers name, or the law. */
const OF_A_THING = /^\W*(?:what|which|how much|who|when|where)\b[^?]*?\b(?:the|in)\b/i;

/** @param pages what was found in the client's papers */
export function aimOf(question: string, pages: readonly PaperPage[]): Aim {
  const text = question.replace(/[‘’]/g, "'");
  if (CLIENT.test(text) || NAMED.test(text) || OF_A_PAPER.test(text))
    return OF_LAW.test(text) ? "both" : "facts";
  const isNamedThere =
    OF_A_THING.test(text) && !OF_LAW.test(text) && pages.some((page) => lackingIn(page, text).length === 0);
  return isNamedThere ? "facts" : "law";
}

/** What people and papers call by different words. */
const SAME: readonly string[][] = [
  ["bank", "payer", "lender", "broker"],
  ["charity", "charitable", "contribution", "gift", "donation", "church"],
  ["salary", "pay", "wages", "compensation"],
  ["born", "birth", "birthday"],
  ["property", "estate"],
  ["school", "college", "university"],
  ["put", "contribute", "contribution"],
  ["closing", "ending", "carried", "final"],
  ["opening", "beginning", "brought", "starting"],
  ["dentist", "dental"],
  ["doctor", "physician", "clinic", "medical"],
].map((words) => words.map(stem));

/** The words sought that a page does not have, nor another word for them. */
export function lackingIn(page: Pick<PaperPage, "fileName" | "text">, question: string): string[] {
  const held = stemsOf(wordsOfPage(page));
  return soughtWords(question).filter((word) => {
    return ![...sameWords(word)].some((one) => held.has(one));
  });
}

/** Stems of a word and of what papers call the same. */
export function sameWords(word: string): Set<string> {
  const one = stem(word.toLowerCase());
  return new Set([one, ...SAME.filter((words) => words.includes(one)).flat()]);
}

/** The words of the question that a paper must have to answer it; those of a name are none. */
export function soughtWords(question: string): string[] {
  const names = new Set(
    [...question.replace(/[‘’]/g, "'").matchAll(new RegExp(NAMED, "g"))].flatMap(([name]) =>
      (name.match(/\b[A-Z][a-z]+\b/g) ?? []).map((word) => word.toLowerCase()),
    ),
  );
  const words = [...new Set(contentWords(question))].filter((word) => !names.has(word.toLowerCase()));
  const sought = words.filter((word) => !FRAME.test(word));
  return sought.length > 0 ? sought : words;
}

/** The forms that a text names, in lower case and without hyphens: "1099misc". */
export function formsIn(text: string): string[] {
  const named = text.match(new RegExp(String.raw`\b${FORM}\b`, "gi")) ?? [];
  return named.map((form) => form.toLowerCase().replaceAll("-", ""));
}

/** The box that a question names: "12a". */
export function boxOf(question: string): string | null {
  return /\bbox (\d+[a-z]?)\b/i.exec(question)?.[1]?.toLowerCase() ?? null;
}

/** Words of a page, with those of its file's name. */
function wordsOfPage({ fileName, text }: Pick<PaperPage, "fileName" | "text">): string {
  return `${fileName.replace(/[-_.]/g, " ")} ${text}`;
}
