import { Form } from "@remix-run/react";
import {
  GOALS,
  movesFrom,
  STATUS_LABELS,
  type ChecklistLine,
  type Goals,
  type Intake,
  type IntakeStatus,
} from "#modules/intake/schema";
import { ClientName, type IntakeClient } from "../../ui/ClientName.tsx";
import { StatusBadge } from "../../ui/StatusBadge.tsx";
import { missingLines, namesOf, undecidedLines, wizardPath } from "./wizard-view.ts";

const MOVES: Partial<Record<IntakeStatus, string>> = {
  review_ready: "Mark as Review Ready",
  completed: "Mark as Completed",
  filed: "Mark as Filed",
};

interface CpaPanelProps {
  intake: Intake;
  lines: ChecklistLine[];
  client: IntakeClient | null;
}

/** For administrators: the client, status and goals of the intake, and the possible status changes. */
export function CpaPanel({ intake, lines, client }: CpaPanelProps) {
  const missing = missingLines(lines);
  const undecided = undecidedLines(lines);
  // It is opened again in the review, with a reason.
  const moves = movesFrom("admin", intake.status).filter((status) => status in MOVES);
  return (
    <section className="sheet cpa-panel" aria-label="For the CPA">
      <div>
        {client ? (
          <ClientName client={client} />
        ) : (
          <p>
            <strong>Your own intake</strong>
          </p>
        )}
        <StatusBadge status={intake.status} />
      </div>
      <Form className="row" method="post">
        <input type="hidden" name="intent" value="move" />
        <a className="button button--small" href={`/admin/intakes/${intake.id}`}>
          Review
        </a>
        {moves.map((status) => (
          <button key={status} className="button button--small" name="status" value={status}>
            {MOVES[status] ?? STATUS_LABELS[status]}
          </button>
        ))}
      </Form>
      {missing.length > 0 && (
        <p className="cpa-panel__line sm">
          <strong>Still needed:</strong> {namesOf(missing)}
        </p>
      )}
      {undecided.length > 0 && (
        <p className="cpa-panel__line sm">
          <strong>For you to decide:</strong>{" "}
          {undecided.map(({ category }, index) => (
            <span key={category.id}>
              {index > 0 && ", "}
              <a href={`${wizardPath({ step: 1 })}#${category.id}`}>{category.name}</a>, which the client
              cannot get
            </span>
          ))}
        </p>
      )}
      <ClientGoals goals={intake.goals} />
    </section>
  );
}

/** The client's choices and text under "Goals or Concerns". */
function ClientGoals({ goals: { chosen, other } }: { goals: Goals }) {
  const labels = GOALS.filter(({ id }) => chosen.includes(id)).map(({ label }) => label);
  if (labels.length === 0 && !other) return null;
  return (
    <div className="cpa-panel__line sm">
      <strong>Goals or Concerns:</strong> {labels.join(", ")}
      {other && <p className="cpa-panel__words muted">{other}</p>}
    </div>
  );
}
