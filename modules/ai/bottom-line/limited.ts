/** "No, not in full: 26 USC 274(n)(1) allows no more than 50 percent of the amount of such expense." */
import { citationOf, type QuotingContext } from "../quoting/quotation.ts";
import { ownText } from "../statute/statute.ts";
import type { Asked } from "./asked.ts";
import type { Decided } from "./decided.ts";

/** What lies beyond a limit: "the full price", "losses above basis". */
const BEYOND =
  /\b(?:in full|full|fully|whole|entire|entirely|all(?: of)?|100 ?(?:%|percent)|above|beyond|over|more than|in excess of|exceed(?:s|ing)?|greater than|unlimited|without limit|larger than|bigger than)\b/i;

const EXTENT =
  /\bshall be (?:allowed|allowable|deductible)\b[^.;—]{0,80}?\bonly to the extent (?:that |of |such )?([^.;—]{8,240})/i;
const CAP =
  /\b(?:amount|deduction|credit|exclusion|loss(?:es)?|expenses?)\b[^.;—]{0,220}?\bshall not exceed (?!the sum|an amount|the greater|the lesser)([^.;—]{2,260})/i;
const MAXIMUM_WORDS = 26;

/** Null unless the unit allows something only within a limit, and a deduction, credit or exclusion is asked about. */
export function withinLimit(
  context: QuotingContext,
  { unit, question, asked }: Decided & { asked: Asked },
): string | null {
  if (asked.of === "inclusion" || asked.of === "recognition") return null;
  const text = ownText(context.statute, unit);
  const cite = citationOf(context, unit);
  const isBeyond = BEYOND.test(question);
  const extent = wordsOf(EXTENT.exec(text)?.[1]);
  if (extent)
    return `${isBeyond ? "No, not beyond that" : "Within a limit"}: ${cite} allows it only to the extent of ${extent.replace(/^of /, "")}.`;
  const cap = wordsOf(CAP.exec(text)?.[1]);
  if (!cap || !isBeyond) return null;
  return `No, not in full: under ${cite} it shall not exceed ${cap}.`;
}

/** A clause short enough for a first sentence, in plain type. */
function wordsOf(clause: string | undefined): string | null {
  const words = clause?.replace(/[“”]/g, "").replace(/\s+/g, " ").trim();
  return words && words.split(" ").length <= MAXIMUM_WORDS ? words.replace(/,$/, "") : null;
}
