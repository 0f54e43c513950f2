/** Errors that more than one room throws. */
import { DomainError } from "#modules/kernel";
import { ROWS_MAX } from "./schema.ts";

/** A DomainError for one field. */
export function invalid(field: string, problem: string): DomainError {
  return new DomainError("invalid", problem, { fields: { [field]: problem } });
}

export function missing(thing: string): DomainError {
  return new DomainError("not_found", `The requested ${thing} could not be found.`);
}

/** @throws DomainError `invalid` when an intake would hold more rows of a kind than it can. */
export function requireRoom(count: number, kind: string): void {
  if (count > ROWS_MAX) {
    throw new DomainError("invalid", `An intake holds at most ${ROWS_MAX.toLocaleString("en-US")} ${kind}.`);
  }
}
