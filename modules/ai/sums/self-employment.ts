/** The tax on self-employment income (26 USC 1401). */
import { dollars } from "../amounts/money.ts";
import { shareOf } from "./arithmetic.ts";
import { inCents, type SumRule } from "./rule.ts";
import { sumBeside } from "./stated.ts";
import { figureOf } from "./year-figures.ts";

/** 26 USC 1401, 1402(a)(12): net earnings less half of the rates; 12.4 percent up to the wage base, 2.9 percent on all. */
export const selfEmployment: SumRule = ({ question, year }) => {
  if (!/\bself[- ]employ\w*|\bSE tax\b|\b1099-?nec\b/i.test(question)) return null;
  if (
    !/\bhow much\b|\bwhat\b|\bowe\b|\bcompute|\bfigure|\b(?:SE|self[- ]employment) tax\b/i.test(question) ||
    /\bdeduct|\bestimated\b|\bquarterly\b|\bQBI\b|\bcredit\b/i.test(question)
  )
    return null;
  const net = sumBeside(
    question,
    "net (?:self[- ]employ\\w+ )?(?:earnings|profit|income)(?: of)?|profit(?: of)?|net|1099-?nec (?:for|of)",
  );
  const paper = figureOf("wage-base", year);
  if (net === null || !paper || /\bwages|w-?2|joint|married\b/i.test(question)) return null;
  const wageBase = paper.cents;
  const base = shareOf(net, 923_500);
  if (base === null || net < inCents(400)) return null;
  const text = `${dollars(net)} × (1 − 7.65%, half of the rates) = ${dollars(base)} (26 USC 1402(a)(12))`;
  const units = [
    { citation: "26 USC 1401(a)", figures: ["12.4 percent"] },
    { citation: "26 USC 1401(b)(1)", figures: ["2.9 percent"] },
    { citation: "26 USC 1402(a)(12)", figures: [] },
  ];
  if (base <= wageBase) {
    const tax = shareOf(base, 153_000);
    const sum = `× 15.3% (12.4% + 2.9%) = ${tax === null ? "" : dollars(tax)} of self-employment tax`;
    return tax === null ? null : { text: `${text}; ${sum} (26 USC 1401(a), (b)(1)).`, units };
  }
  const [first, second] = [shareOf(wageBase, 124_000), shareOf(base, 29_000)];
  if (first === null || second === null) return null;
  const more = base > inCents(200_000) ? " 0.9 percent more may be due on what exceeds $200,000." : "";
  return {
    text: `${text}; 12.4% × ${dollars(wageBase)}, the wage base of ${year} (Pub. 15), = ${dollars(first)} (26 USC 1401(a)); 2.9% × ${dollars(base)} = ${dollars(second)} (26 USC 1401(b)(1)); together ${dollars(first + second)}.${more}`,
    units: [...units, ...paper.units],
  };
};
