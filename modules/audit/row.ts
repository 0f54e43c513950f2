import type { Actor } from "#modules/kernel";
import type { AuditEvent } from "./contract.ts";
import type { AuditDetails } from "./schema.ts";

export interface AuditRow {
  at: Date;
  actor_kind: string;
  user_id: string | null;
  role: string | null;
  action: string;
  subject_type: string | null;
  subject_id: string | null;
  address: string | null;
  session_id: string | null;
  user_agent: string | null;
  details: AuditDetails;
}

const HEADER_CHARACTERS = 255;
const DETAIL_CHARACTERS = 200;
const SSN = /\b\d{3}-\d{2}-\d{4}\b/g;
/** Control characters and lone surrogates; PostgreSQL rejects some of them. */
const UNSTORABLE = /[\p{Cc}\p{Cs}]/gu;

export function toRow(actor: Actor, { action, subject, details = {} }: AuditEvent, at: Date): AuditRow {
  const { address, sessionId, userAgent } = actor.origin ?? {};
  return {
    at,
    actor_kind: actor.kind,
    user_id: actor.kind === "user" ? actor.userId : null,
    role: actor.kind === "user" ? actor.role : null,
    action,
    subject_type: subject?.type ?? null,
    subject_id: subject?.id ?? null,
    address: headerValue(address),
    session_id: headerValue(sessionId),
    user_agent: headerValue(userAgent),
    details: Object.fromEntries(Object.entries(details).map(([name, value]) => [name, sanitized(value)])),
  };
}

/** A User-Agent header may hold anything; its contents must not prevent the event from being recorded. */
function headerValue(value: string | undefined): string | null {
  return value ? value.replace(UNSTORABLE, " ").slice(0, HEADER_CHARACTERS).trim() : null;
}

function sanitized(value: AuditDetails[string]): AuditDetails[string] {
  if (typeof value !== "string") return value;
  return value.replace(UNSTORABLE, " ").replace(SSN, "***-**-****").slice(0, DETAIL_CHARACTERS);
}
