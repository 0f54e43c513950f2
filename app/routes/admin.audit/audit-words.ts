/** Words for the deeds of the audit log, and the filters in the address. */
import { AUDIT_ACTIONS, type AuditAction, type AuditEntry } from "#modules/audit/schema";

export interface AuditPlace {
  /** Part of a name or e-mail address. */
  who: string;
  action?: AuditAction | undefined;
  /** ISO days, both inclusive. */
  from?: string | undefined;
  to?: string | undefined;
  /** "document:7f…" */
  subject?: string | undefined;
  /** Id of an intake. */
  intake?: string | undefined;
  /** Entries before this one. */
  before?: string | undefined;
}

const WHO_MAX = 200;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What is malformed is ignored. */
export function readAuditPlace(query: URLSearchParams): AuditPlace {
  const day = (name: string) => {
    const value = query.get(name) ?? "";
    return DAY.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined;
  };
  const before = query.get("before") ?? "";
  return {
    who: (query.get("who") ?? "").trim().slice(0, WHO_MAX),
    action: AUDIT_ACTIONS.find((action) => action === query.get("action")),
    from: day("from"),
    to: day("to"),
    subject: query.get("subject")?.slice(0, WHO_MAX) || undefined,
    intake: query.get("intake")?.slice(0, WHO_MAX) || undefined,
    before: /^\d{1,18}$/.test(before) ? before : undefined,
  };
}

export function auditQuery(place: AuditPlace): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(place)) if (value) query.set(name, String(value));
  return query.size > 0 ? `?${query}` : "";
}

/** "Sign in failed", "Source switched" */
export function actionInWords(action: string): string {
  const words = action.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** "category id: w2, bytes: 120"; ids that mean nothing to a reader are in the export only. */
export function detailsInWords({ details }: AuditEntry): string {
  return Object.entries(details)
    .filter(([name, value]) => name !== "intakeId" && !UUID.test(String(value)))
    .map(([name, value]) => `${name.replace(/([A-Z])/g, " $1").toLowerCase()}: ${value}`)
    .join(", ");
}
