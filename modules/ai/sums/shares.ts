/** Taxes, floors and limits that are a share of what a question states. */
import type { FilingStatus } from "#modules/authority";
import { filingStatus } from "../amounts/filing-status.ts";
import { dollars } from "../amounts/money.ts";
import { atLeast, atMost, shareOf } from "./arithmetic.ts";
import { educationCredit } from "./education-credits.ts";
import { excessOver, incomeStated, onReturns, type Thresholds } from "./incomes.ts";
import { inCents, type SumRule } from "./rule.ts";
import { agesStated, otherSum, sumBeside } from "./stated.ts";

/** 26 USC 1411(b), 3101(b)(2). */
const HIGH_INCOME: Thresholds = {
  joint: inCents(250_000),
  other: inCents(200_000),
  separate: inCents(125_000),
};

/** 26 USC 1411(a)(1): 3.8 percent of the lesser of investment income and what income exceeds the threshold. */
const investmentTax: SumRule = ({ question }) => {
  if (!/\bNIIT\b|\bnet investment income tax\b|\b3\.8 ?(?:%|percent)/i.test(question)) return null;
  if (/\btrust\b|\bestate\b|\brental\b/i.test(question)) return null;
  const invested = sumBeside(
    question,
    "(?:of |in )?(?:net investment income(?! tax)|NII|investment income|dividends(?: and interest)?|interest|capital gains?|gains?)",
  );
  const income = incomeStated(question.replace(/\b(?:net )?investment income\b/gi, "investments"));
  if (invested === null || income === null || income <= invested) return null;
  const outcomeOn = (status: FilingStatus) => {
    const excess = excessOver(status, income, HIGH_INCOME);
    if (!excess) return null;
    const taxed = Math.min(invested, excess.over);
    const tax = shareOf(taxed, 38_000);
    if (tax === null) return null;
    const text =
      excess.over === 0
        ? `none, since ${dollars(income)} is not above ${dollars(excess.threshold)}`
        : `3.8% × ${dollars(taxed)}, the lesser of ${dollars(invested)} and ${excess.words} = ${dollars(excess.over)}, is ${dollars(tax)}`;
    return { text, result: tax, isBelow: excess.over === 0 };
  };
  const sum = onReturns(question, outcomeOn, { isSeparateOther: false });
  if (!sum) return null;
  return {
    text: `Net investment income tax: ${sum} (26 USC 1411(a)(1), (b)).`,
    units: [
      { citation: "26 USC 1411(a)(1)", figures: ["3.8 percent"] },
      { citation: "26 USC 1411(b)", figures: ["$250,000", "$200,000"] },
    ],
  };
};

/** 26 USC 3101(b)(2): 0.9 percent of wages above the threshold. */
const additionalMedicare: SumRule = ({ question }) => {
  if (!/\badditional medicare\b|\b0\.9 ?(?:%|percent)/i.test(question)) return null;
  if (/\bself-employ|\bwithh|\bnet investment\b/i.test(question)) return null;
  const wages = sumBeside(question, "wages(?: of)?|salary(?: of)?|salaries|pay|earn(?:ed|s)?|make|made|W-2");
  if (wages === null) return null;
  const outcomeOn = (status: FilingStatus) => {
    const excess = excessOver(status, wages, HIGH_INCOME);
    const tax = excess && shareOf(excess.over, 9000);
    if (!excess || tax === null) return null;
    const text = excess.over === 0 ? "none" : `0.9% × ${excess.words} = ${dollars(tax)}`;
    return { text, result: tax, isBelow: excess.over === 0 };
  };
  const sum = onReturns(question, outcomeOn, { isSeparateOther: false });
  if (!sum) return null;
  return {
    text: `Additional Medicare tax: ${sum} (26 USC 3101(b)(2)).`,
    units: [{ citation: "26 USC 3101(b)(2)", figures: ["0.9 percent", "$250,000", "$200,000"] }],
  };
};

/** 26 USC 213(a): what exceeds 7.5 percent of adjusted gross income. */
const medicalFloor: SumRule = ({ question, year }) => {
  if (year < 2017 || !/\bmedical|\bdoctor|\bdental|\bhospital/i.test(question)) return null;
  if (
    !/\bdeduct|\bwrite\b|\bitemiz/i.test(question) ||
    /\bpremium|\bself-employ|\bHSA\b|\bFSA\b/i.test(question)
  )
    return null;
  const income = incomeStated(question);
  const beside = sumBeside(
    question,
    "(?:of |in |on )?(?:unreimbursed |qualified )*(?:medical|doctor|dental|hospital)",
  );
  // "Dental implants, we make 90,000 and they cost 11,000": the sum next to the word is the income.
  const paid = beside === null || beside === income ? otherSum(question, income) : beside;
  if (paid === null || income === null) return null;
  const floor = shareOf(income, 75_000);
  if (floor === null) return null;
  const left = atLeast(0, paid - floor);
  return {
    text: `${dollars(paid)} − 7.5% × ${dollars(income)} = ${dollars(paid)} − ${dollars(floor)}: ${dollars(left)} can be deducted as an itemized deduction${paid < floor ? ", since the floor is higher" : ""} (26 USC 213(a)).`,
    units: [{ citation: "26 USC 213(a)", figures: ["7.5 percent"] }],
  };
};

/** 26 USC 170(b)(1)(I): from 2026 on only what exceeds 0.5 percent of the contribution base. */
const charityFloor: SumRule = ({ question, year }) => {
  if (year < 2026 || !/\bcharit|\bdonat|\bchurch\b|\bcontribut/i.test(question)) return null;
  if (
    !/\bdeduct|\bfloor\b|\bcounts?\b|\bwrite\b|\bhow much\b/i.test(question) ||
    /\bIRA\b|\bQCD\b|\bcorporat|\bstandard deduction\b|\bnot itemiz|\bstock\b|\bnonitemiz/i.test(question)
  )
    return null;
  const given = sumBeside(
    question,
    "(?:of |in |to )?(?:cash |charitable )*(?:donat\\w+|contribut\\w+|gifts?|charit\\w+|church|gave|give)",
  );
  const income = incomeStated(question);
  const floor = income === null ? null : shareOf(income, 5000);
  const most = income === null ? null : shareOf(income, 600_000);
  if (given === null || floor === null || most === null || given === income || given > most) return null;
  const left = atLeast(0, given - floor);
  return {
    text: `For ${year}, when itemized: ${dollars(given)} − 0.5% × ${dollars(income!)} = ${dollars(given)} − ${dollars(floor)}: ${dollars(left)} is deducted (26 USC 170(b)(1)(I)).`,
    units: [{ citation: "26 USC 170(b)(1)(I)", figures: ["0.5 percent"] }],
  };
};

/** 26 USC 72(t)(1): 10 percent of an early distribution that is income. */
const earlyWithdrawal: SumRule = ({ question }) => {
  if (!/\b(?:IRA|401 ?\(?k\)?|403 ?\(?b\)?|retirement (?:plan|account))\b/i.test(question)) return null;
  if (
    !/\b(?:penalty|additional tax|10 ?(?:%|percent))\b/i.test(question) ||
    !/\bhow (?:much|big|large)\b|\bwhat(?:'s| is)\b/i.test(question)
  )
    return null;
  const [years] = agesStated(question);
  if (!years || years >= 55) return null;
  if (
    /\bSIMPLE\b|\broth\b|\bhome\b|\bhouse\b|\bmedical|\bdisab|\binherit|\bbirth|\badopt|\bcollege|\btuition|\bloan\b|\brollover|\broll|\bexcess\b|\bdied|\bdivorce|\bemergency|\bexception|\bdisaster/i.test(
      question,
    )
  )
    return null;
  const taken = sumBeside(question, "withdr\\w+|distribut\\w+|took|take|taking|cash(?:ed|ing)?");
  const tax = taken === null ? null : shareOf(taken, 100_000);
  if (taken === null || tax === null) return null;
  return {
    text: `10% × ${dollars(taken)} = ${dollars(tax)} of additional tax, if all of it is income and no exception applies; the income tax comes besides (26 USC 72(t)(1)).`,
    units: [{ citation: "26 USC 72(t)(1)", figures: ["10 percent"] }],
  };
};

/** 26 USC 1211(b), 1212(b): $3,000 a year, the rest later. */
const capitalLoss: SumRule = ({ question }) => {
  if (
    !/\bcapital loss|\bloss(?:es)? (?:on|from) (?:\w+ )?(?:stocks?|shares|crypto\w*|securities)|\bstock loss/i.test(
      question,
    )
  )
    return null;
  if (/\bcorporat|\bgains?\b(?! tax)|\bwash\b|\b1244\b|\bworthless|\bpersonal\b|\bhome\b/i.test(question))
    return null;
  const loss = sumBeside(
    question,
    "(?:of |in )?(?:net |long[- ]term |short[- ]term |capital |stock )*loss(?:es)?|lost",
  );
  if (loss === null) return null;
  const limit = filingStatus(question) === "separate" ? inCents(1500) : inCents(3000);
  const used = atMost(limit, loss);
  return {
    text: `Without gains of the year, ${dollars(used)} of ${dollars(loss)} is deducted from other income (26 USC 1211(b)(1)); ${dollars(loss)} − ${dollars(used)} = ${dollars(loss - used)} is carried to the next year (26 USC 1212(b)(1)).`,
    units: [
      { citation: "26 USC 1211(b)", figures: ["$3,000", "$1,500"] },
      { citation: "26 USC 1212(b)(1)", figures: [] },
    ],
  };
};

/** 26 USC 172(a)(2)(B): losses of 2018 and later against 80 percent of taxable income. */
const operatingLoss: SumRule = ({ question, year }) => {
  if (year < 2021 || !/\bNOLs?\b|\bnet operating loss/i.test(question)) return null;
  if (/\bfarm|\binsurance|\b20(?:0\d|1[0-7])\b|\bcarryback|\bcarry back/i.test(question)) return null;
  const loss = sumBeside(question, "(?:of |in )?(?:NOLs?|net operating loss(?:es)?)(?: carry\\w+)?(?: of)?");
  const income = sumBeside(question, "taxable income(?: of)?|income(?: of)?|profit(?: of)?");
  if (loss === null || income === null || loss === income) return null;
  const most = shareOf(income, 800_000);
  if (most === null) return null;
  const used = atMost(most, loss);
  return {
    text: `80% × ${dollars(income)} = ${dollars(most)}; of ${dollars(loss)}, ${dollars(used)} is deducted for ${year}, and ${dollars(loss - used)} goes on (26 USC 172(a)(2)).`,
    units: [{ citation: "26 USC 172(a)(2)", figures: ["80 percent"] }],
  };
};

/** 26 USC 2001(c), 2010(c)(3)(A): 40 percent above the basic exclusion of 2026. */
const estateTax: SumRule = ({ question, year }) => {
  if (year !== 2026 || !/\bestate tax\b/i.test(question)) return null;
  if (
    !/\bhow much\b|\bwhat(?:'s| is)\b|\bowe\b/i.test(question) ||
    /\bspouse|\bwife|\bhusband|\bmarried|\bcouple|\bgifts?\b|\bcharit|\bnonresident|\bnot a citizen|\bstate estate|\bportab/i.test(
      question,
    )
  )
    return null;
  const estate = sumBeside(question, "taxable estate(?: of)?|estate(?: of| worth)?|worth|assets");
  const exclusion = inCents(15_000_000);
  if (estate === null || estate < exclusion) return null;
  const tax = shareOf(estate - exclusion, 400_000);
  if (tax === null) return null;
  return {
    text: `For a death in ${year}: 40% × (${dollars(estate)} − ${dollars(exclusion)}) = ${dollars(tax)} (26 USC 2001(c), 2010(c)(3)(A)), if no gift of the lifetime and no deduction counts.`,
    units: [
      { citation: "26 USC 2001(c)", figures: ["40 percent"] },
      { citation: "26 USC 2010(c)(3)(A)", figures: ["$15,000,000"] },
    ],
  };
};

/** 26 USC 151(d), as adjusted: Rev. Proc. 2025-32. */
const EXEMPTION_AMOUNTS: Record<number, number> = { 2026: inCents(5300) };

/** 26 USC 152(d)(1)(B): a qualifying relative's gross income is less than the exemption amount. */
const relativeIncome: SumRule = ({ question, year }) => {
  const exemption = EXEMPTION_AMOUNTS[year];
  if (!exemption || !/\bdependents?\b|\bclaim\b/i.test(question)) return null;
  if (!/\b(?:mother|father|mom|dad|parents?|aunt|uncle|brother|sister|grand\w+|cousin)\b/i.test(question))
    return null;
  if (
    /\bsocial security\b|\bmy income\b|\b(?:i|i['’]m \d+ and) (?:also )?(?:earn|make)|\bwe\b|\bcredit\b|\bkids?\b|\bchildren\b/i.test(
      question,
    )
  )
    return null;
  const income = sumBeside(
    question,
    "(?:of |in )?(?:taxable |interest |pension |rental )*income|earns?|earned",
  );
  if (income === null) return null;
  const isBelow = income < exemption;
  return {
    text: `${isBelow ? "The" : "No: the"} gross income of ${dollars(income)} is ${isBelow ? "" : "not "}less than the exemption amount of ${year}, ${dollars(exemption)} (26 USC 152(d)(1)(B); Rev. Proc. 2025-32)${isBelow ? ": that condition of a qualifying relative is met" : ", as it must be for a qualifying relative"}.`,
    units: [
      { citation: "26 USC 152(d)(1)", figures: [] },
      { citation: "Rev. Proc. 2025-32", figures: [dollars(exemption)], isQuoted: false },
    ],
  };
};

export const SHARES: readonly SumRule[] = [
  relativeIncome,
  investmentTax,
  additionalMedicare,
  educationCredit,
  medicalFloor,
  charityFloor,
  earlyWithdrawal,
  capitalLoss,
  operatingLoss,
  estateTax,
];
