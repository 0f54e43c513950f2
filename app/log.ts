/** The log of the product: JSON lines without values of clients. */
import pino, { stdSerializers, type DestinationStream, type Logger } from "pino";
import { maskNumbers } from "#modules/intake/schema";

/** What PostgreSQL, Knex and HTTP clients add to errors: rows, statements, parameters, bodies. */
const VALUES = new Set([
  "detail",
  "where",
  "internalQuery",
  "query",
  "bindings",
  "parameters",
  "sql",
  "body",
  "client",
]);
const EMAIL = /[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(?:\.[\w-]+)+/g;
const DEPTH = 4;

export function createLog(level: string, destination: DestinationStream = process.stdout): Logger {
  return pino(
    { level, serializers: { err: (error: Error) => scrub(stdSerializers.err(error)) } },
    destination,
  );
}

function scrub(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return maskNumbers(value).replace(EMAIL, "[e-mail]");
  if (Array.isArray(value)) return value.map((part) => scrub(part, depth + 1));
  if (typeof value !== "object" || value === null) return value;
  if (depth > DEPTH) return undefined;
  const kept = Object.entries(value).filter(([name]) => !VALUES.has(name));
  return Object.fromEntries(kept.map(([name, part]) => [name, scrub(part, depth + 1)]));
}
