/** One attempt to send one mail, under its lock. */
import { DomainError } from "#modules/kernel";
import {
  beginAttempt,
  endAttempt,
  findMail,
  findOpenAttempt,
  markHandedOver,
  moveMail,
} from "./attempts-store.ts";
import { openBody } from "./body.ts";
import type { Delivery, OutboxDeps } from "./contract.ts";
import type { MailRow } from "./outbox-store.ts";
import type { OutgoingMail, Receipt } from "./ports.ts";
import { nextAttempt } from "./retry.ts";
import { GIVE_UP_DAYS, type AttemptOutcome } from "./schema.ts";

const DAY = 24 * 60 * 60_000;
const EXPIRED = "The link in it had run out before a server took it.";
const GIVEN_UP = `No server took it within ${GIVE_UP_DAYS} days.`;
const INTERRUPTED = "The program ended during this try.";
const ANSWER_LOST = "The program ended before it knew the server's answer.";
const SEALED = "Its text does not open with this ENCRYPTION_KEY. Set the former key again.";

interface Ended {
  outcome: AttemptOutcome;
  reason: string | null;
}

export async function attempt(deps: OutboxDeps, id: string): Promise<Delivery> {
  const mail = await findMail(deps.knex, id);
  if (!mail) throw new DomainError("not_found", "There is no such mail.");
  if (mail.state !== "waiting" && mail.state !== "sending") return { state: mail.state, tryAgainAt: null };
  // This process holds the lock, so the process that was sending it has ended.
  const isSettled = mail.state === "sending" && (await settleInterrupted(deps, mail));
  if (isSettled) return { state: "sent", tryAgainAt: null };
  const giveUp = giveUpReason(mail, deps.clock.now());
  if (giveUp) return settle(deps, mail, "failed", giveUp);
  const number = await deps.knex.transaction((trx) => beginAttempt(trx, mail, deps.clock.now()));
  const ended = await send(deps, mail, number);
  return record(deps, { ...mail, attempts: number }, ended);
}

/** Ends the attempt of a dead process. True when the mail counts as sent. */
async function settleInterrupted({ knex, clock }: OutboxDeps, mail: MailRow): Promise<boolean> {
  const open = await findOpenAttempt(knex, mail.id);
  if (!open) return false;
  const now = clock.now();
  const wasHandedOver = open.handed_over_at !== null;
  const isSent = wasHandedOver && mail.when_unconfirmed === "assume-sent";
  const reason = wasHandedOver ? ANSWER_LOST : INTERRUPTED;
  await knex.transaction(async (trx) => {
    const outcome = wasHandedOver ? "unconfirmed" : "interrupted";
    await endAttempt(trx, { mailId: mail.id, number: open.number }, { outcome, reason, now });
    if (isSent) await moveMail(trx, mail.id, { state: "sent", reason, now });
  });
  return isSent;
}

/** Why further attempts are pointless; null when they are not. */
function giveUpReason({ valid_until: until, created_at: made, attempts, reason }: MailRow, now: Date) {
  if (until && now >= until) return EXPIRED;
  if (attempts === 0 || now.getTime() - made.getTime() < GIVE_UP_DAYS * DAY) return null;
  return reason ? `${GIVEN_UP} ${reason}` : GIVEN_UP;
}

async function send(deps: OutboxDeps, mail: MailRow, number: number): Promise<Ended> {
  const outgoing = toOutgoing(deps, mail);
  if (!outgoing) return { outcome: "put-off", reason: SEALED };
  async function handingOver() {
    if (await markHandedOver(deps.knex, mail.id, number, deps.clock.now())) return;
    throw new DomainError("conflict", "Another process has taken this mail over.");
  }
  const receipt: Receipt = await deps.carrier.send(outgoing, handingOver);
  return { outcome: receipt.outcome, reason: "reason" in receipt ? receipt.reason : null };
}

/** Stores the outcome of the attempt and the mail's new state in one transaction. */
async function record(deps: OutboxDeps, mail: MailRow, ended: Ended): Promise<Delivery> {
  const isSent =
    ended.outcome === "accepted" ||
    (ended.outcome === "unconfirmed" && mail.when_unconfirmed === "assume-sent");
  const isSettled = isSent || ended.outcome === "refused";
  const now = deps.clock.now();
  const state = isSent ? "sent" : isSettled ? "refused" : "waiting";
  const again = isSettled ? undefined : nextAttempt(now, mail.attempts, mail.valid_until);
  await deps.knex.transaction(async (trx) => {
    await endAttempt(trx, { mailId: mail.id, number: mail.attempts }, { ...ended, now });
    await moveMail(trx, mail.id, { state, reason: ended.reason, now, again });
    if (again) await deps.schedule(trx, mail.id, again);
  });
  deps.log.info({ mailId: mail.id, kind: mail.kind, outcome: ended.outcome, state }, "mail tried");
  return { state, tryAgainAt: again ?? null };
}

async function settle(deps: OutboxDeps, mail: MailRow, state: "failed", reason: string): Promise<Delivery> {
  await moveMail(deps.knex, mail.id, { state, reason, now: deps.clock.now() });
  deps.log.warn({ mailId: mail.id, kind: mail.kind, reason }, "mail given up");
  return { state, tryAgainAt: null };
}

/** Null when its body cannot be decrypted. */
function toOutgoing({ secretBox }: OutboxDeps, mail: MailRow): OutgoingMail | null {
  try {
    return {
      id: mail.id,
      messageId: mail.message_id,
      createdAt: mail.created_at,
      to: { address: mail.to_address, name: mail.to_name },
      subject: mail.subject,
      ...openBody(secretBox, mail.message_id, mail.sealed_body ?? Buffer.alloc(0)),
      headers: { ...mail.headers, "X-TaxRAG-Kind": mail.kind },
    };
  } catch {
    return null;
  }
}
