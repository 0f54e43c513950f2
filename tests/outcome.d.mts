export interface Failure {
  /** Empty for a file that broke before its first test. */
  test: string;
  why: string;
}

export interface FileOutcome {
  /** Empty when nobody knows where it went wrong. */
  file: string;
  passed: number;
  failures: Failure[];
}

export function readOutcome(report: string, run: { ended: boolean; root: string }): FileOutcome[];
export function mergeOutcomes(first: FileOutcome[], again: FileOutcome[]): FileOutcome[];
export function namesOf(outcomes: FileOutcome[]): string[];

export function readDurations(report: string, root: string): { file: string; seconds: number }[];
