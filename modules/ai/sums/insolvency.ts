/** Debt that is forgiven to a taxpayer whose debts exceed what is owned (26 USC 108(a)(1)(B), (a)(3), (d)(3)). */
import { dollars, statedMoney } from "../amounts/money.ts";
import { atMost } from "./arithmetic.ts";
import type { SumRule, WorkedSum } from "./rule.ts";
import { sumBeside } from "./stated.ts";

const FORGIVEN = String.raw`(?:for|was |were |is )?(?:forg[ai]v\w*|cancel(?:ed|led|s)?|discharged?|wr(?:o|i)t(?:e|es|ten) off|1099-?c)(?: of| for| showing)?`;
const OWED = String.raw`(?:ow(?:e|ed|ing)|debts?|liabilit(?:y|ies))(?: (?:of|were|was|totall?(?:ed|ing)|in all))?`;
const OWNED = String.raw`(?:(?:had|have)(?= \$?\d)|own(?:ed|ing)?|assets?|everything i had|all (?:that )?(?:i|we) had|belongings|property)(?: (?:of|was|were|is|are))?(?: only| just| about)?(?: worth)?|worth(?: only| just| about)?`;

const INSOLVENT_BY = String.raw`insolven(?:t|cy)(?: by| of| in the amount of| to the extent of)(?: about| only)?`;

/** "Settled my $9,000 card balance for $3,500": the difference is forgiven. */
const SETTLED =
  /\bsettl\w+ (?:\w+ ){0,3}?(?<owed>\$ ?\d[\d,]*)(?: \w+){0,4}? for (?:only |just )?(?<paid>\$ ?\d[\d,]*)/i;

function settledFor(question: string): { forgiven: number; rest: string } | null {
  const { owed, paid } = SETTLED.exec(question)?.groups ?? {};
  const forgiven = owed && paid ? (statedMoney(owed)[0] ?? 0) - (statedMoney(paid)[0] ?? 0) : 0;
  return forgiven > 0 ? { forgiven, rest: question.replace(SETTLED, "") } : null;
}

/** 26 USC 108(d)(3): liabilities above the value of all assets right before the discharge; so much is left out of income. */
export const insolvency: SumRule = ({ question }) => {
  const settled = settledFor(question);
  if (!settled && !/\b(?:forg[ai]v\w*|cancel\w*|discharg\w*|1099-?c|wr(?:ote|itten) off)\b/i.test(question))
    return null;
  if (/\b(?:partnership|s corp\w*|bankrupt\w*|chapter (?:7|11|13)|title 11)\b/i.test(question)) return null;
  const said = settled?.rest ?? question;
  const forgiven = settled?.forgiven ?? sumBeside(said, FORGIVEN);
  const stated = sumBeside(said, INSOLVENT_BY);
  if (forgiven !== null && stated !== null && forgiven !== stated)
    return excluded(forgiven, stated, `with ${dollars(stated)} of insolvency right before the discharge,`);
  const owed = sumBeside(said, OWED);
  const owned = sumBeside(said, OWNED);
  if (forgiven === null || owed === null || owned === null) return null;
  if (new Set([forgiven, owed, owned]).size < 3 || owed < forgiven) return null;
  const excess = owed - owned;
  const taken = `${dollars(owed)} owed − ${dollars(owned)} owned = ${dollars(Math.abs(excess))}`;
  if (excess <= 0)
    return {
      text: `Yes: with ${dollars(owned)} owned against ${dollars(owed)} owed there was no insolvency right before the discharge, so the ${dollars(forgiven)} forgiven is income unless another exclusion applies (26 USC 61(a)(11), 108(d)(3)).`,
      units: [
        { citation: "26 USC 61(a)", figures: [] },
        { citation: "26 USC 108(d)(3)", figures: [] },
      ],
    };
  return excluded(forgiven, excess, `${taken} of insolvency right before the discharge, so`);
};

/** What the insolvency leaves of the debt forgiven; `because` opens the sentence. */
function excluded(forgiven: number, excess: number, because: string): WorkedSum {
  const left = forgiven - atMost(excess, forgiven);
  const result =
    left === 0
      ? `nothing of the ${dollars(forgiven)} forgiven is income`
      : `${dollars(forgiven)} − ${dollars(excess)} = ${dollars(left)} is income`;
  return {
    text: `${left === 0 ? "No" : "In part"}: ${because} ${result}, where all debts and all assets are counted, retirement accounts too (26 USC 108(a)(1)(B), (a)(3), (d)(3)). Form 982 goes with the return, and what is left out reduces tax attributes such as losses carried over and basis (26 USC 108(b)(1)).`,
    units: ["108(a)(1)(B)", "108(d)(3)", "108(a)(3)", "108(b)(1)"].map((unit) => ({
      citation: `26 USC ${unit}`,
      figures: [],
    })),
  };
}
