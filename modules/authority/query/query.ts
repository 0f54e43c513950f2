/** A search in words with operators, as a tree. */

import { questionWords } from "../search/vocabulary.ts";

export const FIELDS = ["cite", "type", "court", "year"] as const;
export type Field = (typeof FIELDS)[number];

export type Query =
  | { kind: "word"; text: string; isPrefix: boolean }
  /** Words in this order, side by side. */
  | { kind: "phrase"; text: string }
  /** Each two neighbors at most `distance` words apart, in either order. */
  | { kind: "near"; words: string[]; distance: number }
  | { kind: "field"; field: Field; value: string }
  | { kind: "and" | "or"; parts: Query[] }
  | { kind: "not"; part: Query };

export type Group = Extract<Query, { parts: Query[] }>;

/** Whether a query asks for words only: no field anywhere. */
export function isOfWords(query: Query): boolean {
  if (query.kind === "field") return false;
  if (query.kind === "not") return isOfWords(query.part);
  return "parts" in query ? query.parts.every(isOfWords) : true;
}

/** The words, phrases and near words that a hit should have; none that stand under NOT. */
export function wantedWords(query: Query): Query[] {
  if (query.kind === "not" || query.kind === "field") return [];
  return "parts" in query ? query.parts.flatMap(wantedWords) : [query];
}

/** Any of the content words of a question; of one without any its words as they stand. */
export function anyWord(question: string): Query {
  const asked = questionWords(question).map((word) => word.asked);
  const parts = (asked.length > 0 ? asked : [question]).map(
    (text) => ({ kind: "word", text, isPrefix: false }) as const,
  );
  return { kind: "or", parts };
}
