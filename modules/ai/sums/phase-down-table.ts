/** The amounts of the Code that shrink with income, each with the units that hold its figures. */
import { dollars } from "../amounts/money.ts";
import { sumOf } from "./counts.ts";
import type { Thresholds } from "./incomes.ts";
import { inCents, type WorkedSum } from "./rule.ts";
import { sumBeside } from "./stated.ts";

/** What is reduced, in cents, and for how many it is reduced alike. */
export interface Start {
  each: number;
  times: number;
  /** As it is printed: "3 × $2,200 = $6,600". */
  words: string;
  /** The sum that it was read from; null where it was not. */
  stated: number | null;
}

export interface PhaseDown {
  name: string;
  /** All must occur. */
  when: readonly RegExp[];
  unless: RegExp | null;
  /** First and last tax year. */
  from: number;
  to: number | null;
  /** Null where the question does not state what it takes. */
  amount(question: string, isJoint: boolean): Start | null;
  /** In cents, what bounds what is left; null where the question does not state it. */
  atMost?(question: string): number | null;
  /** The most that is reduced, where the question need not state it; absent where `amount` says it. */
  most?: { joint: number; other: number };
  thresholds: Thresholds;
  by: { percent: number } | { cents: number; step: number; rounds: "up" | "down" };
  pins: string;
  remark: string;
  units: WorkedSum["units"];
}

const KIDS = "(?:(?:minor|young|qualifying|little) )?(?:children|kids|child|kid|sons|daughters|son|daughter)";
const OLD_BOTH = /\b(?:both|each of us|we(?:'re| are))\b/i;

/** "She is 66 and I'm 63: for both of us?" */
function hasYounger(question: string): boolean {
  return /\b(?:is|are|am|I'm|he's|she's|age|aged|turn(?:s|ed)?) (?:[2-5]\d|6[0-4])\b(?![,.]?\d|k\b|%| ?(?:percent|thousand))/i.test(
    question,
  );
}

/** The lesser of what was received or paid and the cap. */
function upTo(stated: number | null, cap: number): Start | null {
  if (stated === null) return null;
  const each = Math.min(stated, cap);
  const words = stated > cap ? `${dollars(cap)}, the most of ${dollars(stated)} that counts` : dollars(each);
  return { each, times: 1, words, stated };
}

function rentalLoss(question: string): number | null {
  return sumBeside(question, "(?:in |of )?(?:rental |passive )*loss(?:es)?|lost");
}

export const PHASE_DOWNS: readonly PhaseDown[] = [
  {
    name: "the child tax credit",
    when: [/\bchild (?:tax )?credit\b|\bCTC\b/i],
    unless:
      /\bcare\b|\badopt|\brefund|\bover 17\b|\b1[7-9][- ]year|\b(?:is|turn(?:s|ed)|aged?|of|who is|,) (?:1[7-9]|2\d)\b|\bcollege\b|\bother dependents?\b|\b(?:child|kid|son|daughter|he|she)\b[^.?]{0,30}\bearn(?:s|ed)\b/i,
    from: 2025,
    to: 2026,
    amount: (question) => {
      const kids = sumOf(question, KIDS) ?? (/\bmy (?:child|kid|son|daughter)\b/i.test(question) ? 1 : null);
      return kids === null || kids === 0
        ? null
        : {
            ...{ each: inCents(2200 * kids), times: 1, stated: null },
            words: `${kids} × $2,200 = ${dollars(inCents(2200 * kids))}`,
          };
    },
    thresholds: { joint: inCents(400_000), other: inCents(200_000), separate: inCents(200_000) },
    by: { cents: inCents(50), step: inCents(1000), rounds: "up" },
    pins: "26 USC 24(h)(2), (h)(3), (b)(1)",
    remark: "Each child must be under 17 with a social security number.",
    units: [
      { citation: "26 USC 24(b)(1)", figures: ["$50", "$1,000"] },
      { citation: "26 USC 24(h)(2)", figures: ["$2,200"] },
      { citation: "26 USC 24(h)(3)", figures: ["$400,000", "$200,000"] },
    ],
  },
  {
    name: "the deduction for seniors",
    when: [
      /\bsenior\b|\b65\b|\b(?:6[6-9]|[78]\d)\b|\belderly\b/i,
      /\bsenior deduction\b|\bbonus deduction\b|\$?6,000\b|\benhanced deduction\b|\bdeduction for seniors\b/i,
    ],
    unless: /\bstandard deduction\b|\bmedical\b|\bIRA\b|\bcredit\b/i,
    from: 2025,
    to: 2028,
    amount: (question, isJoint) => {
      const times = isJoint && OLD_BOTH.test(question) && !hasYounger(question) ? 2 : 1;
      return { each: inCents(6000), times, words: "$6,000", stated: null };
    },
    thresholds: { joint: inCents(150_000), other: inCents(75_000), separate: null },
    by: { percent: 6 },
    pins: "26 USC 151(d)(5)(C)(i), (iii)",
    remark: "It is for each person who is 65 by the end of the year.",
    units: [
      { citation: "26 USC 151(d)(5)(C)(i)", figures: ["$6,000"] },
      { citation: "26 USC 151(d)(5)(C)(iii)(I)", figures: ["6 percent", "$75,000", "$150,000"] },
    ],
  },
  {
    name: "the deduction for qualified tips",
    when: [/\btips?\b/i, /\bdeduct|\bno tax\b|\bhow much\b|\bM?AGI\b/i],
    unless: /\bfica\b|\bcredit\b|\bemployer share\b|\btips for\b/i,
    from: 2025,
    to: 2028,
    amount: (question) =>
      upTo(sumBeside(question, "(?:in |of )?(?:qualified |cash |reported )*tips"), inCents(25_000)),
    most: { joint: inCents(25_000), other: inCents(25_000) },
    thresholds: { joint: inCents(300_000), other: inCents(150_000), separate: null },
    by: { cents: inCents(100), step: inCents(1000), rounds: "down" },
    pins: "26 USC 224(b)(1), (2)",
    remark: "",
    units: [
      { citation: "26 USC 224(b)(1)", figures: ["$25,000"] },
      { citation: "26 USC 224(b)(2)(A)", figures: ["$100", "$1,000", "$150,000", "$300,000"] },
    ],
  },
  {
    name: "the deduction for qualified overtime",
    when: [/\bovertime\b/i, /\bdeduct|\bno tax\b|\bhow much\b|\bM?AGI\b/i],
    unless: /\bmeals?\b|\bsupper\b/i,
    from: 2025,
    to: 2028,
    amount: (question, isJoint) =>
      upTo(
        sumBeside(question, "(?:in |of )?(?:qualified )?overtime(?: premiums?| pay| wages)*"),
        isJoint ? inCents(25_000) : inCents(12_500),
      ),
    most: { joint: inCents(25_000), other: inCents(12_500) },
    thresholds: { joint: inCents(300_000), other: inCents(150_000), separate: null },
    by: { cents: inCents(100), step: inCents(1000), rounds: "down" },
    pins: "26 USC 225(b)(1), (2)",
    remark: "Only the premium part that the Fair Labor Standards Act requires counts.",
    units: [
      { citation: "26 USC 225(b)(1)", figures: ["$12,500", "$25,000"] },
      { citation: "26 USC 225(b)(2)(A)", figures: ["$100", "$1,000", "$150,000", "$300,000"] },
    ],
  },
  {
    name: "the deduction for interest on a car loan",
    when: [
      /\b(?:car|auto|vehicle|truck|suv|minivan|pickup)s?\b/i,
      /\binterest\b/i,
      /\bdeduct|\bhow much\b|\bwrite\b|\bM?AGI\b/i,
    ],
    unless: /\bbusiness\b|\bused\b|\blease|\b20(?:1\d|2[0-4])\b|\bhome equity\b|\bforeign\b/i,
    from: 2025,
    to: 2028,
    amount: (question) =>
      upTo(sumBeside(question, "(?:in |of )?(?:car |auto |loan )*interest"), inCents(10_000)),
    most: { joint: inCents(10_000), other: inCents(10_000) },
    thresholds: { joint: inCents(200_000), other: inCents(100_000), separate: inCents(100_000) },
    by: { cents: inCents(200), step: inCents(1000), rounds: "up" },
    pins: "26 USC 163(h)(4)(C)",
    remark:
      "The loan must be of 2025 or later, for a new vehicle for personal use with final assembly in the United States.",
    units: [
      { citation: "26 USC 163(h)(4)(C)(i)", figures: ["$10,000"] },
      { citation: "26 USC 163(h)(4)(C)(ii)(I)", figures: ["$200", "$1,000", "$100,000", "$200,000"] },
    ],
  },
  {
    name: "rental losses with active participation",
    when: [/\brent/i, /\bloss|\blost\b/i, /\bdeduct|\bhow much\b|\ballow/i],
    unless: /\breal estate professional\b|\bseparate|\bpassive income\b|\bcredit\b|\b469\(c\)\(7\)/i,
    from: 1987,
    to: null,
    amount: (question) => {
      const loss = rentalLoss(question);
      if (loss === null) return null;
      // The $25,000 falls with income, not the loss; a smaller loss is allowed as far as what is left.
      const most = inCents(25_000);
      return loss >= most ? upTo(loss, most) : { each: most, times: 1, words: dollars(most), stated: loss };
    },
    atMost: rentalLoss,
    thresholds: { joint: inCents(100_000), other: inCents(100_000), separate: null },
    by: { percent: 50 },
    pins: "26 USC 469(i)(2), (3)(A)",
    remark: "What is not allowed is carried forward.",
    units: [
      { citation: "26 USC 469(i)(2)", figures: ["$25,000"] },
      { citation: "26 USC 469(i)(3)(A)", figures: ["50 percent", "$100,000"] },
    ],
  },
];
