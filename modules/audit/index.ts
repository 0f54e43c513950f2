/** Audit log: who did what, to what, from where and when. Each event commits with its action and never changes. */
import { DomainError, requireAdmin, silentLog, type Actor } from "#modules/kernel";
import { findRecent, insertEvent, listEvents, lockEvent } from "./audit-store.ts";
import type { Audit, AuditDeps } from "./contract.ts";
import { toCsv } from "./csv.ts";
import { createHeadFile } from "./head-file.ts";
import { toRow } from "./row.ts";
import { AUDIT_PAGE, AUDIT_PAGE_MAX } from "./schema.ts";
import { keepSealed, seal } from "./sealing.ts";
import { verify } from "./verifying.ts";

export type {
  Audit,
  AuditEvent,
  AuditFilters,
  AuditPage,
  AuditPageRequest,
  Verification,
} from "./contract.ts";
export type { AuditAction, AuditEntry, AuditSubject } from "./schema.ts";

/** Repeated views of one document within this time are one event. */
const ONCE_MS = 10 * 60_000;

export function createAudit({ knex, clock, log = silentLog, headFile: path }: AuditDeps): Audit {
  const headFile = path === undefined ? null : createHeadFile(path);
  const sealing = { knex, clock, log, headFile };
  return {
    async record(trx, actor, event) {
      await insertEvent(trx, toRow(actor, event, clock.now()));
    },

    async recordOnce(trx, actor, event) {
      const asked = toRow(actor, event, clock.now());
      await lockEvent(trx, asked);
      // Who waited for the lock comes after who had it, whoever read the clock first.
      const row = { ...asked, at: clock.now() };
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

    async exportCsv(actor, filters = {}) {
      requireAdmin(actor);
      const details = { filters: Object.keys(filters).join(", ") || "none" };
      await insertEvent(knex, toRow(actor, { action: "exported", subject: AUDIT_LOG, details }, clock.now()));
      return toCsv(knex, filters);
    },

    async seal(actor) {
      requireOperator(actor);
      return seal(sealing);
    },

    async keepSealed(actor, signal) {
      requireOperator(actor);
      await keepSealed(sealing, signal);
    },

    async verify(actor) {
      requireOperator(actor);
      return verify(knex, { headFile });
    },
  };
}

const AUDIT_LOG = { type: "report", id: "audit-log" } as const;

function requireOperator(actor: Actor): void {
  if (actor.kind === "operator") return;
  throw new DomainError(
    "forbidden",
    "Only the command line of this machine may seal or verify the audit log.",
  );
}
