/** Cash that a partnership distributes above the partner's basis (26 USC 731(a)(1), 733(1), 741). */
import { dollars } from "../amounts/money.ts";
import type { SumRule } from "./rule.ts";
import { otherSum, sumBeside, sumsStated } from "./stated.ts";

const FIRM = /\b(?:partnerships?|partners?|llcs?)\b/i;
const PAID_OUT = /\b(?:distribut\w*|withdr[ae]w\w*|draws?|paid out|took out)\b/i;
/** What is no plain distribution of cash, or where more than two sums decide. */
const OTHERWISE =
  /\b(?:s[- ]?corp\w*|corporations?|1120-?s|land|building|propert(?:y|ies)|real estate|equipment|inventory|securit(?:y|ies)|stock|liabilit\w*|debts?|loans?|mortgages?|loss(?:es)?|income|profits?|contribut\w*|liquidat\w*|retir\w*|sold|sells?|guaranteed|single[- ]member|sole|died|inherit\w*|capital account|percent)\b|%/i;

export const partnerDistribution: SumRule = ({ question }) => {
  if (!FIRM.test(question) || !PAID_OUT.test(question) || OTHERWISE.test(question)) return null;
  if (sumsStated(question).length !== 2) return null;
  const basis = sumBeside(question, "basis(?: \\w+){0,5} (?:of|is|was)|basis");
  const paid = otherSum(question, basis);
  if (basis === null || paid === null) return null;
  if (paid <= basis)
    return {
      text: `Nothing of a ${dollars(paid)} cash distribution is taxed, as it does not exceed the basis of ${dollars(basis)}, which falls to ${dollars(basis)} − ${dollars(paid)} = ${dollars(basis - paid)} (26 USC 731(a)(1), 733(1)).`,
      units: [
        { citation: "26 USC 731(a)(1)", figures: [] },
        { citation: "26 USC 733", figures: [] },
      ],
    };
  return {
    text: `${dollars(paid)} − ${dollars(basis)} = ${dollars(paid - basis)} is gain, as if from the sale of the partnership interest (as a rule capital), and the basis falls to zero, where ${dollars(basis)} is the basis right before a cash distribution (26 USC 731(a)(1), 733(1), 741).`,
    units: [
      { citation: "26 USC 731(a)(1)", figures: [] },
      { citation: "26 USC 731(a)", figures: [] },
      { citation: "26 USC 733", figures: [] },
      { citation: "26 USC 741", figures: [] },
    ],
  };
};
