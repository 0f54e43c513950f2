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
  /** The page and fragment of this pin cite, or of its nearest existing ancestor; null when nothing of it is held. */
  locate(actor: Actor, citation: string): Promise<string | null>;
  /** Rates of the ruling for this month (1 to 12); null when the library holds none. */
  federalRates(actor: Actor, month: { year: number; month: number }): Promise<FederalRates | null>;
}
