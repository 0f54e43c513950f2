/** Access to documents follows access to their intake; for other clients they do not exist. */
import type { Knex } from "knex";
import { DomainError, isDomainError, type Actor } from "#modules/kernel";
import { requireIntake, requireOpenIntake } from "../access.ts";
import type { DocumentModel } from "../document-models.ts";
import { findDocumentRow } from "../documents-store.ts";

/** @throws DomainError `unauthenticated`, `not_found` also for another client's document. */
export async function requireDocument(knex: Knex, actor: Actor, id: string): Promise<DocumentModel> {
  return found(knex, actor, id, requireIntake);
}

/** Like `requireDocument`, for changes. @throws DomainError `conflict` for a client when the intake is closed. */
export async function requireOpenDocument(knex: Knex, actor: Actor, id: string): Promise<DocumentModel> {
  return found(knex, actor, id, requireOpenIntake);
}

export function favoritesOwner(actor: Actor): string | null {
  return actor.kind === "user" ? actor.userId : null;
}

/** @throws DomainError `forbidden` for users. */
export function requireOperator(actor: Actor): void {
  if (actor.kind !== "operator")
    throw new DomainError("forbidden", "Only the reader of documents does this.");
}

async function found(
  knex: Knex,
  actor: Actor,
  id: string,
  requireParent: typeof requireIntake,
): Promise<DocumentModel> {
  const row = await findDocumentRow(knex, favoritesOwner(actor), id);
  try {
    await requireParent(knex, actor, row?.intakeId ?? "");
  } catch (error) {
    if (isDomainError(error) && error.code === "not_found") throw unknownDocument();
    throw error;
  }
  if (!row) throw unknownDocument();
  return row;
}

function unknownDocument(): DomainError {
  return new DomainError("not_found", "The requested document could not be found.");
}
