import { Link } from "@remix-run/react";
import { ChevronRight, ChevronsLeft, ScrollText } from "lucide-react";
import type { AuditEntry } from "#modules/audit/schema";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Moment } from "../../ui/Moment.tsx";
import { Table } from "../../ui/Table.tsx";
import { deviceOf } from "../settings/device.ts";
import { actionInWords, auditQuery, detailsInWords, type AuditPlace } from "./audit-words.ts";
import { AuditTools } from "./AuditTools.tsx";
import "./audit.css";

const HEAD = (
  <>
    <th>When</th>
    <th>Who</th>
    <th>Deed</th>
    <th>On what</th>
    <th>From where</th>
  </>
);

interface AuditListProps {
  place: AuditPlace;
  entries: AuditEntry[];
  next: string | null;
  /** Names of people by id. */
  names: Map<string, string>;
}

export function AuditList({ place, entries, next, names }: AuditListProps) {
  return (
    <>
      <div className="admin__tools">
        <AuditTools place={place} />
      </div>
      <Narrowed place={place} />
      {entries.length === 0 ? (
        <EmptyState icon={ScrollText} title="No such entry" text="Try other words, or fewer filters." />
      ) : (
        <Table name="Audit log" className="table--stack-early audit" head={HEAD}>
          {entries.map((entry) => (
            <AuditRow key={entry.sequence} entry={entry} names={names} />
          ))}
        </Table>
      )}
      {(place.before || next) && (
        <nav className="admin__pager" aria-label="Pages">
          {place.before && (
            <Link
              className="button button--small"
              to={`/admin/audit${auditQuery({ ...place, before: undefined })}`}
            >
              <ChevronsLeft className="icon" aria-hidden="true" />
              Newest
            </Link>
          )}
          {next && (
            <Link
              className="button button--small"
              to={`/admin/audit${auditQuery({ ...place, before: next })}`}
            >
              Older
              <ChevronRight className="icon" aria-hidden="true" />
            </Link>
          )}
        </nav>
      )}
    </>
  );
}

function Narrowed({ place: { subject, intake } }: { place: AuditPlace }) {
  if (!subject && !intake) return null;
  return (
    <p className="sm muted admin__lead">
      Only {subject ? subject.replace(":", " ") : `intake ${intake} and what is in it`}.{" "}
      <Link to="/admin/audit">Show everything</Link>
    </p>
  );
}

function AuditRow({ entry, names }: { entry: AuditEntry; names: Map<string, string> }) {
  const { at, action, subject, address, userAgent, details } = entry;
  return (
    <tr>
      <td className="nowrap">
        <Moment at={at} withYear />
      </td>
      <td>{who(entry, names)}</td>
      <td>
        <span className="table__primary">{actionInWords(action)}</span>
        <span className="admin__mail xs faint">{detailsInWords(entry)}</span>
      </td>
      <td className="audit__subject">
        {subject && (
          <Link to={`/admin/audit${auditQuery({ who: "", subject: `${subject.type}:${subject.id}` })}`}>
            {subject.type} {names.get(subject.id) ?? subject.id}
          </Link>
        )}
        {typeof details.intakeId === "string" && (
          <Link
            className="admin__mail xs"
            to={`/admin/audit${auditQuery({ who: "", intake: details.intakeId })}`}
          >
            its intake
          </Link>
        )}
      </td>
      <td className="audit__origin">
        {address}
        {userAgent && (
          <span className="admin__mail xs faint" title={userAgent}>
            {deviceOf(userAgent)}
          </span>
        )}
      </td>
    </tr>
  );
}

function who({ actor: { kind, userId, role } }: AuditEntry, names: Map<string, string>): string {
  if (kind === "operator") return "Command line";
  if (kind === "visitor" || userId === null) return "Visitor";
  return `${names.get(userId) ?? `User ${userId}`}${role === "admin" ? " (administrator)" : ""}`;
}
