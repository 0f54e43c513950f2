import type { Knex } from "knex";
import { HITS_MAX } from "./schema.ts";
import { selectMatches, type MatchRow } from "./document-search-store.ts";

/** A search result, by document id. */
export interface Match {
  documentId: string;
  /** Words around the match; matches are enclosed in U+E000 and U+E001. */
  context: string | null;
  /** Page of a PDF, from 1; null for a match in name, category or tags. */
  page: number | null;
}

const QUERY_MAX = 200;
const TERMS_MAX = 8;
/** Characters of context on each side of a match. */
const AROUND = 90;
/** A word, or a token with punctuation inside: W-2, 4,500.25, 12-3456789. */
const TERM = /[\p{L}\p{N}]+(?:[-.,/@'][\p{L}\p{N}]+)*/gu;

/** Documents of one intake, best match first. Empty for a query without letters and digits. */
export async function findMatches(knex: Knex, intakeId: string, query: string): Promise<Match[]> {
  const terms = readTerms(query);
  if (terms.length === 0) return [];
  const rows = await selectMatches(knex, { intakeId, terms, limit: HITS_MAX });
  return rows.map((row) => ({
    documentId: row.documentId,
    context: markedContext(row, terms),
    page: row.page,
  }));
}

/** The distinct words of a query, in lower case. */
export function readTerms(query: string): string[] {
  const words = query.slice(0, QUERY_MAX).normalize("NFC").toLowerCase().match(TERM) ?? [];
  return [...new Set(words.map((word) => word.replaceAll("'", "")))].slice(0, TERMS_MAX);
}

/** PostgreSQL marks whole words only; a match inside a word is excerpted and marked here. */
function markedContext({ context, excerpt }: MatchRow, terms: string[]): string | null {
  if (context?.includes("\uE000")) return inOneLine(context);
  const parts = new RegExp(terms.map((term) => term.replaceAll(".", "\\.")).join("|"), "giu");
  const text = inOneLine(excerpt ?? "");
  const at = text.search(parts);
  if (at < 0) return null;
  const start = text.lastIndexOf(" ", Math.max(0, at - AROUND)) + 1;
  return text.slice(start, at + AROUND).replace(parts, (part) => `\uE000${part}\uE001`);
}

/** Removes the dot leaders between a label and its amount. */
function inOneLine(text: string): string {
  return text
    .replaceAll("\uE002", "<")
    .replace(/(?:[._·]\s?){4,}/g, " … ")
    .replace(/\s+/g, " ")
    .trim();
}
