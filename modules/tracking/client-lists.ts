import { DomainError, requireAdmin } from "#modules/kernel";
import { readClients, type Client } from "./clients.ts";
import type { ClientTracking, TrackingDeps } from "./contract.ts";
import { writeCsv } from "./csv.ts";
import { createKnownClients } from "./known-clients.ts";
import { RISK_LEVELS, type TrackedClient, type TrackingQuery, type TrackingSort } from "./records.ts";
import { toTracked } from "./tracked-client.ts";
import { trackingRow } from "./tracking-row.ts";
import { countReminders, listWaitingWaivers } from "./tracking-store.ts";

const PAGE_ROWS = 50;
/** Maximum length of a search, in characters. */
const QUERY_MAX = 200;

type Lists = Omit<ClientTracking, "season">;

export function createClientLists(deps: TrackingDeps): Lists {
  const { knex, audit } = deps;
  const readKnown = createKnownClients(deps);

  async function withDetails(clients: readonly Client[]): Promise<TrackedClient[]> {
    const ids = clients.map(({ row }) => row.intake_id);
    const [sent, waivers] = await Promise.all([countReminders(knex, ids), listWaitingWaivers(knex, ids)]);
    const sentOf = new Map(sent.map((each) => [`${each.intakeId} ${each.categoryId}`, each]));
    const waiversOf = new Map<string, typeof waivers>(ids.map((id) => [id, []]));
    for (const waiver of waivers) waiversOf.get(waiver.intakeId)?.push(waiver);
    return clients.map((client) =>
      toTracked(client, { sentOf, waivers: waiversOf.get(client.row.intake_id) ?? [] }),
    );
  }

  /** In order, and how many clients there are whatever the filters. */
  async function select({ q, status, risk, sort = "risk" }: TrackingQuery) {
    const words = wordsOf(q);
    const { clients } = await readKnown();
    const chosen = inOrder(clients, sort).filter(
      (client) =>
        (!risk || client.risk.level === risk) &&
        (!status || client.row.status === status) &&
        (words === "" || client.searchText.includes(words)),
    );
    const withMissing = clients.filter(({ missing }) => missing.length > 0).length;
    return { chosen, clients: clients.length, withMissing };
  }

  return {
    async listClients(actor) {
      requireAdmin(actor);
      const { chosen } = await select({});
      return (await withDetails(chosen)).map(trackingRow);
    },

    async pageOfClients(actor, query) {
      requireAdmin(actor);
      const { chosen, ...counts } = await select(query);
      const first = (Math.max(Math.trunc(query.page ?? 1) || 1, 1) - 1) * PAGE_ROWS;
      const rows = await withDetails(chosen.slice(first, first + PAGE_ROWS));
      return { rows, total: chosen.length, ...counts };
    },

    async findClient(actor, clientId) {
      requireAdmin(actor);
      const { clients } = await readClients(knex, deps, { clientIds: [clientId] });
      return (await withDetails(clients))[0] ?? null;
    },

    async exportClients(actor, query) {
      requireAdmin(actor);
      const { chosen } = await select(query);
      const content = writeCsv(await withDetails(chosen));
      const subject = { type: "report", id: "client-tracking" } as const;
      await audit.record(knex, actor, { action: "exported", subject, details: { rows: chosen.length } });
      return { name: "client-tracking.csv", type: "text/csv; charset=utf-8", content };
    },
  };
}

/** @throws DomainError `invalid`. */
function wordsOf(q: string | undefined): string {
  const words = q?.trim().toLowerCase() ?? "";
  if (words.length <= QUERY_MAX) return words;
  const problem = `Search for at most ${QUERY_MAX} characters.`;
  throw new DomainError("invalid", problem, { fields: { q: problem } });
}

type Order = (a: Client, b: Client) => number;

const byName: Order = (a, b) => compare(a.sortName, b.sortName) || compare(a.row.user_id, b.row.user_id);

const ORDERS: Record<TrackingSort, Order> = {
  risk: (a, b) =>
    RISK_LEVELS.indexOf(a.risk.level) - RISK_LEVELS.indexOf(b.risk.level) ||
    b.risk.points - a.risk.points ||
    b.overdueDays - a.overdueDays ||
    byName(a, b),
  client: byName,
  overdue: (a, b) => b.overdueDays - a.overdueDays || byName(a, b),
  missing: (a, b) => b.missing.length - a.missing.length || byName(a, b),
};

/** Lists stay the same until a client changes, and so does their order. */
const ordered = new WeakMap<readonly Client[], Map<TrackingSort, readonly Client[]>>();

function inOrder(clients: readonly Client[], sort: TrackingSort): readonly Client[] {
  const orders = ordered.get(clients) ?? new Map<TrackingSort, readonly Client[]>();
  ordered.set(clients, orders);
  const inThis = orders.get(sort) ?? clients.toSorted(ORDERS[sort]);
  orders.set(sort, inThis);
  return inThis;
}

/** By code units: comparing 5,000 names by locale takes longer than the rest of the page. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
