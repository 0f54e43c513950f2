/** Access to an intake belongs to its owner; for other clients it does not exist. */
import type { Knex } from "knex";
import { DomainError, requireSignedIn, type Actor, type Role } from "#modules/kernel";
import type { IntakeModel } from "./models.ts";
import { isClosed, type Mover } from "./checklist/rules.ts";
import { findIntake } from "./store.ts";

/** @throws DomainError `not_found` also for another client's intake; administrators and operators see all. */
export async function requireIntake(
  knex: Knex,
  actor: Actor,
  id: string,
  options: { lock?: boolean } = {},
): Promise<IntakeModel> {
  requireSignedIn(actor);
  const intake = await findIntake(knex, id, options);
  if (!intake || !canSee(actor, intake)) {
    throw new DomainError("not_found", "The requested tax intake could not be found.");
  }
  return intake;
}

/** Like `requireIntake`, for changes. @throws DomainError `conflict` for a client when it is completed or filed. */
export async function requireOpenIntake(
  knex: Knex,
  actor: Actor,
  id: string,
  options: { lock?: boolean } = {},
): Promise<IntakeModel> {
  const intake = await requireIntake(knex, actor, id, options);
  if (moverOf(actor) === "client" && isClosed(intake.status)) {
    throw new DomainError(
      "conflict",
      "This intake is completed and can no longer be changed. Ask your CPA to open it again.",
    );
  }
  return intake;
}

export function moverOf(actor: Actor): Mover {
  return actor.kind === "operator" || (actor.kind === "user" && actor.role === "admin") ? "admin" : "client";
}

/** Actors who can own intakes. @throws DomainError `unauthenticated`, `forbidden` for the command line. */
export function requireClient(actor: Actor): { userId: string; role: Role } {
  requireSignedIn(actor);
  if (actor.kind === "user") return actor;
  throw new DomainError("forbidden", "The command line has no intakes of its own.");
}

function canSee(actor: Actor, intake: IntakeModel): boolean {
  return moverOf(actor) === "admin" || (actor.kind === "user" && intake.userId === actor.userId);
}
