/** The year that a partnership must use: 26 USC 706(b)(1)(B), (3), (4). */
import { WHOLE } from "../values.ts";
import { regardedOwner } from "./classes.ts";
import type { Edge, Graph } from "./graph.ts";
import { economicEdges } from "./ultimate-owners.ts";
import { monthsOfDeferral, parseYearEnd } from "./year-end.ts";

export interface RequiredYear {
  /** Months of year end, 1 to 12; more than one for a tie. */
  months: number[];
  test: "majority interest" | "principal partners" | "least aggregate deferral";
}

interface Interest {
  month: number;
  profits: number;
  capital: number;
}

const PRINCIPAL = 50_000;
const CALENDAR = 12;

/** Null while the interests are not known. */
export function requiredYear(graph: Graph, partnershipId: string): RequiredYear | null {
  const interests = economicEdges(graph, partnershipId).map((edge) => toInterest(graph, edge));
  if (interests.reduce((sum, { profits }) => sum + profits, 0) === 0) return null;
  const months = [...new Set(interests.map(({ month }) => month))];
  const majority = months.find((month) => isMajority(interests.filter((one) => one.month === month)));
  if (majority !== undefined) return { months: [majority], test: "majority interest" };
  const principal = new Set(interests.filter(isPrincipal).map(({ month }) => month));
  if (principal.size === 1) return { months: [...principal], test: "principal partners" };
  const deferrals = months.map((month) => ({ month, deferral: deferralTo(month, interests) }));
  const least = Math.min(...deferrals.map(({ deferral }) => deferral));
  const best = deferrals.filter(({ deferral }) => deferral === least).map(({ month }) => month);
  return { months: best.sort((a, b) => a - b), test: "least aggregate deferral" };
}

/** People have the calendar year; so has an entity whose year is not recorded. */
function toInterest(graph: Graph, { holderId, units, shares }: Edge): Interest {
  const owner = holderId === null ? null : graph.entity.get(regardedOwner(graph, holderId) ?? holderId);
  const month = owner?.fiscalYearEnd ? parseYearEnd(owner.fiscalYearEnd).month : null;
  return {
    month: month ?? CALENDAR,
    profits: shares.profits === null ? units : Math.round(shares.profits * 10_000),
    capital: shares.capital === null ? units : Math.round(shares.capital * 10_000),
  };
}

/** More than 50% of profits and of capital. */
function isMajority(interests: readonly Interest[]): boolean {
  const total = (of: "profits" | "capital") => interests.reduce((sum, interest) => sum + interest[of], 0);
  return total("profits") > WHOLE / 2 && total("capital") > WHOLE / 2;
}

function isPrincipal({ profits, capital }: Interest): boolean {
  return profits >= PRINCIPAL || capital >= PRINCIPAL;
}

/** Treas. Reg. § 1.706-1(b)(3): months of deferral times the share of profits, added up. */
function deferralTo(month: number, interests: readonly Interest[]): number {
  return interests.reduce((sum, one) => sum + monthsOfDeferral(month, one.month) * one.profits, 0);
}
