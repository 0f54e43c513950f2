/** Which test shows of each kind of deed that it has its row, and does not happen without it. */
import type { AuditAction } from "../schema.ts";

type DeedTest = "deeds" | "office-deeds" | "other-deeds";

/** A kind that is missing here is a type error. */
const TESTED_IN: Record<AuditAction, DeedTest> = {
  "signed-in": "deeds",
  "sign-in-failed": "deeds",
  "signed-out": "other-deeds",
  "sessions-ended": "other-deeds",
  "password-reset-requested": "other-deeds",
  "password-changed": "other-deeds",
  "second-factor-enabled": "office-deeds",
  "second-factor-disabled": "office-deeds",
  "second-factor-reset": "office-deeds",
  "recovery-codes-replaced": "office-deeds",
  "user-created": "other-deeds",
  "role-changed": "deeds",
  "user-disabled": "deeds",
  "profile-changed": "deeds",
  "user-enabled": "deeds",
  "intake-created": "other-deeds",
  "intake-deleted": "deeds",
  "status-changed": "office-deeds",
  "waiver-given": "deeds",
  "waiver-withdrawn": "deeds",
  "waiver-decided": "deeds",
  "goals-saved": "deeds",
  "class-corrected": "deeds",
  uploaded: "deeds",
  viewed: "deeds",
  downloaded: "deeds",
  deleted: "deeds",
  "source-switched": "deeds",
  "download-started": "deeds",
  "job-retried": "other-deeds",
  "job-canceled": "deeds",
  exported: "deeds",
  asked: "other-deeds",
  "model-switched": "deeds",
  reminded: "office-deeds",
  "group-record-added": "office-deeds",
  "group-record-changed": "office-deeds",
  "group-record-deleted": "office-deeds",
  "group-imported": "office-deeds",
  "group-copied": "office-deeds",
  "finding-accepted": "office-deeds",
  "finding-reopened": "office-deeds",
  "paper-accepted": "deeds",
  "paper-asked-again": "office-deeds",
  "paper-review-undone": "office-deeds",
  "paper-moved": "office-deeds",
  "message-sent": "office-deeds",
  "messages-settled": "office-deeds",
  "client-assigned": "office-deeds",
  "user-invited": "office-deeds",
  "invitation-accepted": "other-deeds",
  "invitation-withdrawn": "office-deeds",
  "model-called": "other-deeds",
  "conversation-linked": "office-deeds",
  "consent-requested": "office-deeds",
  "consent-signed": "office-deeds",
  "consent-withdrawn": "office-deeds",
  "disclosure-settings-changed": "office-deeds",
  "tracking-set": "office-deeds",
  "filing-date-set": "office-deeds",
  "reminder-template-set": "office-deeds",
  "reminder-answered": "other-deeds",
};

/** The kinds of one test, sorted. */
export function kindsOf(test: DeedTest): string[] {
  return Object.entries(TESTED_IN)
    .flatMap(([action, file]) => (file === test ? [action] : []))
    .sort();
}
