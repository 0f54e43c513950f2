/** What a move before 2 years leaves of the exclusion for a home: 26 USC 121(c)(1). */
import { filingStatus } from "../amounts/filing-status.ts";
import { dollars } from "../amounts/money.ts";
import { inCents, type SumRule } from "./rule.ts";
import { sumBeside } from "./stated.ts";

const FULL = 24;
const MONTHS = /\b(?:only|just|lived|owned|after|for|there)\b[^.?;]{0,40}?\b(\d{1,2}) months\b/i;
/** The primary reasons of 26 USC 121(c)(2). */
const REASON =
  /\b(?:(?:new |another )?job|work|transfer\w*|relocat\w+|health|illness|sick|doctor|divorc\w*|unemploy\w*|laid off|twins|triplets|death|died)\b/i;
const OTHERWISE =
  /\b(?:rent(?:ed|al|s|ing)?|office|depreciat\w*|inherit\w*|nonqualified|military|army|navy|second home|vacation)\b/i;

export const partialExclusion: SumRule = ({ question }) => {
  const months = Number(MONTHS.exec(question)?.[1] ?? 0);
  const isOfHome = /\b(?:home|house|condo|residence|place)\b/i.test(question);
  const isOfSale = /\bs[oe]l(?:l|d|ling)\b|\bsale\b/i.test(question);
  if (months < 1 || months >= FULL || !isOfHome || !isOfSale) return null;
  if (!REASON.test(question) || OTHERWISE.test(question)) return null;
  const left = (exclusion: number) => Math.round((inCents(exclusion) * months) / FULL);
  const worked = (exclusion: number) =>
    `${months} of ${FULL} months × ${dollars(inCents(exclusion))} = ${dollars(left(exclusion))}`;
  const isJoint = filingStatus(question) === "joint";
  const own = isJoint ? 500_000 : 250_000;
  const gain = gainIn(question);
  const most = left(own);
  const rest =
    gain === null
      ? ""
      : gain > most
        ? `; ${dollars(gain)} − ${dollars(most)} = ${dollars(gain - most)} is taxed`
        : `; nothing of ${dollars(gain)} is taxed`;
  const other = isJoint ? "" : `, for a couple who both lived there that long ${dollars(left(500_000))}`;
  return {
    text: `${worked(own)} may be excluded (26 USC 121(c)(1))${rest}${other}.`,
    units: [
      { citation: "26 USC 121(c)(1)", figures: ["2 years"] },
      {
        citation: isJoint ? "26 USC 121(b)(2)(A)" : "26 USC 121(b)(1)",
        figures: [isJoint ? "$500,000" : "$250,000"],
      },
    ],
  };
};

/** In cents: as stated, or the price less the cost. */
function gainIn(question: string): number | null {
  const stated = sumBeside(question, "gain(?: of)?|profit(?: of)?");
  if (stated !== null) return stated;
  const price = sumBeside(question, "sold(?: \\w+){0,4} for|sells? for|sale price(?: of)?");
  const cost = sumBeside(question, "bought(?: \\w+){0,4} for|paid|cost|purchased(?: \\w+){0,4} for");
  return price !== null && cost !== null && price > cost ? price - cost : null;
}
