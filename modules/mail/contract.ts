import type { Knex } from "knex";
import type { Actor, Clock, Log } from "#modules/kernel";
import type { SecretBox } from "#modules/platform";
import type { Carrier } from "./ports.ts";
import type { MailRecord, MailRelation, MailState } from "./schema.ts";

export interface NewMail {
  /** Idempotency key: among mails with the same key only the first is stored. */
  key: string;
  /** Type of mail, such as `password-reset`; also sent as the header `X-TaxRAG-Kind`. */
  kind: string;
  /** One e-mail address, without a name. */
  to: string;
  toName?: string;
  subject: string;
  text: string;
  html?: string;
  /** Additional headers, such as `List-Unsubscribe`; names of letters, digits and hyphens. */
  headers?: Record<string, string>;
  related?: MailRelation;
  /** The mail is not sent from this moment on. */
  validUntil?: Date;
  /**
   * What to do when a server received the whole mail and its reply was lost to a kill or a broken connection: `resend`
   * (the default) may deliver twice, with the same Message-ID; `assume-sent` may, rarely, not deliver.
   */
  whenUnconfirmed?: "resend" | "assume-sent";
}

export interface Queued {
  id: string;
  /** False when a mail with this key already existed. */
  isNew: boolean;
}

export interface Delivery {
  state: MailState;
  /** When to call `deliver` again; null when the mail is settled. */
  tryAgainAt: Date | null;
}

export interface MailFilters {
  kind?: string;
  state?: MailState;
  related?: MailRelation;
}

export interface Outbox {
  /**
   * Stores a mail in the caller's transaction: it is sent if and only if that commits.
   * @throws DomainError `invalid` naming the field: a bad address, header name, key or empty text.
   */
  enqueue(trx: Knex.Transaction, mail: NewMail): Promise<Queued>;
  /**
   * Has a mail that counts as sent although its server's reply was lost sent again, in the caller's transaction, with
   * the same text and Message-ID: servers that know the id drop the second one. The caller decides who may.
   * @throws DomainError `conflict` when it is not such a mail (any more), or past `validUntil`.
   */
  sendAgain(trx: Knex.Transaction, id: string): Promise<void>;
  /**
   * Tries to send one mail now, due or not; no effect on one that is settled or being sent elsewhere. Operators.
   * @throws DomainError `not_found` for an unknown id, `unavailable` while the database is away.
   */
  deliver(actor: Actor, id: string): Promise<Delivery>;
  /** Tries all due mails, oldest first, including interrupted ones; erases old bodies. Operators. */
  deliverDue(actor: Actor): Promise<{ tried: number }>;
  /** Newest first; at most 50, with ids below `before`. Administrators and operators. */
  list(actor: Actor, filters?: MailFilters, before?: string): Promise<MailRecord[]>;
  /** Waits for attempts in progress. */
  close(): Promise<void>;
}

export interface OutboxDeps {
  knex: Knex;
  clock: Clock;
  log: Log;
  carrier: Carrier;
  /** Encrypts the bodies of mails. */
  secretBox: SecretBox;
  /** Sender of all mails; its domain is also used for Message-IDs. */
  mailFrom: string;
  /** Schedules `deliver` for this mail after the commit, not before `at`. */
  schedule(trx: Knex.Transaction, mailId: string, at?: Date): Promise<void>;
}
