/** Audit log: who did what, to what, from where and when. Each event commits with its action and never changes. */
import { requireAdmin } from "#modules/kernel";
import { findRecent, insertEvent, listEvents, lockEvent } from "./audit-store.ts";
import type { Audit, AuditDeps } from "./contract.ts";
import { toRow } from "./row.ts";
import { AUDIT_PAGE, AUDIT_PAGE_MAX } from "./schema.ts";

export type { Audit, AuditEvent, AuditFilters, AuditPage, AuditPageRequest } from "./contract.ts";
export type { AuditAction, AuditEntry, AuditSubject } from "./schema.ts";

/** Repeated views of one document within this time are one event. */
const ONCE_MS = 10 * 60_000;

export function createAudit({ knex, clock }: AuditDeps): Audit {
  return {
    async record(trx, actor, event) {
      await insertEvent(trx, toRow(actor, event, clock.now()));
    },

    async recordOnce(trx, actor, event) {
      const row = toRow(actor, event, clock.now());
      await lockEvent(trx, row);
      if (await findRecent(trx, row, ONCE_MS)) return;
      await insertEvent(trx, row);
    },

    async list(actor, filters = {}, { limit = AUDIT_PAGE, before } = {}) {
      requireAdmin(actor);
      const size = Math.min(Math.max(1, Math.trunc(limit)), AUDIT_PAGE_MAX);
      const found = await listEvents(knex, filters, { limit: size + 1, before });
      const entries = found.slice(0, size);
      return { entries, next: found.length > size ? (entries.at(-1)?.sequence ?? null) : null };
    },
  };
}
