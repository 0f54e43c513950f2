import { FolderOpen } from "lucide-react";
import { INTAKE_STATUSES, STATUS_LABELS } from "#modules/intake/schema";
import type { OfficeIntake, Page } from "#modules/admin/schema";
import { Day } from "../../ui/Day.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { StatusBadge } from "../../ui/StatusBadge.tsx";
import { ActionsHead, Table } from "../../ui/Table.tsx";
import { QUEUE_NAMES } from "./queue-names.ts";
import { listPath, type IntakePlace } from "./list-address.ts";
import { ListPager } from "./ListPager.tsx";
import { ListTools } from "./ListTools.tsx";

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

const SORTS = [
  ["", "Newest first"],
  ["updated", "Last changed first"],
  ["client", "By client"],
  ["progress", "Least progress first"],
] as const;

interface IntakesTabProps {
  page: Page<OfficeIntake>;
  place: IntakePlace & { page: number };
}

/** All clients' intakes, with links to the documents and to the CPA's review. */
export function IntakesTab({ page: { rows, total }, place }: IntakesTabProps) {
  const isNarrowed = Boolean(place.q || place.status || place.waits || place.mine);
  if (rows.length === 0 && total === 0 && !isNarrowed) {
    return (
      <EmptyState
        icon={FolderOpen}
        title="No intakes yet"
        text="An intake appears here as soon as a client starts one."
      />
    );
  }
  const { status, waits, sort, mine, q } = place;
  const statuses = INTAKE_STATUSES.map((one) => [one, STATUS_LABELS[one]] as const);
  const queues = Object.entries(QUEUE_NAMES).map(([queue, { filter }]) => [queue, filter] as const);
  const choices = [
    { label: "Status", name: "status", value: status, options: [["", "Any status"], ...statuses] as const },
    { label: "Waits", name: "waits", value: waits, options: [["", "Waiting or not"], ...queues] as const },
    {
      label: "Whose clients",
      name: "mine",
      value: mine ? "1" : "",
      options: [
        ["", "The whole office"],
        ["1", "My clients"],
      ] as const,
    },
    { label: "Order", name: "sort", value: sort, options: SORTS },
  ];
  return (
    <>
      <ListTools tab="intakes" q={q} label="Find a client by name or e-mail" choices={choices} />
      {rows.length === 0 ? (
        <EmptyState icon={FolderOpen} title="No such intake" text="Try other words, or fewer filters." />
      ) : (
        <Table name="Tax intakes" className="table--stack-early" head={HEAD}>
          {rows.map((intake) => (
            <IntakeRow key={intake.id} intake={intake} queue={waits} />
          ))}
        </Table>
      )}
      <ListPager page={place.page} total={total} to={(page) => listPath("intakes", { ...place, page })} />
    </>
  );
}

function IntakeRow({ intake, queue }: { intake: OfficeIntake; queue: string | undefined }) {
  const { id, clientName, clientEmail, intakeType, taxYear, status, progress, createdAt, cpa } = intake;
  const documents = Object.values(intake.documentSummary).reduce((sum, count) => sum + count, 0);
  const review = `/admin/intakes/${id}${queue ? `?queue=${queue}` : ""}`;
  return (
    <tr>
      <td>
        <a className="table__primary" href={review}>
          {clientName || clientEmail}
        </a>
        <span className="admin__mail xs faint">
          {clientName && clientEmail}
          {cpa && ` with ${cpa.name}`}
        </span>
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
        <a href={`/documents/${id}`} aria-label={`Documents of ${clientName || clientEmail}: ${documents}`}>
          {documents}
        </a>
      </td>
      <td className="nowrap hide-narrow">
        <Day at={createdAt} />
      </td>
      <td className="span">
        <div className="row-actions">
          <a
            className="button button--quiet button--small"
            href={review}
            aria-label={`Review the intake of ${clientName || clientEmail}`}
          >
            Review
          </a>
        </div>
      </td>
    </tr>
  );
}
