/** Mails as administrators see them, and the times that they keep; safe in a browser. */

/**
 * `waiting` for its first or next try, `sending` while one is under way, `sent` when a server took it,
 * `refused` when a server will never take it, `failed` when it was given up.
 */
export const MAIL_STATES = ["waiting", "sending", "sent", "refused", "failed"] as const;
export type MailState = (typeof MAIL_STATES)[number];

/**
 * How a try ended: the server took the mail, refused it for good or put it off; `unconfirmed` when its answer to the
 * whole mail was lost; `interrupted` when our process ended before the mail was handed over.
 */
export type AttemptOutcome = "accepted" | "refused" | "put-off" | "unconfirmed" | "interrupted";

export interface MailAttempt {
  number: number;
  /** ISO 8601, as all times here. */
  startedAt: string;
  /** Null while it lasts. */
  endedAt: string | null;
  outcome: AttemptOutcome | null;
  reason: string | null;
}

/** What a mail is about, by kind and id. */
export interface MailRelation {
  type: string;
  id: string;
}

/** A mail without its text. */
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
  /** When a waiting mail is tried again. */
  nextAttemptAt: string | null;
  /** When it was sent, refused or given up. */
  settledAt: string | null;
}

/** How long text and HTML are kept, sealed, after a mail was sent, refused or given up. */
export const BODY_KEPT_DAYS = 30;
/** How long a mail is tried: RFC 5321, 4.5.4.1 asks for 4 to 5 days. */
export const GIVE_UP_DAYS = 5;

export const MAIL_PAGE = 50;
/** The longest subject, in characters. */
export const SUBJECT_MAX = 200;
