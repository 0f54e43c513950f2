/** Words for types and states of sources, and the filters in the address. */
import type { SourceType } from "#modules/authority/schema";

export const SOURCE_TYPES: Record<SourceType, string> = {
  federal_statute: "Federal statute",
  regulation: "Regulation",
  ruling: "Ruling",
  court_opinion: "Court opinion",
  form: "Form",
  accounting_standard: "Accounting standard",
  state_law: "State law",
};

export const SOURCE_STATES = {
  active: "Active",
  off: "Off",
  loaded: "Up to date",
  empty: "Not loaded yet",
  waiting: "Waiting",
  running: "Loading",
  failed: "Failed",
} as const;

export interface SourcePlace {
  type?: string | undefined;
  state?: string | undefined;
}

/** Unknown filters are ignored. */
export function readSourcePlace(query: URLSearchParams): SourcePlace {
  return {
    type: Object.keys(SOURCE_TYPES).find((type) => type === query.get("type")),
    state: Object.keys(SOURCE_STATES).find((state) => state === query.get("state")),
  };
}

export function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

export const number = new Intl.NumberFormat("en-US");

/** "1 document", "2,300 documents" */
export function counted(count: number, one: string): string {
  return `${number.format(count)} ${one}${count === 1 ? "" : "s"}`;
}
