import type { Modules } from "#product";
import type { AuditFilters } from "#modules/audit";
import { AUDIT_SUBJECTS } from "#modules/audit/schema";
import type { Actor } from "#modules/kernel";
import type { AuditPlace } from "./audit-words.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** People whose name or address fits a search; more would be a search for everybody. */
const PAGES_MAX = 4;

/** The filters that an address names; people are found by their name or address. */
export async function toAuditFilters(
  modules: Modules,
  actor: Actor,
  { who, action, from, to, subject, intake }: AuditPlace,
): Promise<AuditFilters> {
  const [type, id] = subject?.split(/:(.*)/s) ?? [];
  const knownType = AUDIT_SUBJECTS.find((known) => known === type);
  return {
    ...(who && { userIds: await findPeople(modules, actor, who) }),
    ...(action && { actions: [action] }),
    ...(from && { since: new Date(from) }),
    ...(to && { until: new Date(Date.parse(to) + DAY_MS) }),
    ...(knownType && id && { subject: { type: knownType, id } }),
    ...(intake && { intakeId: intake }),
  };
}

async function findPeople({ admin }: Modules, actor: Actor, q: string): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; page <= PAGES_MAX; page++) {
    const { rows, total } = await admin.pageOfUsers(actor, { q, page });
    ids.push(...rows.map(({ id }) => id));
    if (ids.length >= total) break;
  }
  return ids;
}
