/** Leads about the year and leads about amounts, put together. */
import type { Lead } from "../leads.ts";

/**
 * A figure of the year's own paper comes first and stands in spite of changed words; a base amount says nothing beside
 * a law that has ended or not begun.
 */
export function joinLeads(effect: Lead[], amounts: Lead[]): Lead[] {
  const isOver = effect.some(({ warnings }) =>
    warnings.some(({ kind }) => kind === "ended" || kind === "not_yet"),
  );
  if (isOver) return effect;
  const figures = amounts.filter(
    ({ decides, warnings }) => decides !== false && !warnings.some(({ kind }) => kind === "not_in_library"),
  );
  if (figures.length > 0) return amounts;
  return [...effect, ...amounts.map((lead) => (effect.length > 0 ? { ...lead, decides: false } : lead))];
}
