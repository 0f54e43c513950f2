import type { Knex } from "knex";
import type { Actor, Clock, Log } from "#modules/kernel";
import type { SecretBox } from "#modules/platform";
import type { Carrier } from "./ports.ts";
import type { MailRecord, MailRelation, MailState } from "./schema.ts";

export interface NewMail {
  /** Of all mails with the same key only the first is made. */
  key: string;
  /** A word for what sort of mail it is, such as `password-reset`; also its header `X-TaxRAG-Kind`. */
  kind: string;
  /** One e-mail address, without a name. */
  to: string;
  toName?: string;
  subject: string;
  text: string;
  html?: string;
  /** More headers, such as `List-Unsubscribe`; names of letters, digits and hyphens. */
  headers?: Record<string, string>;
  related?: MailRelation;
  /** From this moment on it is worth nothing and is not sent any more. */
  validUntil?: Date;
  /**
   * What to do when a server had the whole mail and its answer was lost, by a kill or a broken line: `resend` (the
   * default) may arrive twice, with the same Message-ID; `assume-sent` may, rarely, not arrive.
   */
  whenUnconfirmed?: "resend" | "assume-sent";
}

export interface Queued {
  id: string;
  /** False when there was a mail with this key already. */
  isNew: boolean;
}

export interface Delivery {
  state: MailState;
  /** When to call `deliver` again; null when there is nothing left to do. */
  tryAgainAt: Date | null;
}

export interface MailFilters {
  kind?: string;
  state?: MailState;
  related?: MailRelation;
}

export interface Outbox {
  /**
   * Writes a mail in the caller's transaction: it goes out if and only if that commits.
   * @throws DomainError `invalid` naming the field: a bad address, header name, key or empty text.
   */
  enqueue(trx: Knex.Transaction, mail: NewMail): Promise<Queued>;
  /**
   * Tries one mail now, due or not; harmless for one that is settled or under way elsewhere. Operators.
   * @throws DomainError `not_found` for an unknown id, `unavailable` while the database is away.
   */
  deliver(actor: Actor, id: string): Promise<Delivery>;
  /** Tries all that are due, oldest first, also those whose try was cut off; erases old texts. Operators. */
  deliverDue(actor: Actor): Promise<{ tried: number }>;
  /** Newest first; at most 50, those before the id `before`. Administrators and operators. */
  list(actor: Actor, filters?: MailFilters, before?: string): Promise<MailRecord[]>;
  /** Waits for the tries under way. */
  close(): Promise<void>;
}

export interface OutboxDeps {
  knex: Knex;
  clock: Clock;
  log: Log;
  carrier: Carrier;
  /** Seals the texts of mails. */
  secretBox: SecretBox;
  /** Sender of all mails; its domain is that of the Message-IDs. */
  mailFrom: string;
  /** Has `deliver` called for this mail once the transaction is committed, and not before `at`. */
  schedule(trx: Knex.Transaction, mailId: string, at?: Date): Promise<void>;
}
