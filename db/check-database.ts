/** Checks the requirements on a database: reachable, PostgreSQL 15 or newer, UTF-8. */
import knex, { type Knex } from "knex";
import { DomainError } from "#modules/kernel";
import { isConnectionError } from "#modules/platform";
import { withoutPassword } from "./address.ts";

const OLDEST_VERSION = 15;
const TIMEOUT_MS = 5_000;

export interface DatabaseFacts {
  /** `server_version_num`: 150004 is 15.4. */
  version: number;
  encoding: string;
}

/** @throws DomainError with one sentence, without the password, when a requirement is not met. */
export async function checkDatabase(databaseUrl: string): Promise<void> {
  const address = withoutPassword(databaseUrl);
  let facts: DatabaseFacts | undefined;
  try {
    facts = await readFacts(databaseUrl);
  } catch (error) {
    throw new DomainError("unavailable", whyNoAnswer(address, error), { cause: error });
  }
  const refusal = whyRefused(address, facts);
  if (refusal) throw new DomainError("unsupported", refusal);
}

/** The unmet requirement in one sentence; undefined when all are met. */
export function whyRefused(address: string, { version, encoding }: DatabaseFacts): string | undefined {
  const major = Math.trunc(version / 10_000);
  if (major < OLDEST_VERSION) {
    return `The database at ${address} is PostgreSQL ${major}; TaxRAG needs ${OLDEST_VERSION} or newer.`;
  }
  if (encoding !== "UTF8") {
    return `The database at ${address} has the encoding ${encoding}; create it again with encoding UTF8.`;
  }
  return undefined;
}

/** Creates the database of this URL when it is missing; safe when several processes do so at once. */
export async function createDatabaseIfMissing(serverUrl: string, name: string): Promise<void> {
  await once(serverUrl, async (db) => {
    if (await db("pg_database").where({ datname: name }).first("datname")) return;
    await db.raw("create database ??", [name]).catch((error: { code?: string }) => {
      if (error.code !== "42P04" && error.code !== "23505") throw error;
    });
  });
}

/** "up", or one sentence on why a query failed. */
export async function databaseHealth(databaseUrl: string): Promise<string> {
  try {
    await once(databaseUrl, (db) => db.raw("select 1"));
    return "up";
  } catch (error) {
    return `PostgreSQL does not answer (${reason(error)}).`;
  }
}

async function readFacts(databaseUrl: string): Promise<DatabaseFacts> {
  return once(databaseUrl, async (db) => {
    const { rows } = await db.raw<{ rows: [DatabaseFacts] }>(
      `select current_setting('server_version_num')::int as version, pg_encoding_to_char(encoding) as encoding
       from pg_database where datname = current_database()`,
    );
    return rows[0];
  });
}

async function once<T>(databaseUrl: string, ask: (db: Knex) => PromiseLike<T>): Promise<T> {
  const db = knex({
    client: "pg",
    version: String(OLDEST_VERSION),
    connection: {
      connectionString: databaseUrl,
      application_name: "taxrag",
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
    },
    pool: { min: 0, max: 1 },
    log: { warn() {}, error() {}, deprecate() {}, debug() {} },
  });
  try {
    return await ask(db);
  } finally {
    await db.destroy();
  }
}

function whyNoAnswer(address: string, error: unknown): string {
  switch ((error as { code?: unknown }).code) {
    case "28P01":
    case "28000":
      return `The database at ${address} refuses this user or password; correct DATABASE_URL.`;
    case "3D000":
      return `The server has no database as in ${address}; create it with encoding UTF8 or correct DATABASE_URL.`;
    default:
      return isConnectionError(error)
        ? `The database at ${address} does not answer (${reason(error)}); start it or correct DATABASE_URL.`
        : `The database at ${address} cannot be used (${reason(error)}).`;
  }
}

function reason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  const known: Record<string, string> = {
    ECONNREFUSED: "connection refused",
    ENOTFOUND: "unknown host",
    EAI_AGAIN: "unknown host",
    ETIMEDOUT: "no answer in time",
    "57P03": "it is starting up or shutting down",
  };
  return known[code ?? ""] ?? (message || code || "unknown reason").split("\n")[0] ?? "";
}
