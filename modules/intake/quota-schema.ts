/** Limits of uploads, and what is used of them; safe in a browser. */

export const MEGABYTE = 1024 * 1024;

/** Settings of the office; a day is the last 24 hours. */
export interface Quotas {
  intakeBytes: number;
  /** All intakes of a client. */
  clientBytes: number;
  dailyBytes: number;
  dailyPapers: number;
}

export const NO_QUOTAS: Quotas = {
  intakeBytes: Infinity,
  clientBytes: Infinity,
  dailyBytes: Infinity,
  dailyPapers: Infinity,
};

/** What the client of an intake has stored. */
export type Usage = Quotas;
