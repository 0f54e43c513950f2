/** A press of "Send": whom it reaches is decided at once, in one transaction with its job. */
import { randomUUID } from "node:crypto";
import type { Knex } from "knex";
import { DomainError, requireAdmin, type Actor } from "#modules/kernel";
import { readClients, type Client } from "../clients.ts";
import type { Reminders, TrackingDeps } from "../contract.ts";
import type { PressedMany, TemplateName } from "../records.ts";
import { isClient } from "../settings-store.ts";
import { insertPress, insertReminders, takeTurns } from "./reminder-store.ts";
import type { QueuePress } from "./sending.ts";

const HOUR_MS = 60 * 60_000;
/** A forced reminder passes the quiet time, but two clicks are one. */
const DOUBLE_CLICK_MS = 60_000;

export const NOTHING_MISSING = "Nothing is missing.";
const NO_CLIENT = "There is no such client with an intake.";

/** A press before it is known whom it reaches. */
export interface Order {
  template: TemplateName;
  message: string;
  force: boolean;
  site: string;
  pressId?: string;
  isAutomatic: boolean;
}

export type PressOn = (actor: Actor, clients: Client[], order: Order) => Promise<PressedMany>;

export function createPressing(deps: TrackingDeps, queue: QueuePress): PressOn {
  const { knex, clock, quietHours } = deps;

  return async (actor, clients, order) => {
    const { template, message, force, site, isAutomatic } = order;
    const id = order.pressId ?? randomUUID();
    const open = clients.filter((client) => refusalOf(client, order) === null);
    const now = clock.now();
    const before = new Date(now.getTime() - (force ? DOUBLE_CLICK_MS : quietHours * HOUR_MS));
    const taken = await knex.transaction(async (trx: Knex.Transaction) => {
      const pressedBy = actor.kind === "user" ? actor.userId : null;
      const press = { id, template, message: message.trim(), isAutomatic, pressedBy, site };
      // The same press again: its first call has decided.
      if (open.length === 0 || !(await insertPress(trx, press, now))) return new Set<string>();
      const clientIds = open.map(({ row }) => row.user_id);
      const turns = await takeTurns(trx, { clientIds, pressId: id, now, before });
      const reached = open.filter(({ row }) => turns.has(row.user_id)).map(({ row }) => row);
      const rows = reached.map((row) => ({ clientId: row.user_id, intakeId: row.intake_id }));
      await insertReminders(trx, rows, { pressId: id, template, now });
      if (rows.length > 0) await queue(trx, id);
      return turns;
    });
    const skipped = clients.flatMap((client) => {
      const { user_id: clientId } = client.row;
      if (taken.has(clientId)) return [];
      return [{ clientId, reason: refusalOf(client, order) ?? quietReason(force, quietHours) }];
    });
    return { sent: taken.size, skipped };
  };
}

/** Why this client gets no reminder; null when only the quiet time can stand in the way. */
function refusalOf({ missing, quietUntil }: Client, { force }: Pick<Order, "force">): string | null {
  if (missing.length === 0) return NOTHING_MISSING;
  if (quietUntil && !force) return `The client asked for quiet until ${quietUntil}.`;
  return null;
}

function quietReason(force: boolean, hours: number): string {
  if (force) return "A reminder was asked for a moment ago.";
  return `A reminder was asked for less than ${hours === 1 ? "1 hour" : `${hours} hours`} ago.`;
}

/** Presses by an administrator. */
export function createPresses(
  deps: TrackingDeps,
  press: PressOn,
): Pick<Reminders, "sendReminder" | "sendReminders"> {
  const { knex } = deps;
  return {
    async sendReminder(actor, clientId, order) {
      requireAdmin(actor);
      const { clients } = await readClients(knex, deps, { clientIds: [clientId] });
      if (clients.length === 0) {
        if (await isClient(knex, clientId)) return { sent: 0, reason: NOTHING_MISSING };
        throw new DomainError("not_found", "There is no such client. Load the page again.");
      }
      const { sent, skipped } = await press(actor, clients, { ...order, isAutomatic: false });
      return sent > 0
        ? { sent: 1, queued: true }
        : { sent: 0, reason: skipped[0]?.reason ?? NOTHING_MISSING };
    },

    async sendReminders(actor, { clientIds, riskLevels, ...order }) {
      requireAdmin(actor);
      const isNamed = clientIds.length > 0;
      const { clients } = await readClients(knex, deps, isNamed ? { clientIds } : {});
      const known = new Set(clients.map(({ row }) => row.user_id));
      const unknown = [...new Set(clientIds)].filter((id) => !known.has(id));
      const isWanted = ({ risk }: Client) =>
        !riskLevels || riskLevels.includes("all") || riskLevels.includes(risk.level);
      // Without ids it means whoever misses something, so that the others need no word.
      const chosen = clients.filter((client) => isWanted(client) && (isNamed || client.missing.length > 0));
      const { sent, skipped } = await press(actor, chosen, { ...order, isAutomatic: false });
      const unreached = unknown.map((clientId) => ({ clientId, reason: NO_CLIENT }));
      return { sent, skipped: [...skipped, ...unreached] };
    },
  };
}
