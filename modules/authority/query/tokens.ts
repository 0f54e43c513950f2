/** Splits a search into words, phrases, fields, operators and brackets. */
import { DomainError } from "#modules/kernel";
import { normalizeForSearch } from "../documents/normalize.ts";
import { FIELDS, type Field } from "./query.ts";

export type Token =
  | { kind: "word"; text: string }
  | { kind: "phrase"; text: string; distance: number | null }
  | { kind: "field"; field: Field; value: string }
  | { kind: "near"; distance: number }
  | { kind: "AND" | "OR" | "NOT" | "(" | ")" };

/** Most words that may lie between two near words. */
export const MAX_DISTANCE = 30;

const FIELD = new RegExp(`^(${FIELDS.join("|")}):`, "i");
const OPERATOR = /^(AND|OR|NOT)(?=[\s("]|$)/;
const NEAR = /^NEAR(?:\/(\d{1,3}))?(?=[\s("]|$)/;
const DEFAULT_DISTANCE = 10;

/** @throws DomainError `invalid` for a quotation mark that is not closed. */
export function tokensOf(written: string): Token[] {
  const text = normalizeForSearch(written);
  const tokens: Token[] = [];
  for (let at = 0; at < text.length;) {
    if (text[at] === " ") {
      at += 1;
      continue;
    }
    const { token, length } = tokenAt(text.slice(at));
    tokens.push(token);
    at += length;
  }
  return tokens;
}

function tokenAt(rest: string): { token: Token; length: number } {
  const first = rest[0]!;
  if (first === "(" || first === ")") return { token: { kind: first }, length: 1 };
  if (first === '"') return phraseAt(rest);
  const operator = OPERATOR.exec(rest)?.[1];
  if (operator) return { token: { kind: operator as "AND" }, length: operator.length };
  const near = NEAR.exec(rest);
  if (near) return { token: { kind: "near", distance: distanceOf(near[1]) }, length: near[0].length };
  if (/^-[^\s-]/.test(rest)) return { token: { kind: "NOT" }, length: 1 };
  const field = FIELD.exec(rest);
  if (field) return fieldAt(rest, field[1]!.toLowerCase() as Field);
  const word = wordAt(rest);
  return { token: { kind: "word", text: word }, length: word.length };
}

function phraseAt(rest: string): { token: Token; length: number } {
  const { text, length } = quotedAt(rest);
  const distance = /^~(\d{1,3})/.exec(rest.slice(length));
  return {
    token: { kind: "phrase", text, distance: distance && distanceOf(distance[1]) },
    length: length + (distance?.[0].length ?? 0),
  };
}

function quotedAt(rest: string): { text: string; length: number } {
  const end = rest.indexOf('"', 1);
  if (end < 0)
    throw new DomainError("invalid", `The quotation mark before ${rest.slice(1, 41).trim()} is not closed.`);
  return { text: rest.slice(1, end).trim(), length: end + 1 };
}

function fieldAt(rest: string, field: Field): { token: Token; length: number } {
  const begin = field.length + 1;
  const value = rest.slice(begin);
  const { text, length } = value.startsWith('"')
    ? quotedAt(value)
    : { text: wordAt(value), length: wordAt(value).length };
  if (text === "")
    throw new DomainError("invalid", `Write what to look for after ${field}: without a space.`);
  return { token: { kind: "field", field, value: text }, length: begin + length };
}

/** Up to a space, a quotation mark, or a bracket that the word did not open: "401(k)" is one word. */
function wordAt(rest: string): string {
  let open = 0;
  let at = 0;
  for (; at < rest.length && !/[\s"]/.test(rest[at]!); at++) {
    if (rest[at] === "(") open += 1;
    if (rest[at] === ")" && --open < 0) break;
  }
  return rest.slice(0, at);
}

function distanceOf(digits: string | undefined): number {
  return Math.min(Math.max(digits === undefined ? DEFAULT_DISTANCE : Number(digits), 1), MAX_DISTANCE);
}
