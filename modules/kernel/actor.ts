import { DomainError } from "./errors.ts";

export type Role = "admin" | "user";

/** Origin of a request, for the audit log; commands have none. */
export interface Origin {
  /** IP address. */
  address?: string;
  /** Id of the session: the hash of its token. */
  sessionId?: string;
  /** The User-Agent header. */
  userAgent?: string;
}

/** Who makes a request. An `operator` runs commands on this machine; a `visitor` has not signed in. */
export type Actor = (
  { kind: "operator" } | { kind: "visitor" } | { kind: "user"; userId: string; role: Role }
) & { origin?: Origin };

export const OPERATOR: Actor = { kind: "operator" };
export const VISITOR: Actor = { kind: "visitor" };

/** @throws DomainError `unauthenticated` for a visitor. */
export function requireSignedIn(actor: Actor): void {
  if (actor.kind === "visitor") throw new DomainError("unauthenticated", "Unauthorized");
}

/** @throws DomainError `unauthenticated` for a visitor, `forbidden` for a user who is not an administrator. */
export function requireAdmin(actor: Actor): void {
  requireSignedIn(actor);
  if (actor.kind === "user" && actor.role !== "admin") {
    throw new DomainError("forbidden", "You don't have permission to access this page.");
  }
}
