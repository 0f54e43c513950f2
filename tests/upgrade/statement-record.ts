/** Records the schema statements sent to PostgreSQL, because the embedded server has no pg_dump. */
import pg from "pg";

const MAKES_SCHEMA = /^\s*(create|alter|drop|comment|select reading_jobs\.create_queue)\b|create schema/i;
/** Statements on the server, not on the database. */
const OF_SERVER = /^\s*(create|alter|drop) (database|system|role)\b/i;

type Query = (...parameters: unknown[]) => unknown;

/** Records until `stop`, which returns the statements in order, without semicolons. */
export function recordStatements(): { stop(): string[] } {
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const original = prototype.query;
  const statements: string[] = [];
  prototype.query = function (this: unknown, ...parameters) {
    const statement = textOf(parameters);
    if (MAKES_SCHEMA.test(statement) && !OF_SERVER.test(statement)) statements.push(statement);
    return original.apply(this, parameters);
  };
  return {
    stop() {
      prototype.query = original;
      return statements.map((statement) => statement.trim().replace(/;$/, ""));
    },
  };
}

function textOf([config, values]: unknown[]): string {
  if (typeof config === "string") return withValues(config, values as unknown[]);
  const { text = "", values: own } = config as { text?: string; values?: unknown[] };
  return withValues(text, own ?? (values as unknown[]));
}

function withValues(text: string, values: unknown[] | undefined): string {
  if (!Array.isArray(values)) return text;
  return text.replace(/\$(\d+)/g, (_, number: string) => literal(values[Number(number) - 1]));
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return "null";
  return pg.escapeLiteral(typeof value === "object" ? JSON.stringify(value) : String(value as string));
}
