import { FolderOpen } from "lucide-react";
import type { ClientIntake } from "#modules/intake/schema";
import { Day } from "../../ui/Day.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { StatusBadge } from "../../ui/StatusBadge.tsx";
import { ActionsHead, Table } from "../../ui/Table.tsx";

const HEAD = (
  <>
    <th>Client</th>
    <th>Type</th>
    <th className="num">Tax year</th>
    <th>Status</th>
    <th>Progress</th>
    <th className="num">Documents</th>
    <th>Started</th>
    <ActionsHead />
  </>
);

/** All clients' intakes, newest first, with links to the documents and to the CPA's review. */
export function IntakesTab({ intakes }: { intakes: ClientIntake[] }) {
  if (intakes.length === 0) {
    return (
      <EmptyState
        icon={FolderOpen}
        title="No intakes yet"
        text="An intake appears here as soon as a client starts one."
      />
    );
  }
  return (
    <Table name="Tax intakes" className="table--stack-early" head={HEAD}>
      {intakes.map((intake) => (
        <IntakeRow key={intake.id} {...intake} />
      ))}
    </Table>
  );
}

function IntakeRow(intake: ClientIntake) {
  const { id, clientName, clientEmail, intakeType, taxYear, status, progress, createdAt } = intake;
  const documents = Object.values(intake.documentSummary).reduce((sum, count) => sum + count, 0);
  return (
    <tr>
      <td>
        <a className="table__primary" href={`/documents/${id}`}>
          {clientName || clientEmail}
        </a>
        {clientName && <span className="admin__mail xs faint">{clientEmail}</span>}
      </td>
      <td>{intakeType === "personal" ? "Personal" : "Multi-Entity Business"}</td>
      <td className="num" data-label="Tax year">
        {taxYear}
      </td>
      <td>
        <StatusBadge status={status} />
      </td>
      <td className="span">
        <span className="admin__progress">
          <progress className="progress progress--thin" value={progress} max={100} aria-label="Progress" />
          <span className="num">{progress}%</span>
        </span>
      </td>
      <td className="num" data-label="Documents">
        {documents}
      </td>
      <td className="nowrap hide-narrow">
        <Day at={createdAt} />
      </td>
      <td className="span">
        <div className="row-actions">
          <a
            className="button button--quiet button--small"
            href={`/intake/${id}`}
            aria-label={`Review the intake of ${clientName || clientEmail}`}
          >
            Review
          </a>
        </div>
      </td>
    </tr>
  );
}
