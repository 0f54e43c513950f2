/** The table `audit_events`; a trigger refuses to change or delete its rows. */
import type { Knex } from "knex";
import type { Role } from "#modules/kernel";
import { AUDIT_LOCKS, lockOf, takeTransactionLock } from "#modules/platform";
import type { AuditFilters } from "./contract.ts";
import type { AuditRow } from "./row.ts";
import type { AuditAction, AuditEntry, AuditSubject } from "./schema.ts";

const TABLE = "audit_events";

const ABOUT_INTAKE = "(details ->> 'intakeId' = ? or (subject_type = 'intake' and subject_id = ?))";

export async function insertEvent(knex: Knex, row: AuditRow): Promise<void> {
  await knex(TABLE).insert({ ...row, details: JSON.stringify(row.details) });
}

/** Serializes identical events of the same actor until the transaction ends. */
export async function lockEvent(trx: Knex.Transaction, row: AuditRow): Promise<void> {
  const event = Object.values(sameEvent(row)).join("\n");
  await takeTransactionLock(trx, lockOf(AUDIT_LOCKS, event));
}

export async function findRecent(knex: Knex, row: AuditRow, withinMs: number): Promise<boolean> {
  const since = new Date(row.at.getTime() - withinMs);
  const found = await knex(TABLE)
    .where(sameEvent(row))
    .where("at", ">", since)
    .where("at", "<=", row.at)
    .first("sequence");
  return found !== undefined;
}

/** Newest first. */
export async function listEvents(
  knex: Knex,
  { actions, userId, userIds, subject, intakeId, since, until }: AuditFilters,
  page: { limit: number; before?: string },
): Promise<AuditEntry[]> {
  const query = knex<StoredRow>(TABLE).orderBy("sequence", "desc").limit(page.limit);
  if (actions) query.whereIn("action", actions);
  if (userId !== undefined) query.where("user_id", userId);
  if (userIds) query.whereIn("user_id", userIds);
  if (intakeId !== undefined) query.whereRaw(ABOUT_INTAKE, [intakeId, intakeId]);
  if (subject) query.where({ subject_type: subject.type, subject_id: subject.id });
  if (since) query.where("at", ">=", since);
  if (until) query.where("at", "<", until);
  if (page.before !== undefined) query.where("sequence", "<", page.before);
  return (await query.select()).map(toEntry);
}

interface StoredRow extends AuditRow {
  sequence: string;
}

function sameEvent(row: AuditRow) {
  const { actor_kind, user_id, action, subject_type, subject_id } = row;
  return { actor_kind, user_id, action, subject_type, subject_id };
}

function toEntry(row: StoredRow): AuditEntry {
  const subject = { type: row.subject_type, id: row.subject_id } as AuditSubject;
  return {
    sequence: row.sequence,
    at: row.at.toISOString(),
    actor: {
      kind: row.actor_kind as AuditEntry["actor"]["kind"],
      userId: row.user_id,
      role: row.role as Role | null,
    },
    action: row.action as AuditAction,
    subject: row.subject_type === null ? null : subject,
    address: row.address,
    sessionId: row.session_id,
    userAgent: row.user_agent,
    details: row.details,
  };
}
