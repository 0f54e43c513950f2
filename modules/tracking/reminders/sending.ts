/** The job of a press: writes the mail of each reminder that has none. */
import type { Knex } from "knex";
import { z } from "zod";
import { addDays, moveToBusinessDay } from "#modules/deadlines/schema";
import type { JobType } from "#modules/jobs";
import { isDomainError, OPERATOR, type Actor } from "#modules/kernel";
import { readClients, type Client } from "../clients.ts";
import type { TrackingDeps } from "../contract.ts";
import { DAYS_TO_DATE } from "./default-templates.ts";
import { writeReminder } from "./mail-text.ts";
import {
  findPress,
  listOpenPresses,
  lockWaiting,
  putDropped,
  putMailed,
  type Press,
  type WaitingReminder,
} from "./reminder-store.ts";
import { readTemplates } from "./template-store.ts";
import type { Tokens } from "./tokens.ts";

export const SEND_REMINDERS: JobType<{ pressId: string }> = {
  name: "send-reminders",
  payload: z.object({ pressId: z.uuid() }),
  attempts: 20,
  pauseSeconds: 2,
  expirySeconds: 30 * 60,
  concurrency: 2,
};

/** Reminders of one transaction. */
const BATCH = 50;
/** A reminder that no server took for so long is not sent any more: what it says may have changed. */
const VALID_DAYS = 3;
const DAY_MS = 24 * 60 * 60_000;

export type QueuePress = (trx: Knex.Transaction, pressId: string) => Promise<void>;

export function queueing({ jobs }: Pick<TrackingDeps, "jobs">): QueuePress {
  return async (trx, pressId) => {
    await jobs.enqueue(trx, SEND_REMINDERS, { payload: { pressId }, key: pressId });
  };
}

export function defineSending(deps: TrackingDeps, tokens: Tokens): void {
  const { jobs, knex } = deps;
  const queue = queueing(deps);
  jobs.define(SEND_REMINDERS, {
    async run({ payload, signal, report }) {
      const press = await findPress(knex, payload.pressId);
      if (!press) return { done: 0 };
      let done = 0;
      while (!signal.aborted) {
        const batch = await knex.transaction((trx) => sendBatch(trx, { deps, tokens, press }));
        if (batch === 0) break;
        done += batch;
        report({ done, total: null, text: `${done} ${done === 1 ? "reminder" : "reminders"} written` });
      }
      signal.throwIfAborted();
      return { done };
    },

    // A press whose job was given up, or lost with a restored backup.
    async reconcile() {
      const open = await listOpenPresses(knex);
      if (open.length === 0) return;
      const queued = await jobs.listOpenKeys(SEND_REMINDERS);
      for (const id of open) if (!queued.has(id)) await knex.transaction((trx) => queue(trx, id));
    },
  });
}

interface Sending {
  deps: TrackingDeps;
  tokens: Tokens;
  press: Press;
}

/** Mails, reminders and audit rows commit together. Number of reminders; 0 when none waits. */
async function sendBatch(trx: Knex.Transaction, sending: Sending): Promise<number> {
  const { deps, press } = sending;
  const waiting = await lockWaiting(trx, press.id, BATCH);
  if (waiting.length === 0) return 0;
  const templates = await readTemplates(trx);
  const { clients, today } = await readClients(trx, deps, {
    clientIds: waiting.map(({ clientId }) => clientId),
  });
  const byId = new Map(clients.map((client) => [client.row.user_id, client]));
  // Nobody is asked for papers by Thanksgiving or a Sunday.
  const namedDate = moveToBusinessDay(addDays(today, DAYS_TO_DATE[press.template]));
  for (const reminder of waiting) {
    const client = byId.get(reminder.clientId);
    if (!client || client.missing.length === 0 || client.row.intake_id !== reminder.intakeId) {
      // Meanwhile the papers came in, or the intake was closed.
      await putDropped(trx, reminder.id, "Nothing is missing any more.");
      continue;
    }
    await sendOne(trx, { ...sending, reminder, client, namedDate, words: templates[press.template] });
  }
  return waiting.length;
}

interface One extends Sending {
  reminder: WaitingReminder;
  client: Client;
  namedDate: string;
  words: { subject: string; body: string };
}

async function sendOne(trx: Knex.Transaction, one: One): Promise<void> {
  const { deps, reminder, client, namedDate, press } = one;
  const { row, missing } = client;
  const now = deps.clock.now();
  try {
    // A refused address must not undo the batch.
    const { id: mailId } = await trx.transaction((inner) =>
      deps.mail.enqueue(inner, {
        key: `reminder ${reminder.id}`,
        kind: "reminder",
        to: row.email,
        toName: `${row.first_name} ${row.last_name}`.replace(/[\s\p{Cc}]+/gu, " ").trim(),
        ...textOf(one, now),
        related: { type: "intake", id: row.intake_id },
        validUntil: new Date(now.getTime() + VALID_DAYS * DAY_MS),
        // It must not arrive twice.
        whenUnconfirmed: "assume-sent",
      }),
    );
    await putMailed(trx, reminder.id, { mailId, categoryIds: missing.map(({ id }) => id), namedDate });
    await deps.audit.record(trx, actorOf(press), {
      action: "reminded",
      subject: { type: "user", id: row.user_id },
      details: { template: press.template, papers: missing.length, reminderId: reminder.id },
    });
  } catch (error) {
    if (!isDomainError(error) || error.code !== "invalid") throw error;
    await putDropped(trx, reminder.id, error.message);
  }
}

function textOf({ client: { row, missing }, tokens, reminder, press, namedDate, words }: One, now: Date) {
  const link = (kind: "uploaded" | "quiet") =>
    `${press.site}/m/${tokens.sign({ reminderId: reminder.id, kind }, now)}`;
  const page = row.intake_type === "personal" ? "intake" : "multi-entity";
  return writeReminder({
    subject: words.subject,
    body: words.body,
    firstName: row.first_name,
    taxYear: row.tax_year,
    papers: missing.map(({ name, form, reason }) => ({ name: `${name} (${form})`, reason: whyOf(reason) })),
    date: WORDS.format(new Date(`${namedDate}T00:00:00Z`)),
    message: press.message,
    checklist: `${press.site}/${page}/${row.intake_id}`,
    uploadedLink: link("uploaded"),
    quietLink: link("quiet"),
  });
}

/** The reason begins with a short name of the paper, which stands before it already. */
function whyOf(reason: string): string {
  return reason.replace(/^[^:]{1,40}: /, "");
}

const WORDS = new Intl.DateTimeFormat("en-US", {
  weekday: "long",
  month: "long",
  day: "numeric",
  timeZone: "UTC",
});

function actorOf({ pressedBy }: Press): Actor {
  return pressedBy === null ? OPERATOR : { kind: "user", userId: pressedBy, role: "admin" };
}
