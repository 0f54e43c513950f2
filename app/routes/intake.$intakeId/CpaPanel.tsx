import { Form } from "@remix-run/react";
import { movesFrom, STATUS_LABELS, type Intake, type IntakeStatus } from "#modules/intake/schema";
import { StatusBadge } from "../../ui/StatusBadge.tsx";

/** Whose intake an administrator looks at. */
export interface Client {
  name: string;
  email: string;
}

const MOVES: Partial<Record<IntakeStatus, string>> = {
  in_progress: "Open again for the client",
  review_ready: "Mark as Review Ready",
  completed: "Mark as Completed",
  filed: "Mark as Filed",
};

/** For administrators: whose intake it is, where it stands, and where it may go from here. */
export function CpaPanel({ intake, client }: { intake: Intake; client: Client | null }) {
  return (
    <section className="sheet cpa-panel" aria-label="For the CPA">
      <div>
        {client ? (
          <p>
            <strong>{client.name || client.email}</strong>
            {client.name && <span className="sm muted"> {client.email}</span>}
          </p>
        ) : (
          <p>
            <strong>Your own intake</strong>
          </p>
        )}
        <StatusBadge status={intake.status} />
      </div>
      <Form className="row" method="post">
        <input type="hidden" name="intent" value="move" />
        {movesFrom("admin", intake.status).map((status) => (
          <button key={status} className="button button--small" name="status" value={status}>
            {MOVES[status] ?? STATUS_LABELS[status]}
          </button>
        ))}
      </Form>
    </section>
  );
}
