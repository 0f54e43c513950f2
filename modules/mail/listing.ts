import { requireAdmin } from "#modules/kernel";
import { listAttempts, type AttemptRow } from "./attempts-store.ts";
import type { Outbox, OutboxDeps } from "./contract.ts";
import { listRows, type MailRow } from "./outbox-store.ts";
import { MAIL_PAGE, type MailAttempt, type MailRecord } from "./schema.ts";

export function createListing({ knex }: Pick<OutboxDeps, "knex">): Pick<Outbox, "list"> {
  return {
    async list(actor, filters = {}, before) {
      requireAdmin(actor);
      const rows = await listRows(knex, filters, { before, limit: MAIL_PAGE });
      const attempts = await listAttempts(
        knex,
        rows.map(({ id }) => id),
      );
      return rows.map((row) => toRecord(row, attempts));
    },
  };
}

function toRecord(row: MailRow, attempts: AttemptRow[]): MailRecord {
  const { related_type: type, related_id: id } = row;
  return {
    id: row.id,
    key: row.key,
    kind: row.kind,
    to: row.to_address,
    subject: row.subject,
    related: type !== null && id !== null ? { type, id } : null,
    state: row.state,
    reason: row.reason,
    attempts: attempts.filter(({ mail_id }) => mail_id === row.id).map(toAttempt),
    createdAt: row.created_at.toISOString(),
    nextAttemptAt: row.next_attempt_at?.toISOString() ?? null,
    settledAt: row.settled_at?.toISOString() ?? null,
  };
}

function toAttempt({ number, started_at, ended_at, outcome, reason }: AttemptRow): MailAttempt {
  const endedAt = ended_at?.toISOString() ?? null;
  return { number, startedAt: started_at.toISOString(), endedAt, outcome, reason };
}
