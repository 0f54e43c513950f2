import { DomainError } from "./errors.ts";

export type Role = "admin" | "user";

/** Where a request comes from, for the record of deeds; the command line has none. */
export interface Origin {
  /** IP address. */
  address?: string;
  /** Id of the session, which is the hash of its secret. */
  sessionId?: string;
  /** What the browser calls itself. */
  userAgent?: string;
}

/** Who asks. `operator` is whoever holds the command line of this machine; `visitor` has not signed in. */
export type Actor = (
  { kind: "operator" } | { kind: "visitor" } | { kind: "user"; userId: string; role: Role }
) & { origin?: Origin };

export const OPERATOR: Actor = { kind: "operator" };
export const VISITOR: Actor = { kind: "visitor" };

/** @throws DomainError `unauthenticated` for a visitor. */
export function requireSignedIn(actor: Actor): void {
  if (actor.kind === "visitor") throw new DomainError("unauthenticated", "Unauthorized");
}

/** @throws DomainError `unauthenticated` for a visitor, `forbidden` for a user who is no administrator. */
export function requireAdmin(actor: Actor): void {
  requireSignedIn(actor);
  if (actor.kind === "user" && actor.role !== "admin") {
    throw new DomainError("forbidden", "You don't have permission to access this page.");
  }
}
