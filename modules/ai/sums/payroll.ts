/** Social security and Medicare taxes withheld from an employee's wages (26 USC 3101, 3102(f)). */
import { dollars } from "../amounts/money.ts";
import { shareOf } from "./arithmetic.ts";
import { contributionsOn } from "./contributions.ts";
import { inCents, type SumRule } from "./rule.ts";
import { sumBeside } from "./stated.ts";

const OTHERS =
  /\bemployers?\b|\bmatch|\bself[- ]employ|\b1099|\bretire|\bbenefits?\b|\b401|\bcredits?\b|\btips?\b|\bdeposit|\bnanny\b|\bhousekeeper\b|\btwo jobs\b|\b2 jobs\b|\bsecond job\b|\bboth\b|\bhusband\b|\bwife\b|\bspouse\b|\bwe\b|\bexcess\b|\badditional medicare\b|\brailroad|\bchurch\b|\bstudent\b|\bvisa\b|\bS[- ]?corp/i;

export const payrollTaxes: SumRule = ({ question, year }) => {
  if (!/\bsocial security\b|\bFICA\b|\bpayroll tax/i.test(question) || OTHERS.test(question)) return null;
  if (!/\bhow much\b|\bwhat\b|\bcompute\b|\bfigure\b|\bcalculate\b/i.test(question)) return null;
  const wages = sumBeside(
    question,
    "(?:of |in )?(?:W-?2 )?(?:wages?|salary|pay|paycheck)(?: is| are| was| were| of)?|earn(?:ed|s|ing)?|ma(?:ke|kes|de)",
  );
  const found = wages === null ? null : contributionsOn(wages, year);
  if (wages === null || !found) return null;
  const { capped, socialSecurity: first, medicare: second } = found;
  const over = wages - inCents(200_000);
  const third = over > 0 ? shareOf(over, 9000) : 0;
  if (third === null) return null;
  const isCapped = capped < wages;
  const more =
    third > 0
      ? `, and 0.9% × (${dollars(wages)} − $200,000) = ${dollars(third)} (26 USC 3101(b)(2), 3102(f)(1); what is due on the return goes by the filing status)`
      : "";
  return {
    text: `For ${year}, from the wages of one employer: 6.2% × ${dollars(capped)}${isCapped ? ", the wage base," : ""} = ${dollars(first)} of social security tax (26 USC 3101(a), 3121(a)(1)), 1.45% × ${dollars(wages)} = ${dollars(second)} of Medicare tax (26 USC 3101(b)(1))${more}; together ${dollars(first + second + third)}.`,
    units: [
      { citation: "26 USC 3101(a)", figures: ["6.2 percent"] },
      { citation: "26 USC 3101(b)(1)", figures: ["1.45 percent"] },
      ...(third > 0
        ? [
            { citation: "26 USC 3101(b)(2)", figures: ["0.9 percent"] },
            { citation: "26 USC 3102(f)(1)", figures: ["$200,000"] },
          ]
        : []),
      ...found.units,
    ],
  };
};
