import { STANDING_NAMES, type Shelf, type Standing } from "#modules/authority/schema";
import type { FacetName } from "./address.ts";

export const SHELF_NAMES: Record<Shelf, string> = {
  statute: "Statute",
  regulation: "Regulations",
  ruling: "Rulings",
  determination: "Written determinations",
  opinion: "Opinions",
  publication: "Forms and publications",
  register: "Federal Register and public laws",
};

export const FACET_NAMES: Record<FacetName, string> = {
  shelf: "Shelf",
  standing: "Standing",
  court: "Court",
  decided: "Decided",
};

const PERIOD_NAMES: Record<string, string> = {
  "2010-": "2010 and later",
  "1990-2009": "1990 to 2009",
  "-1989": "Earlier",
};

export function valueName(facet: FacetName, value: string): string {
  if (facet === "shelf") return SHELF_NAMES[value as Shelf] ?? value;
  if (facet === "standing") return STANDING_NAMES[value as Standing] ?? value;
  return facet === "decided" ? (PERIOD_NAMES[value] ?? value) : value;
}

export function plural(count: number, one: string, many: string): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;
}
