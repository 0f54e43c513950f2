/** What no provision names: income of a new kind is income by the general definition. */
import type { Passage } from "#modules/authority";
import { readAsked } from "../bottom-line/asked.ts";
import { stemsOf } from "../stemming.ts";
import { subjectWords } from "./matching-words.ts";
import type { PracticeNote } from "./practice-note.ts";

/** Sections of the Code that leave items out of gross income (part III of subchapter B, 26 USC 101 to 139L). */
const EXCLUDES = /^26 USC 1(?:0[1-9]|[12]\d|3\d)[A-L]?$/;
/** Sections that put an item into gross income by its name (part II of subchapter B, 26 USC 71 to 91). */
const INCLUDES = /^26 USC (?:7[1-9]|8\d|9[01])$/;
const RECEIVED =
  /\b(?:is|are|was|were|be|get|got)\b[^?]{0,100}\b(?:taxable|taxed|(?:gross )?income)\b(?! (?:tax )?credit)|\b(?:owe|pay) (?:any |income )?tax(?:es)? (?:on|for|when)\b|\btaxable\b/i;
/** Of these the Code has rules of its own, found or not. */
const OTHERWISE =
  /\b(?:gifts?|gave|inherit\w*|insurance|corporations?|partnerships?|trusts?|estates?|foundations?|exempt|sell|sold|selling|sales?|loans?|borrow\w*|refunds?|benefits?|church|state|foreign|abroad|nonresident|interest|distributions?|ira|plan|stocks?|options?|divorce\w*|alimony|rebates?|points|miles|cash ?back|discounts?|deposits?|reimburs\w+|returned|damages|settle\w*|insured|scholarships?|grants?|donations?|contributions?|political|organi[sz]ations?|party|child support|employer|benefit|charit\w+|nonprofits?|exempt|mortgaged?)\b/i;
/** "Is it taxed at 28 percent?": that it is income is taken for granted. */
const ASKS_OF_RATE = /\b(?:percent|rates?|brackets?|collectibles?|capital gains?|ordinary income)\b|%/i;
const NEAREST = 3;

const GENERAL: PracticeNote = {
  id: "any-income",
  when: [],
  unless: null,
  from: null,
  to: null,
  answer:
    "By the general rule yes: gross income means all income from whatever source derived, unless a provision excludes it. What was found nearest to the subject follows.",
  units: ["26 USC 61(a)"],
};

/** The general rule, where what is asked about is named by none of the sections found nearest. */
export function anyIncome(question: string, ofCode: readonly Passage[]): PracticeNote | null {
  const { kind, of } = readAsked(question);
  if (kind !== "whether" || of !== "inclusion") return null;
  if (!RECEIVED.test(question) || OTHERWISE.test(question) || ASKS_OF_RATE.test(question)) return null;
  const words = subjectWords(question);
  const documents = [...new Set(ofCode.map(({ document }) => document))].slice(0, NEAREST);
  if (words.length === 0 || documents.length === 0 || EXCLUDES.test(documents[0]!.citation)) return null;
  const stems = new Set(words.flatMap((word) => [...stemsOf(word)]));
  const isIncluded = ofCode.some(
    ({ document: { citation, heading } }) =>
      INCLUDES.test(citation) && [...stemsOf(heading)].some((one) => stems.has(one)),
  );
  if (isIncluded) return null;
  const isNamed = documents.some(({ heading, text }) => {
    const held = stemsOf(`${heading} ${text}`);
    return words.every((word) => [...stemsOf(word)].every((one) => held.has(one)));
  });
  return isNamed ? null : GENERAL;
}
