/** Sums of a household: the share of social security benefits that is taxed, the care credit, a dependent's standard deduction, an employer's payroll tax. */
import type { FilingStatus } from "#modules/authority";
import { dollars } from "../amounts/money.ts";
import { atLeast, atMost, shareOf, stepsOf } from "./arithmetic.ts";
import { contributionsOn } from "./contributions.ts";
import { sumOf } from "./counts.ts";
import { incomeStated, onReturns, type Outcome } from "./incomes.ts";
import { inCents, type SumRule } from "./rule.ts";
import { sumBeside, sumsStated } from "./stated.ts";
import { figureOf } from "./year-figures.ts";

const half = (cents: number) => Math.round(cents / 2);

/** 26 USC 86(c): the base amount and the adjusted base amount. */
const BASES = {
  joint: [inCents(32_000), inCents(44_000)],
  other: [inCents(25_000), inCents(34_000)],
} as const;

/** 26 USC 86(a), (b): up to half of the benefits, then up to 85 percent. */
export const taxedBenefits: SumRule = ({ question }) => {
  if (!/\bsocial security\b|\bss\b/i.test(question) || !/\bbenefits?\b|\bsocial security\b/i.test(question))
    return null;
  if (
    !/\btax(?:ed|able)\b|\bowe\b|\bpay tax/i.test(question) ||
    /\bself-employ|\bwage base\b|\bwithh|\bfica\b|\bdependents?\b/i.test(question)
  )
    return null;
  const benefits = sumBeside(
    question,
    "(?:of |in |from )?(?:social security|ss|benefits)(?: benefits?)?(?: of| is| are)?",
  );
  if (benefits === null) return null;
  const others = otherIncomes(question, benefits);
  const other = others?.reduce((sum, each) => sum + each, 0) ?? null;
  if (!others || other === null || benefits === other) return null;
  const sum = SEPARATE.test(question)
    ? benefitsApart(question, benefits, other)
    : onReturns(question, (status) => benefitsOn(status, benefits, other), { isSeparateOther: false });
  if (!sum) return null;
  return {
    text: `Of social security benefits of ${dollars(benefits)}${others.length > 1 ? ` beside other income of ${others.map(dollars).join(" + ")} = ${dollars(other)}` : ""}: ${sum} (26 USC 86(a), (b)(1), (c)). Tax-exempt interest counts as other income (26 USC 86(b)(2)(B)).`,
    units: [
      { citation: "26 USC 86(a)(1)", figures: ["one-half"] },
      { citation: "26 USC 86(a)(2)", figures: ["85 percent"] },
      { citation: "26 USC 86(c)", figures: ["$25,000", "$32,000", "$34,000", "$44,000"] },
    ],
  };
};

const OTHER_INCOME =
  "(?:of |in |from )?(?:other |pension |taxable |interest |ira |wage )+(?:income|withdrawals?|distributions?)|(?:from |of )?(?:an? |my |our )?(?:pensions?|IRAs?|401 ?\\(?k\\)?|part-time job|wages|dividends)";
const INCOME_KINDS = [
  "(?:from |in )?(?:an? |my |our |his |her )?pensions?",
  "(?:in |from )?(?:tax-exempt|tax-free|muni(?:cipal)?(?: bond)?) (?:bond )?interest",
  "(?:in |from )?(?:taxable |bank |cd |savings )?interest",
  "(?:in |from )?(?:qualified )?dividends?",
  "(?:in |from )?(?:wages|salary|(?:an? |my |his |her )?part-time (?:job|work))",
  "(?:in |from )?(?:an? |my |our |his |her )?(?:IRAs?|401 ?\\(?k\\)?)(?: withdrawals?| distributions?| rmds?)?",
  "(?:in |from )?(?:long-term |short-term )?capital gains?",
  "(?:in |from )?(?:net )?rent(?:al income|al profit)?",
  "(?:in |of )?other income",
];
const OF_WHICH = /\b(?:of which|of that|includ\w+|in total|altogether|in all|combined|agi|magi)\b/i;

/** The incomes beside the benefits; null where a sum is stated of which it is not clear that it is one of them. */
function otherIncomes(question: string, benefits: number): number[] | null {
  const others = sumsStated(question).filter((sum) => sum !== benefits);
  if (new Set(others).size <= 1) {
    const other = sumBeside(question, OTHER_INCOME);
    return other === null ? null : [other];
  }
  const named = new Set(INCOME_KINDS.map((kind) => sumBeside(question, kind)));
  return !OF_WHICH.test(question) && others.every((sum) => named.has(sum)) ? others : null;
}

const SEPARATE = /\bseparate(?:ly)?\b|\bMFS\b/i;
const APART =
  /\b(?:(?:all|the (?:whole|entire)|entire) year|at all times)[^.;?]{0,20}\bapart\b|\bapart\b[^.;?]{0,30}\b(?:all|the (?:whole|entire)|entire) year\b|\bapart\b[^.;?]{0,30}\bat all times\b/i;
const TOGETHER = /\bliv(?:e|ed|ing) (?:together|with (?:my |her |his |the |an? )?(?:husband|wife|spouse))\b/i;

/** On a separate return: as a single person's where the couple lived apart all year, else with base amounts of zero; null where that is not said. */
function benefitsApart(question: string, benefits: number, other: number): string | null {
  if (APART.test(question)) return benefitsOn("single", benefits, other)?.text ?? null;
  if (!TOGETHER.test(question) || /\bapart\b|\b(?:not|never|n['’]t) liv/i.test(question)) return null;
  const combined = other + half(benefits);
  const [share, most] = [shareOf(combined, 850_000), shareOf(benefits, 850_000)];
  if (share === null || most === null) return null;
  const taxed = dollars(atMost(most, share));
  return `both base amounts are zero for one who lived with the spouse at any time of the year; ${dollars(other)} + half of ${dollars(benefits)} = ${dollars(combined)}; 85% × ${dollars(combined)} = ${dollars(share)}, not above 85% × ${dollars(benefits)} = ${dollars(most)}: ${taxed} is taxed`;
}

function benefitsOn(status: FilingStatus, benefits: number, other: number): Outcome | null {
  const [base, adjusted] = BASES[status === "joint" ? "joint" : "other"];
  const combined = other + half(benefits);
  const counted = `${dollars(other)} + half of ${dollars(benefits)} = ${dollars(combined)}`;
  if (combined <= base)
    return {
      text: `nothing is taxed, as ${counted} is not above ${dollars(base)}`,
      result: 0,
      isBelow: true,
    };
  const first = atMost(half(benefits), half(combined - base));
  if (combined <= adjusted)
    return {
      text: `${counted}; the lesser of half of the benefits and half of (${dollars(combined)} − ${dollars(base)}) is ${dollars(first)}, which is taxed`,
      result: first,
      isBelow: false,
    };
  const added = atMost(first, half(adjusted - base));
  const share = shareOf(combined - adjusted, 850_000);
  const most = shareOf(benefits, 850_000);
  if (share === null || most === null) return null;
  const result = atMost(most, share + added);
  return {
    text: `${counted}; 85% × (${dollars(combined)} − ${dollars(adjusted)}) + ${dollars(added)} = ${dollars(share + added)}, not above 85% × ${dollars(benefits)} = ${dollars(most)}: ${dollars(result)} is taxed`,
    result,
    isBelow: false,
  };
}

/** 26 USC 21(a)(2), (c): 50 percent, less a point for each $2,000 begun above $15,000 down to 35, and above $75,000 down to 20. */
export const careCredit: SumRule = ({ question, year }) => {
  if (year < 2026 || !/\b(?:child|dependent|day) ?care\b|\bdaycare\b|\bpreschool|\bnanny/i.test(question))
    return null;
  if (
    !/\bcredit\b|\bM?AGI\b|\badjusted gross income\b/i.test(question) ||
    /\bfsa\b|\bassistance\b|\bemployer\b|\bdcap\b|\bseparate/i.test(question)
  )
    return null;
  const kids = sumOf(question, "(?:children|kids|sons|daughters|child|kid|son|daughter|toddlers?|twins)");
  const paid = sumBeside(
    question,
    "(?:of |in |for |on )?(?:(?:child|dependent|day) ?care|daycare|preschool|nanny|care|expenses)|pa(?:y|id)|cost|spent",
  );
  const income = incomeStated(question);
  if (paid === null || income === null || paid === income || kids === null || kids === 0) return null;
  const cap = kids === 1 ? inCents(3000) : inCents(6000);
  const counted = atMost(cap, paid);
  const sum = onReturns(
    question,
    (status) => {
      const percent = carePercent(income, status === "joint");
      const credit = percent === null ? null : shareOf(counted, percent * 10_000);
      if (percent === null || credit === null) return null;
      const words = `${percent}% × ${dollars(counted)}${paid > cap ? ` (the most of ${dollars(paid)} that counts)` : ""} = ${dollars(credit)}`;
      return { text: words, result: credit, isBelow: false };
    },
    { isSeparateOther: false },
  );
  if (!sum) return null;
  return {
    text: `For ${year}, the credit for child and dependent care at an adjusted gross income of ${dollars(income)}: ${sum} (26 USC 21(a)(2), (c)). It is not above the tax, and the expenses count up to the lower earned income of the spouses (26 USC 21(d)(1)).`,
    units: [
      {
        citation: "26 USC 21(a)(2)",
        figures: ["50 percent", "35 percent", "20 percent", "$15,000", "$75,000", "$150,000"],
      },
      { citation: "26 USC 21(c)", figures: ["$3,000", "$6,000"] },
      { citation: "26 USC 21(d)(1)", figures: [] },
    ],
  };
};

function carePercent(income: number, isJoint: boolean): number | null {
  const first = stepsOf(atLeast(0, income - inCents(15_000)), inCents(2000), "up");
  const threshold = isJoint ? inCents(150_000) : inCents(75_000);
  const second = stepsOf(atLeast(0, income - threshold), isJoint ? inCents(4000) : inCents(2000), "up");
  if (first === null || second === null) return null;
  return atLeast(20, atLeast(35, 50 - first) - second);
}

/** 26 USC 63(c)(5): the earned income and a sum, at least another one, at most the basic standard deduction. */
export const dependentDeduction: SumRule = ({ question, year }) => {
  if (!/\bstandard deduction\b/i.test(question)) return null;
  if (
    !/\bdependent|\bclaimed\b|\bmy (?:\w+ ){0,2}(?:kid|son|daughter|child|teen\w*)\b|\b(?:1?\d|2[0-3])[- ]?(?:yr|years?)[- ]?old/i.test(
      question,
    ) ||
    /\bblind\b|\b6[5-9]\b|\bself-employ|\bmarried\b/i.test(question)
  )
    return null;
  const earned = sumBeside(
    question,
    "(?:of |in |from )?(?:wages|salary|earned income|pay|(?:summer |part-time |a |his |her )*job)|earn(?:s|ed)?",
  );
  const [least, added, basic] = ["dependent-minimum", "dependent-added", "standard-deduction"].map((id) =>
    figureOf(id, year),
  );
  if (earned === null || !least || !added || !basic) return null;
  const sum = earned + added.cents;
  const result = atMost(basic.cents, atLeast(least.cents, sum));
  const why =
    result === sum
      ? `${dollars(earned)} + ${dollars(added.cents)} = ${dollars(sum)}`
      : result === basic.cents
        ? `${dollars(basic.cents)}, as ${dollars(earned)} + ${dollars(added.cents)} is more than the basic standard deduction`
        : `${dollars(least.cents)}, as ${dollars(earned)} + ${dollars(added.cents)} is less`;
  return {
    text: `For ${year}, the standard deduction of a dependent: ${why} (26 USC 63(c)(5)${least.cite}).`,
    units: [{ citation: "26 USC 63(c)(5)", figures: [] }, ...least.units, ...added.units, ...basic.units],
  };
};

/** 26 USC 3111(a), (b): 6.2 percent up to the wage base and 1.45 percent of all, from the employer. */
export const employerShare: SumRule = ({ question, year }) => {
  if (!/\b(?:social security|medicare|fica|payroll)\b/i.test(question)) return null;
  if (
    !/\bemployer\b|\bmy share\b|\bour share\b|\bmatch/i.test(question) ||
    /\bretire|\b401|\bcredit\b|\btips?\b|\bself-employ|\bemployees\b|\bdeposit/i.test(question)
  )
    return null;
  const wages = sumBeside(
    question,
    "(?:of |in )?(?:wages?|salary|pay)(?: of)?|earns?|my nanny|(?:our|my|an?) (?:nanny|housekeeper|employee|worker)",
  );
  const found = wages === null ? null : contributionsOn(wages, year);
  if (wages === null || !found) return null;
  const { capped, socialSecurity: first, medicare: second } = found;
  return {
    text: `For ${year}, the employer's own share: 6.2% × ${dollars(capped)} = ${dollars(first)} (26 USC 3111(a)) and 1.45% × ${dollars(wages)} = ${dollars(second)} (26 USC 3111(b)), together ${dollars(first + second)}; as much is withheld from the pay (26 USC 3101). Federal unemployment tax may come besides.`,
    units: [
      { citation: "26 USC 3111(a)", figures: ["6.2 percent"] },
      { citation: "26 USC 3111(b)", figures: ["1.45 percent"] },
      ...found.units,
    ],
  };
};
