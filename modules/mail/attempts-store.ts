/** The tables `mails` and `mail_attempts`, for sending. */
import type { Knex } from "knex";
import { lockOf, MAIL_LOCKS, tryTransactionLock } from "#modules/platform";
import type { MailRow } from "./outbox-store.ts";
import type { AttemptOutcome, MailState } from "./schema.ts";

export interface AttemptRow {
  mail_id: string;
  number: number;
  started_at: Date;
  handed_over_at: Date | null;
  ended_at: Date | null;
  outcome: AttemptOutcome | null;
  reason: string | null;
}

/**
 * Runs the work unless another process is sending this mail; null then. The lock is transactional, so that it ends with
 * a killed process; the work itself writes on other connections, independent of that transaction.
 */
export function withMailLock<T>(knex: Knex, mailId: string, work: () => Promise<T>): Promise<T | null> {
  return tryTransactionLock(knex, lockOf(MAIL_LOCKS, mailId), work);
}

export async function findMail(knex: Knex, id: string): Promise<MailRow | undefined> {
  return /^\d{1,18}$/.test(id) ? knex<MailRow>("mails").where({ id }).first() : undefined;
}

/** The attempt that a process left open when it died. */
export async function findOpenAttempt(knex: Knex, mailId: string): Promise<AttemptRow | undefined> {
  return knex<AttemptRow>("mail_attempts")
    .where({ mail_id: mailId })
    .whereNull("ended_at")
    .orderBy("number", "desc")
    .first();
}

/** Starts an attempt; returns its number, from 1. */
export async function beginAttempt(trx: Knex.Transaction, mail: MailRow, now: Date): Promise<number> {
  const number = mail.attempts + 1;
  await trx<MailRow>("mails")
    .where({ id: mail.id })
    .update({ state: "sending", attempts: number, changed_at: now, next_attempt_at: null });
  await trx<AttemptRow>("mail_attempts").insert({ mail_id: mail.id, number, started_at: now });
  return number;
}

/**
 * False when another process has ended the attempt: this one had lost its database connection, and with it the lock.
 */
export async function markHandedOver(
  knex: Knex,
  mailId: string,
  number: number,
  now: Date,
): Promise<boolean> {
  const marked = await knex<AttemptRow>("mail_attempts")
    .where({ mail_id: mailId, number })
    .whereNull("ended_at")
    .update({ handed_over_at: now });
  return marked > 0;
}

export async function endAttempt(
  knex: Knex,
  attempt: { mailId: string; number: number },
  end: { outcome: AttemptOutcome; reason: string | null; now: Date },
): Promise<void> {
  await knex<AttemptRow>("mail_attempts")
    .where({ mail_id: attempt.mailId, number: attempt.number })
    .update({ ended_at: end.now, outcome: end.outcome, reason: end.reason });
}

/** `again` is the time of the next attempt; without it the mail is settled. */
export async function moveMail(
  knex: Knex,
  id: string,
  move: { state: MailState; reason: string | null; now: Date; again?: Date },
): Promise<void> {
  const { state, reason, now, again } = move;
  await knex<MailRow>("mails")
    .where({ id })
    .update({
      state,
      reason,
      changed_at: now,
      next_attempt_at: again ?? null,
      settled_at: again ? null : now,
    });
}

/** False unless the mail counts as sent, its last attempt was not confirmed, and its text is there and still valid. */
export async function reopenUnconfirmed(trx: Knex.Transaction, id: string, now: Date): Promise<boolean> {
  const reopened = await trx<MailRow>("mails")
    .where({ id, state: "sent" })
    .whereNotNull("sealed_body")
    .where((valid) => valid.whereNull("valid_until").orWhere("valid_until", ">", now))
    .whereRaw(
      `(select t.outcome from mail_attempts t where t.mail_id = mails.id order by t.number desc limit 1) = 'unconfirmed'`,
    )
    .update({ state: "waiting", changed_at: now, next_attempt_at: now, settled_at: null });
  return reopened > 0;
}

export async function listAttempts(knex: Knex, mailIds: string[]): Promise<AttemptRow[]> {
  return knex<AttemptRow>("mail_attempts").whereIn("mail_id", mailIds).orderBy(["mail_id", "number"]);
}
