/** The table `mails`: insertion, due mails, listing. */
import type { Knex } from "knex";
import type { MailFilters } from "./contract.ts";
import type { MailRelation, MailState } from "./schema.ts";

export interface MailRow {
  id: string;
  key: string;
  kind: string;
  message_id: string;
  to_address: string;
  to_name: string;
  subject: string;
  headers: Record<string, string>;
  sealed_body: Buffer | null;
  related_type: string | null;
  related_id: string | null;
  when_unconfirmed: "resend" | "assume-sent";
  valid_until: Date | null;
  state: MailState;
  reason: string | null;
  attempts: number;
  created_at: Date;
  changed_at: Date;
  next_attempt_at: Date | null;
  settled_at: Date | null;
}

interface MailInsert {
  key: string;
  kind: string;
  messageId: string;
  toAddress: string;
  toName: string;
  subject: string;
  headers: Record<string, string>;
  sealedBody: Buffer;
  related: MailRelation | null;
  whenUnconfirmed: MailRow["when_unconfirmed"];
  validUntil: Date | null;
  now: Date;
}

/**
 * Returns its id, or null when a mail with this key exists. Waits for concurrent transactions that insert the same key.
 */
export async function insertMail(trx: Knex.Transaction, mail: MailInsert): Promise<string | null> {
  const [row] = await trx<MailRow>("mails")
    .insert({
      key: mail.key,
      kind: mail.kind,
      message_id: mail.messageId,
      to_address: mail.toAddress,
      to_name: mail.toName,
      subject: mail.subject,
      headers: mail.headers,
      sealed_body: mail.sealedBody,
      related_type: mail.related?.type ?? null,
      related_id: mail.related?.id ?? null,
      when_unconfirmed: mail.whenUnconfirmed,
      valid_until: mail.validUntil,
      created_at: mail.now,
      changed_at: mail.now,
      next_attempt_at: mail.now,
    })
    .onConflict("key")
    .ignore()
    .returning("id");
  return row?.id ?? null;
}

export async function findIdByKey(knex: Knex, key: string): Promise<string> {
  const row = await knex<MailRow>("mails").where({ key }).first("id");
  if (!row) throw new Error("The mail with this key was deleted meanwhile.");
  return row.id;
}

/**
 * Ids greater than `after` of mails to try, in order: due or interrupted. After the clock was set back, `changed_at` is
 * in the future and the next attempt may be far off: such mails count as due.
 */
export async function listDue(knex: Knex, now: Date, after: string, limit: number): Promise<string[]> {
  return knex<MailRow>("mails")
    .where("id", ">", after)
    .where((open) =>
      open
        .where("state", "sending")
        .orWhere((waiting) =>
          waiting
            .where("state", "waiting")
            .where((due) => due.where("next_attempt_at", "<=", now).orWhere("changed_at", ">", now)),
        ),
    )
    .orderBy("id")
    .limit(limit)
    .pluck("id");
}

/** Returns the number of erased bodies. */
export async function eraseBodies(knex: Knex, settledBefore: Date): Promise<number> {
  return knex<MailRow>("mails")
    .whereNotNull("sealed_body")
    .where("settled_at", "<", settledBefore)
    .update({ sealed_body: null });
}

export async function listRows(
  knex: Knex,
  { kind, state, related }: MailFilters,
  page: { before?: string; limit: number },
): Promise<MailRow[]> {
  const query = knex<MailRow>("mails").orderBy("id", "desc").limit(page.limit);
  if (kind !== undefined) query.where({ kind });
  if (state !== undefined) query.where({ state });
  if (related) query.where({ related_type: related.type, related_id: related.id });
  if (page.before !== undefined) query.where("id", "<", page.before);
  return query.select();
}
