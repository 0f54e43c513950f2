/** Automatic reminders: first, then, last; by day in the office's time zone; off unless the office switched them on. */
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { daysBetween, dayIn } from "#modules/deadlines/schema";
import type { JobType } from "#modules/jobs";
import { DomainError, OPERATOR } from "#modules/kernel";
import { readClients, type Client, type Clients } from "../clients.ts";
import type { Reminders, TrackingDeps } from "../contract.ts";
import {
  DAY_HOURS,
  TEMPLATE_NAMES,
  UPLOADED_DAYS,
  type TemplateName,
  type TrackingSettings,
} from "../records.ts";
import { readSettings } from "../settings-store.ts";
import type { PressOn } from "./pressing.ts";

const SEND_DUE: JobType<Record<string, never>> = {
  name: "send-due-reminders",
  payload: z.object({}).strict() as JobType<Record<string, never>>["payload"],
  attempts: 3,
  pauseSeconds: 30,
  expirySeconds: 10 * 60,
  concurrency: 1,
};

type Automatic = Pick<Reminders, "sendDueReminders">;

export function createAutomatic(deps: TrackingDeps, press: PressOn): Automatic {
  const { knex, clock, site, jobs } = deps;

  const automatic: Automatic = {
    async sendDueReminders(actor) {
      if (actor.kind !== "operator")
        throw new DomainError("forbidden", "Only the command line of this machine may send what is due.");
      const settings = await readSettings(knex);
      if (!settings.isAutomatic) return { state: "off", sent: 0 };
      if (isNight(settings.timeZone, clock.now())) return { state: "night", sent: 0 };
      const read = await readClients(knex, deps, {});
      let sent = 0;
      for (const template of TEMPLATE_NAMES) {
        const due = read.clients.filter((client) => templateDue(client, read) === template);
        if (due.length === 0) continue;
        const order = { template, message: "", force: false, site, isAutomatic: true };
        sent += (await press(OPERATOR, due, { ...order, pressId: randomUUID() })).sent;
      }
      return { state: "sent", sent };
    },
  };

  jobs.define(SEND_DUE, { run: () => automatic.sendDueReminders(OPERATOR) });
  jobs.schedule({
    name: "due-reminders",
    cron: "7 * * * *",
    timeZone: "UTC",
    onTick: async (trx) => void (await jobs.enqueue(trx, SEND_DUE, { payload: {}, key: "due" })),
  });
  return automatic;
}

/** Which reminder is due to this client today, or null. */
export function templateDue(
  client: Client,
  { settings, today }: Omit<Clients, "clients">,
): TemplateName | null {
  const { row, missing, quietUntil, overdueDays } = client;
  if (missing.length === 0 || quietUntil) return null;
  const daysSince = (at: Date) => daysBetween(dayIn(settings.timeZone, at), today);
  if (row.uploaded_at && daysSince(row.uploaded_at) < UPLOADED_DAYS) return null;
  if (row.reminders >= settings.remindersMax) return null;
  const hasCome = row.last_sent_at
    ? daysSince(row.last_sent_at) >= settings.repeatEveryDays
    : overdueDays >= settings.firstAfterDays;
  // One that is on its way, or that was refused, is not followed by another by itself.
  if (!hasCome || (row.last_state !== null && row.last_state !== "sent" && row.last_state !== "dropped"))
    return null;
  return templateFor(row.reminders, settings);
}

/** First, then, last. */
function templateFor(sent: number, { remindersMax }: TrackingSettings): TemplateName {
  if (sent === 0) return "standard";
  return sent >= remindersMax - 1 ? "final" : "urgent";
}

export function isNight(timeZone: string, at: Date): boolean {
  const hour = Number(
    new Intl.DateTimeFormat("en-US", { timeZone, hour: "numeric", hourCycle: "h23" }).format(at),
  );
  return hour < DAY_HOURS.from || hour >= DAY_HOURS.to;
}
