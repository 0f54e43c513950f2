/** What the rules need from the law library. */
import type { Actor } from "#modules/kernel";

/** Applicable federal rates of a month, percent a year, semiannual compounding. */
export interface FederalRates {
  /** "Rev. Rul. 2026-9" */
  citation: string;
  short: number;
  mid: number;
  long: number;
}

export interface LawLibrary {
  /** Rates of the ruling for this month (1 to 12); null when the library holds none. */
  federalRates(actor: Actor, month: { year: number; month: number }): Promise<FederalRates | null>;
}
