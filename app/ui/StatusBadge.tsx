import { STATUS_LABELS, type IntakeStatus } from "#modules/intake/schema";

/** Where an intake stands: a ring that fills, and the word for it. */
export function StatusBadge({ status }: { status: IntakeStatus }) {
  return (
    <span className="status" data-status={status}>
      {STATUS_LABELS[status]}
    </span>
  );
}
