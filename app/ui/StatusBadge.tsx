import { STATUS_LABELS, type IntakeStatus } from "#modules/intake/schema";

/** Status of an intake: a ring that fills, and its label. */
export function StatusBadge({ status }: { status: IntakeStatus }) {
  return (
    <span className="status" data-status={status}>
      {STATUS_LABELS[status]}
    </span>
  );
}
