import "../admin/admin.css";
import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Download } from "lucide-react";
import { ADMINISTRATION } from "../../http/access-denied.ts";
import { toAuditFilters } from "./audit-filters.server.ts";
import { load } from "../../http/screen.server.ts";
import { AuditList } from "./AuditList.tsx";
import { auditQuery, readAuditPlace } from "./audit-words.ts";

export const handle = { density: "work" };

export const loader = load(
  "admin",
  async ({ modules, actor, query }) => {
    const place = readAuditPlace(query);
    const filters = await toAuditFilters(modules, actor, place);
    const { entries, next } = await modules.audit.list(actor, filters, { before: place.before });
    const ids = entries.flatMap(({ actor: { userId }, subject }) => [
      userId ?? [],
      subject?.type === "user" ? subject.id : [],
    ]);
    const names = await modules.admin.namesOfUsers(actor, [...new Set(ids.flat())]);
    return { place, entries, next, names: [...names] };
  },
  ADMINISTRATION,
);

export const meta: MetaFunction = () => [{ title: "Audit log · TaxRAG" }];

export default function AuditLog() {
  const { place, entries, next, names } = useLoaderData<typeof loader>();
  const { before: _before, ...filters } = place;
  return (
    <main id="main" className="page page--work admin">
      <div className="page-head">
        <div>
          <h1>Audit log</h1>
          <p>
            Who did what, newest first. Rows are never changed; each is sealed to the one before it, and{" "}
            <code>taxrag audit verify</code> checks them all.
          </p>
        </div>
        <div className="row">
          <a className="button" href={`/api/admin/audit.csv${auditQuery(filters)}`} download>
            <Download className="icon" aria-hidden="true" />
            Export CSV
          </a>
          <a className="button button--quiet" href="/admin">
            Admin Dashboard
          </a>
        </div>
      </div>
      <AuditList place={place} entries={entries} next={next} names={new Map(names)} />
    </main>
  );
}
