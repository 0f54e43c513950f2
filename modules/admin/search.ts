import { DomainError } from "#modules/kernel";
import { PAGE_ROWS, QUERY_MAX } from "./schema.ts";

/** The pattern for `ilike` that finds these words anywhere; null without words. @throws DomainError `invalid`. */
export function patternOf(q: string | undefined): string | null {
  const words = q?.trim() ?? "";
  if (words.length > QUERY_MAX) throw tooLong();
  // PostgreSQL text cannot store it, so nothing contains it.
  if (words === "") return null;
  return `%${words.replaceAll("\0", "\uFFFD").replace(/[\\%_]/g, "\\$&")}%`;
}

/** Number of rows before this page. */
export function offsetOf(page = 1): number {
  return (Math.min(Math.max(Math.trunc(page) || 1, 1), 1_000_000) - 1) * PAGE_ROWS;
}

function tooLong(): DomainError {
  const problem = `Search for at most ${QUERY_MAX} characters.`;
  return new DomainError("invalid", problem, { fields: { q: problem } });
}
