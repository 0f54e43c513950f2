export interface SumUnit {
  citation: string;
  figures: string[];
  /** False for a whole document that is only looked into; default true. */
  isQuoted?: boolean;
}

/** What a rule of sums makes of a question. */
export interface WorkedSum {
  /** One sentence, each operand with its unit. */
  text: string;
  /** The units that carry it, with the figures that each must hold. */
  units: SumUnit[];
}

export interface SumQuestion {
  question: string;
  /** The tax year asked about. */
  year: number;
}

export type SumRule = (asked: SumQuestion) => WorkedSum | null;

/** Whole dollars in cents. */
export function inCents(amount: number): number {
  return amount * 100;
}
