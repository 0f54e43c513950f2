import { MARK_SHAPES, MARK_SIGNS } from "#modules/chart/schema";
import type { Severity } from "#modules/entities/schema";

export const SEVERITY_WORDS: Record<Severity, string> = {
  error: "Error",
  warning: "Warning",
  question: "Question",
};

/** The shape that the chart uses, with its word. */
export function FindingMark({ severity }: { severity: Severity }) {
  return (
    <span className="finding-mark" data-severity={severity}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={MARK_SHAPES[severity]} />
        <path d={MARK_SIGNS[severity]} />
      </svg>
      {SEVERITY_WORDS[severity]}
    </span>
  );
}
