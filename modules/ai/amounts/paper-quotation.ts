/** The words of a yearly paper behind a row of amounts. */
import type { DocumentText, StatedAmountRow } from "#modules/authority";
import type { LeadQuotation } from "../leads.ts";
import { quotableLaw } from "../quotable.ts";

export function paperQuotation(paper: DocumentText, { quote, start, end }: StatedAmountRow): LeadQuotation {
  const quotable = quotableLaw(paper);
  // A quotation is one line; of words that go over several it takes the line of the amount.
  const from = Math.max(quote.start, paper.text.lastIndexOf("\n", start) + 1);
  const next = paper.text.indexOf("\n", end);
  const to = Math.min(Math.max(quote.end, end), next < 0 ? paper.text.length : next);
  const range = { start: from, end: from + paper.text.slice(from, to).trimEnd().length };
  const parts = quotable.parts.map((part, index) => ({ part, index }));
  const holding = parts.filter(({ part }) => part.start <= range.start && range.end <= part.end);
  const innermost = holding.reduce((best, one) =>
    one.part.end - one.part.start <= best.part.end - best.part.start ? one : best,
  );
  return { quotable, part: innermost.index, range };
}
