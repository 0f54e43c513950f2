/** What an answer says first about its year: changed, ended and coming law, and the amounts of the year. */
import { amountLeads, type AmountRequest } from "../amounts/amount-leads.ts";
import type { NamedAnswer } from "../amounts/named/request.ts";
import { effectLeads } from "../effect/effect-leads.ts";
import type { Lead } from "../leads.ts";
import type { Quotation } from "../schema.ts";
import { isWithin } from "../statute/citations.ts";

export interface YearRequest extends AmountRequest {
  /** The question without earlier turns and corrections. */
  own: string;
  /** The amounts that the question names; they stand in place of those that its sections suggest. */
  named: NamedAnswer | null;
  /** All that the answer quotes without any lead. */
  quoted: Quotation[];
  /** Whether the answer says already what held for the year. */
  isTold?: boolean;
}

export async function yearLeads(request: YearRequest): Promise<Lead[]> {
  const { own, named, quotations, isTold } = request;
  if (isTold) {
    const remarks = (await amountLeads(request)).filter((lead) => !isFigure(lead));
    return [...effectLeads({ ...request, question: own }), ...remarks];
  }
  if (!named) return joined(effectLeads({ ...request, question: own }), await amountLeads(request));
  const isOfNamed = ({ citation }: Quotation) =>
    named.units.some((unit) => isWithin(citation, unit.citation));
  const ofNamed = { quotations: quotations.filter(isOfNamed), quoted: request.quoted.filter(isOfNamed) };
  const effect = effectLeads({ ...request, ...ofNamed, question: own }).filter(
    (lead) => !named.leads.some(isFigure) || isOfUnits(lead, named.units),
  );
  return withFigures(effect, named.leads);
}

/** Whether a lead is about the units that state the amounts, or says nothing of a unit. */
function isOfUnits({ warnings }: Lead, units: NamedAnswer["units"]): boolean {
  const cited = warnings.flatMap(({ citation }) => citation ?? []);
  return (
    cited.length === 0 ||
    cited.some((one) => units.some(({ citation }) => isWithin(one, citation) || isWithin(citation, one)))
  );
}

/** Figures beside a law that ends within the year: its own end comes first. */
function withFigures(effect: Lead[], named: Lead[]): Lead[] {
  const isMerged = effect.length > 0 && (!named.some(isFigure) || effect[0]!.text.includes(" ends within "));
  const all = isMerged ? withBases(effect, named) : joined(effect, named);
  const left = isMerged ? [] : named.filter((lead) => isFigure(lead) && !all.includes(lead));
  return [...all, ...left.map((lead) => ({ ...lead, decides: false }))];
}

/** Changed words, and in the same breath that the amount is adjusted and which paper states the year's. */
function withBases([first, ...rest]: Lead[], named: Lead[]): Lead[] {
  const isOver = first!.warnings.some(({ kind }) => kind === "ended" || kind === "not_yet");
  if (isOver && !first!.text.includes(" ends within ")) return [first!, ...rest];
  const text = [first!.text, ...named.map((lead) => lead.text)].filter(Boolean).join(" ");
  const both = <Key extends "quotations" | "warnings">(key: Key) =>
    [first!, ...named].flatMap((lead) => lead[key] as Lead[Key][number][]) as Lead[Key];
  return [{ ...first!, text, quotations: both("quotations"), warnings: both("warnings") }, ...rest];
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
  if (amounts.some(isFigure)) return amounts;
  return [...effect, ...amounts.map((lead) => (effect.length > 0 ? { ...lead, decides: false } : lead))];
}

function isFigure({ decides, warnings }: Lead): boolean {
  return decides !== false && !warnings.some(({ kind }) => kind === "not_in_library");
}
