/** The rules of amounts that fall over a range of income: what they are called, how they fall, what carries them. */
import { dollars } from "../amounts/money.ts";
import { shareOf } from "./arithmetic.ts";
import { inCents, type SumUnit } from "./rule.ts";
import { agesStated, sumBeside } from "./stated.ts";

interface Within {
  /** How far the income is into the range, and its length, in cents. */
  over: number;
  length: number;
  floor: number;
}

interface Span {
  amount: number;
  begins: number;
  ends: number;
  floor: number;
}

export interface RangeRule {
  id: string;
  name: string;
  /** All must occur. */
  when: readonly RegExp[];
  unless: RegExp | null;
  /** What falls, of the year's full amount. */
  amount(question: string, full: number): number;
  left(start: number, within: Within): number;
  /** What is taken off, in words. */
  cut(start: number, words: { excess: string; length: number }): string;
  /** How the end of the range comes about, in words. */
  rate?(range: Span): string;
  rounds?: string;
  /** Whether the floor stays above the range. */
  keepsFloor?: boolean;
  /** Whether a married person's separate return has half of what is left, and the reduction begins at half of the income. */
  halves?: boolean;
  /** The unit that allows nothing on a married person's separate return. */
  notSeparate?: SumUnit;
  pins: string;
  /** A sentence, with the space before it. */
  remark: string;
  units: SumUnit[];
}

const IN_STEP = {
  left: (start: number, { over, length }: Within) => Math.round((start * (length - over)) / length),
  cut: (start: number, { excess, length }: { excess: string; length: number }) =>
    `${dollars(start)} × ${excess} ÷ ${dollars(length)}`,
};

/** 26 USC 219(g)(2)(B), (C): a reduction is rounded down to $10, and $200 stay until nothing is left. */
const ROUNDED = {
  ...IN_STEP,
  left: (start: number, { over, length, floor }: Within) =>
    Math.max(floor, start - Math.floor((start * over) / length / 1000) * 1000),
  rounds: " (the reduction rounded down to $10, and at least $200 left within the range)",
};

function byPercent(percent: number) {
  return {
    left: (start: number, { over, floor }: Within) =>
      Math.max(floor, start - shareOf(over, percent * 10_000)!),
    cut: (_: number, { excess }: { excess: string }) => `${percent}% × ${excess}`,
    rate: ({ amount, begins, ends, floor }: Span) => {
      const reduced = floor > 0 ? `(${dollars(amount)} − ${dollars(floor)})` : dollars(amount);
      return `${dollars(begins)} + ${reduced} ÷ ${percent}% = ${dollars(ends)}`;
    },
  };
}

/** The lesser of what is stated beside `words` and the cap. */
function statedUpTo(words: string) {
  return (question: string, full: number) => Math.min(full, sumBeside(question, words) ?? full);
}

/** 26 USC 219(b)(5)(B), beside each year's limit of Pub. 590-A: $1,000, and $1,100 from 2026 on. */
const CATCH_UP = { [inCents(7000)]: inCents(1000), [inCents(7500)]: inCents(1100) };

const EARNED = "earn(?:ed|s|ing)?|make|makes|making|made";

/** Not above the pay: of one who earns less than the limit, the phase-out says nothing. */
function contribution(question: string, full: number): number {
  const limit = agesStated(question).some((age) => age >= 50) ? full + (CATCH_UP[full] ?? 0) : full;
  return Math.min(limit, sumBeside(question, EARNED) ?? limit);
}

export const RANGE_RULES: readonly RangeRule[] = [
  {
    id: "amt-exemption",
    name: "the exemption amount of the alternative minimum tax",
    when: [/\bAMT\b|\balternative minimum tax\b/i, /\bexemption\b/i],
    unless: /\b(?:corporat\w+|CAMT|estate|trust|child|kiddie)\b/i,
    amount: (_, full) => full,
    ...byPercent(50),
    pins: "26 USC 55(d)(2), (4)(A)(ii)",
    remark: "",
    units: [
      { citation: "26 USC 55(d)(2)", figures: [] },
      { citation: "26 USC 55(d)(4)(A)(ii)", figures: ["50 percent"] },
    ],
  },
  {
    id: "student-loan-interest",
    name: "the deduction of student loan interest",
    when: [/\bstudent loans?\b|\beducation loans?\b/i, /\binterest\b|\bdeduct/i],
    unless: /\bforgiv|\bcancel|\bemployer\b/i,
    amount: statedUpTo("(?:of |in )?(?:student loan |loan )?interest|paid"),
    ...IN_STEP,
    notSeparate: { citation: "26 USC 221(e)(2)", figures: [] },
    pins: "26 USC 221(b)(1), (2)(B)",
    remark: "",
    units: [
      { citation: "26 USC 221(b)(1)", figures: ["$2,500"] },
      { citation: "26 USC 221(b)(2)(B)", figures: ["$15,000", "$30,000"] },
    ],
  },
  {
    id: "adoption-credit",
    name: "the adoption credit for one child",
    when: [/\badopt/i, /\bcredit\b/i],
    unless: /\bemployer\b|\bexclu|\brefundable\b|\bspecial needs\b/i,
    amount: statedUpTo("(?:of |in |on )?(?:qualified )?(?:adoption )?expenses"),
    ...IN_STEP,
    pins: "26 USC 23(b)(1), (2)(A)",
    remark: " It is at most what was paid.",
    units: [{ citation: "26 USC 23(b)(2)(A)", figures: ["$40,000"] }],
  },
  {
    id: "roth-contribution",
    name: "the contribution to a Roth IRA",
    when: [/\broth\b/i, /\bcontribut|\bput\b|\bmost\b|\bhow much\b|\blimits?\b|\bM?AGI\b/i],
    unless:
      /\bconver|\bbackdoor\b|\broll|(?<!\b(?:have|has|with|got|both)(?: an?| our| my| his| her| have| has)? )\b401|\b403|\btraditional\b|\bdistribut|\bwithdr|\bapart\b/i,
    amount: contribution,
    ...ROUNDED,
    pins: "26 USC 408A(c)(3), 219(g)(2)(B), (C)",
    remark: " It is at most the compensation, less contributions to other IRAs.",
    units: [
      { citation: "26 USC 408A(c)(3)(A)", figures: ["$15,000", "$10,000"] },
      { citation: "26 USC 219(g)(2)", figures: ["$200", "$10"] },
    ],
  },
  {
    id: "ira-deduction-spouse",
    name: "the deduction for a traditional IRA of one whose spouse alone is in a plan at work",
    when: [
      /\bIRA\b/i,
      /\bdeduct|\btraditional\b/i,
      /\b(?:spouse|wife|husband)(?:'s)?\b[^.?]{0,40}\b(?:covered|participa\w+|plan|pension|401 ?\(?k\)?|403 ?\(?b\)?)/i,
      /\b(?:i|he|she) (?:(?:do|does) ?n['’o]t|am not|is ?n['’o]t|['’]?m not|have no(?:ne)?|has no(?:ne)?)\b|\bi['’]m not\b|\bbut not (?:me|i)\b|\bonly (?:my|the) (?:spouse|wife|husband)\b/i,
    ],
    unless: /\broth\b|\bapart\b|\bseparate|\bconver|\broll|\bdistribut|\bwithdr/i,
    amount: contribution,
    ...ROUNDED,
    pins: "26 USC 219(g)(2), (7)",
    remark: " It is at most what was contributed; the rest may be contributed without a deduction.",
    units: [
      { citation: "26 USC 219(g)(7)", figures: ["$150,000", "$10,000"] },
      { citation: "26 USC 219(g)(2)", figures: ["$200"] },
    ],
  },
  {
    id: "coverdell",
    name: "what one contributor may give to a Coverdell account for one child",
    when: [/\bcoverdell\b|\beducation savings account\b/i],
    unless: /\bdistribut|\bwithdr|\broll|\btransfer/i,
    amount: statedUpTo("contribut\\w+|put in"),
    ...IN_STEP,
    pins: "26 USC 530(b)(1)(A)(iii), (c)(1)",
    remark: " All contributors together may give a child $2,000 a year.",
    units: [
      { citation: "26 USC 530(c)(1)", figures: ["$95,000", "$190,000", "$15,000", "$30,000"] },
      { citation: "26 USC 530(b)(1)(A)(iii)", figures: ["$2,000"] },
    ],
  },
  {
    id: "ira-deduction",
    name: "the deduction for a traditional IRA of a participant in a plan at work",
    when: [
      /\bIRA\b/i,
      /\bdeduct|\btraditional\b/i,
      /\b(?:covered|participa\w+|plan at (?:my |our )?(?:work|job)|401 ?\(?k\)?|workplace plan|pension)\b/i,
    ],
    unless:
      /\b(?:spouse|wife|husband)(?:'s)? (?:is|has)\b|\bnot covered\b|\bapart\b|\bconver|\broll|\bdistribut|\bwithdr/i,
    amount: contribution,
    ...ROUNDED,
    pins: "26 USC 219(g)(2), (3)(B)",
    remark: " It is at most what was contributed; the rest may be contributed without a deduction.",
    units: [{ citation: "26 USC 219(g)(2)", figures: ["$10,000", "$20,000", "$200"] }],
  },
  {
    id: "salt-cap",
    name: "the limit of the deduction for state and local taxes",
    when: [/\bSALT\b|\bstate and local tax/i, /\bcap\b|\blimit|\bdeduct/i],
    unless: /\bPTET?\b|\bpass-?through\b|\bpaid\b|\bbusiness\b/i,
    amount: (_, full) => full,
    ...byPercent(30),
    keepsFloor: true,
    halves: true,
    pins: "26 USC 164(b)(7)",
    remark: " From 2027 to 2029 cap and threshold are 101 percent of those of the year before.",
    units: [{ citation: "26 USC 164(b)(7)", figures: ["$40,400", "101 percent", "30 percent", "$10,000"] }],
  },
];
