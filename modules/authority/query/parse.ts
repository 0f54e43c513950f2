/**
 * Reads a search with operators: words side by side mean AND, which binds closer than OR. AND, OR, NOT and NEAR/5 are
 * operators in capitals only; "-word" is NOT, "word*" a beginning, "a b"~5 words near each other.
 */
import { DomainError } from "#modules/kernel";
import { isOfWords, wantedWords, type Group, type Query } from "./query.ts";
import { tokensOf, type Token } from "./tokens.ts";

/**
 * @throws DomainError `invalid` for a search that cannot be read, or that only says what must not be there.
 */
export function parseQuery(text: string): Query {
  const tokens = tokensOf(text);
  if (tokens.length === 0) throw new DomainError("invalid", "Write words or a citation to search for.");
  const reader = { tokens, at: 0 };
  const query = readOr(reader);
  if (reader.at < tokens.length) throw new DomainError("invalid", "A closing bracket has no opening one.");
  if (wantedWords(query).length === 0 && isOfWords(query))
    throw new DomainError("invalid", "Write at least one word that must be there, not only words after NOT.");
  return query;
}

/** Whether a text uses any operator, phrase or field; a plain question does not. */
export function hasOperators(text: string): boolean {
  try {
    return tokensOf(text).some(isOperator);
  } catch {
    return true;
  }
}

function isOperator(token: Token): boolean {
  if (token.kind === "word") return token.text.length > 2 && token.text.endsWith("*");
  // A bracket alone also stands in plain text.
  return token.kind !== "(" && token.kind !== ")";
}

interface Reader {
  tokens: Token[];
  at: number;
}

function readOr(reader: Reader): Query {
  const parts = [readAnd(reader)];
  while (take(reader, "OR")) parts.push(readAnd(reader));
  return group("or", parts);
}

function readAnd(reader: Reader): Query {
  const parts = [readNot(reader)];
  for (;;) {
    const mustFollow = take(reader, "AND");
    const next = reader.tokens[reader.at]?.kind;
    if (!mustFollow && (next === undefined || next === "OR" || next === ")")) break;
    parts.push(readNot(reader));
  }
  return group("and", parts);
}

function readNot(reader: Reader): Query {
  return take(reader, "NOT") ? { kind: "not", part: readNot(reader) } : readNear(reader);
}

function readNear(reader: Reader): Query {
  const first = readOne(reader);
  const next = reader.tokens[reader.at];
  if (next?.kind !== "near") return first;
  const words = [textOf(first)];
  for (let token: Token | undefined = next; token?.kind === "near"; token = reader.tokens[reader.at]) {
    reader.at += 1;
    words.push(textOf(readOne(reader)));
  }
  return { kind: "near", words, distance: next.distance };
}

function readOne(reader: Reader): Query {
  const token = reader.tokens[reader.at];
  reader.at += 1;
  switch (token?.kind) {
    case "(": {
      const inner = readOr(reader);
      if (!take(reader, ")")) throw new DomainError("invalid", "A bracket is not closed.");
      return inner;
    }
    case "word":
      return wordOf(token.text);
    case "phrase":
      return phraseOf(token.text, token.distance);
    case "field":
      return { kind: "field", field: token.field, value: token.value };
    default:
      throw new DomainError(
        "invalid",
        `Write a word ${token ? `before ${nameOf(token)}` : "after the last operator"}.`,
      );
  }
}

/** "insolven*" is every word with that beginning. */
function wordOf(text: string): Query {
  const prefix = /^([\p{L}\p{N}]{2,})\*$/u.exec(text)?.[1];
  return prefix ? { kind: "word", text: prefix, isPrefix: true } : { kind: "word", text, isPrefix: false };
}

function phraseOf(text: string, distance: number | null): Query {
  const words = text.split(" ").filter(Boolean);
  if (words.length === 0) throw new DomainError("invalid", "There is nothing between the quotation marks.");
  if (distance === null || words.length === 1) return { kind: "phrase", text };
  return { kind: "near", words, distance };
}

function textOf(query: Query): string {
  if (query.kind === "word" || query.kind === "phrase") return query.text;
  throw new DomainError("invalid", "NEAR stands between two words or phrases.");
}

function nameOf(token: Token): string {
  return token.kind === "near" ? "NEAR" : token.kind;
}

function take(reader: Reader, kind: Token["kind"]): boolean {
  if (reader.tokens[reader.at]?.kind !== kind) return false;
  reader.at += 1;
  return true;
}

function group(kind: Group["kind"], parts: Query[]): Query {
  return parts.length === 1 ? parts[0]! : { kind, parts };
}
