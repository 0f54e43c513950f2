import { DomainError } from "./errors.ts";

export type Role = "admin" | "user";

/** Who asks. `operator` is whoever holds the command line of this machine; `visitor` has not signed in. */
export type Actor = { kind: "operator" } | { kind: "visitor" } | { kind: "user"; userId: string; role: Role };

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
