/** Mails as administrators see them, and retention times; safe in a browser. */

/**
 * `waiting` for its first or next attempt, `sending` during one, `sent` when a server accepted it, `refused` when a
 * server rejected it permanently, `failed` when attempts were given up.
 */
export const MAIL_STATES = ["waiting", "sending", "sent", "refused", "failed"] as const;
export type MailState = (typeof MAIL_STATES)[number];

/**
 * How an attempt ended: the server accepted the mail, rejected it permanently or postponed it; `unconfirmed` when its
 * reply to the whole mail was lost; `interrupted` when our process ended before handing the mail over.
 */
export type AttemptOutcome = "accepted" | "refused" | "put-off" | "unconfirmed" | "interrupted";

export interface MailAttempt {
  number: number;
  /** ISO 8601, like all times here. */
  startedAt: string;
  /** Null while in progress. */
  endedAt: string | null;
  outcome: AttemptOutcome | null;
  reason: string | null;
}

/** What a mail is about, by kind and id. */
export interface MailRelation {
  type: string;
  id: string;
}

/** A mail without its body. */
export interface MailRecord {
  id: string;
  key: string;
  kind: string;
  to: string;
  subject: string;
  related: MailRelation | null;
  state: MailState;
  /** Why it waits, was refused or failed. */
  reason: string | null;
  attempts: MailAttempt[];
  createdAt: string;
  /** Time of the next attempt. */
  nextAttemptAt: string | null;
  /** When it was sent, refused or given up. */
  settledAt: string | null;
}

/** Days for which the encrypted body is kept after a mail was sent, refused or given up. */
export const BODY_KEPT_DAYS = 30;
/** Days before attempts are given up: RFC 5321, 4.5.4.1 asks for 4 to 5. */
export const GIVE_UP_DAYS = 5;

export const MAIL_PAGE = 50;
/** Maximum length of a subject, in characters. */
export const SUBJECT_MAX = 200;
