/** What an answer says first about its year: changed, ended and coming law, and the amounts of the year. */
import { amountLeads, type AmountRequest } from "./amounts/amount-leads.ts";
import { effectLeads } from "./effect/effect-leads.ts";
import type { Lead } from "./leads.ts";
import type { Quotation } from "./schema.ts";

export interface YearRequest extends AmountRequest {
  /** The question without earlier turns and corrections. */
  own: string;
  /** All that the answer quotes without any lead. */
  quoted: Quotation[];
}

export async function yearLeads(request: YearRequest): Promise<Lead[]> {
  const effect = effectLeads({ ...request, question: request.own });
  return joined(effect, await amountLeads(request));
}

/**
 * A figure of the year's own paper comes first and stands in spite of changed words; a base amount says nothing beside
 * a law that has ended or not begun.
 */
function joined(effect: Lead[], amounts: Lead[]): Lead[] {
  const isOver = effect.some(({ warnings }) =>
    warnings.some(({ kind }) => kind === "ended" || kind === "not_yet"),
  );
  if (isOver) return effect;
  const isFigure = ({ decides, warnings }: Lead) =>
    decides !== false && !warnings.some(({ kind }) => kind === "not_in_library");
  if (amounts.some(isFigure)) return amounts;
  return [...effect, ...amounts.map((lead) => (effect.length > 0 ? { ...lead, decides: false } : lead))];
}
