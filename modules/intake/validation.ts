import { DomainError } from "#modules/kernel";

/** A DomainError for one field. */
export function invalid(field: string, problem: string): DomainError {
  return new DomainError("invalid", problem, { fields: { [field]: problem } });
}

/** @throws DomainError `invalid` naming the field, for text that is too long or cannot be stored. */
export function checkText(field: string, text: string, { max }: { max: number }): void {
  if (text.length > max) throw invalid(field, `Write at most ${max} characters.`);
  // PostgreSQL text cannot store it.
  if (text.includes("\0")) throw invalid(field, "This text holds a null byte. Remove it and try again.");
}
