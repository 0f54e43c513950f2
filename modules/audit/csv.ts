import type { Knex } from "knex";
import Papa from "papaparse";
import { listEvents } from "./audit-store.ts";
import type { AuditFilters } from "./contract.ts";
import type { AuditEntry } from "./schema.ts";

const PAGE = 1_000;

const HEADINGS = [
  "Number",
  "At (UTC)",
  "Actor",
  "User",
  "Role",
  "Action",
  "Subject type",
  "Subject",
  "Address",
  "Session",
  "Browser",
  "Details",
];

/** Page after page, newest first, so that a long log is never in memory as a whole. */
export async function* toCsv(knex: Knex, filters: AuditFilters): AsyncGenerator<string> {
  yield `\uFEFF${lines([HEADINGS])}`;
  for (let before: string | undefined; ;) {
    const entries = await listEvents(knex, filters, { limit: PAGE, before });
    if (entries.length > 0) yield lines(entries.map(cells));
    if (entries.length < PAGE) return;
    before = entries.at(-1)?.sequence;
  }
}

function cells({ actor, subject, ...entry }: AuditEntry): string[] {
  const fields = [
    entry.sequence,
    entry.at,
    actor.kind,
    actor.userId,
    actor.role,
    entry.action,
    subject?.type,
    subject?.id,
    entry.address,
    entry.sessionId,
    entry.userAgent,
    JSON.stringify(entry.details),
  ];
  return fields.map((field) => field ?? "");
}

function lines(rows: string[][]): string {
  return `${Papa.unparse(rows, { newline: "\r\n", escapeFormulae: true })}\r\n`;
}
