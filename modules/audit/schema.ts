/** Audit actions and the shape of an entry; safe in a browser. */
import type { Role } from "#modules/kernel";

/** All recorded actions. Add new ones here only. */
export const AUDIT_ACTIONS = [
  "signed-in",
  "sign-in-failed",
  "signed-out",
  "sessions-ended",
  "password-reset-requested",
  "password-changed",
  "second-factor-enabled",
  "second-factor-disabled",
  "second-factor-reset",
  "recovery-codes-replaced",
  "user-created",
  "role-changed",
  "user-disabled",
  "profile-changed",
  "user-enabled",
  "intake-created",
  "intake-deleted",
  "status-changed",
  "waiver-given",
  "waiver-withdrawn",
  "waiver-decided",
  "goals-saved",
  "class-corrected",
  "uploaded",
  "viewed",
  "downloaded",
  "deleted",
  "source-switched",
  "download-started",
  "job-retried",
  "job-canceled",
  "exported",
  "asked",
  "model-switched",
  "reminded",
  "group-record-added",
  "group-record-changed",
  "group-record-deleted",
  "group-imported",
  "group-copied",
  "finding-accepted",
  "finding-reopened",
  "paper-accepted",
  "paper-asked-again",
  "paper-review-undone",
  "paper-moved",
  "message-sent",
  "messages-settled",
  "client-assigned",
  "user-invited",
  "invitation-accepted",
  "invitation-withdrawn",
  "model-called",
  "conversation-linked",
  "consent-requested",
  "consent-signed",
  "consent-withdrawn",
  "disclosure-settings-changed",
  "tracking-set",
  "filing-date-set",
  "reminder-template-set",
  "reminder-answered",
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export const AUDIT_SUBJECTS = [
  "user",
  "intake",
  "document",
  "source",
  "job",
  "mail",
  "model",
  "report",
  "conversation",
] as const;

/** What the action was done to. */
export interface AuditSubject {
  type: (typeof AUDIT_SUBJECTS)[number];
  id: string;
}

export type AuditDetails = Record<string, string | number | boolean | null>;

/** A recorded event. */
export interface AuditEntry {
  /** Increases with each event; a rolled-back event leaves a gap. */
  sequence: string;
  /** ISO 8601. */
  at: string;
  actor: { kind: "operator" | "visitor" | "user"; userId: string | null; role: Role | null };
  action: AuditAction;
  subject: AuditSubject | null;
  /** IP address. */
  address: string | null;
  /** Id of the session: the hash of its token. */
  sessionId: string | null;
  userAgent: string | null;
  details: AuditDetails;
}

export const AUDIT_PAGE = 50;
/** Maximum number of entries on a page. */
export const AUDIT_PAGE_MAX = 1000;
