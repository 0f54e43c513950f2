import knex, { type Knex } from "knex";
import PostgresDialect from "knex/lib/dialects/postgres/index.js";
import { DomainError, silentLog, type Log } from "#modules/kernel";
import { isConnectionError } from "./connection-errors.ts";

/** Longer than a killed embedded PostgreSQL takes to restart, so that callers do not notice. */
const ACQUIRE_WITHIN_MS = 8_000;
const CONNECT_WITHIN_MS = 5_000;

/** Knex's dialect with connection errors converted to DomainError `unavailable`. */
class Postgres extends PostgresDialect {
  override async acquireConnection(): Promise<unknown> {
    try {
      return await super.acquireConnection();
    } catch (cause) {
      throw away(cause);
    }
  }

  override async query(connection: unknown, statement: unknown): Promise<unknown> {
    try {
      return await super.query(connection, statement);
    } catch (error) {
      throw isConnectionError(error) ? away(error) : error;
    }
  }
}

/**
 * Opens a pool of up to 10 connections. Dead connections are replaced. While the server is down, calls wait
 * up to 8 seconds for it and then fail with DomainError `unavailable`, as do calls in flight when it went
 * down. Numbers of type bigint are returned as strings.
 */
export function connect(databaseUrl: string, log: Log = silentLog): Knex {
  return knex({
    client: Postgres,
    connection: {
      connectionString: databaseUrl,
      application_name: "taxrag",
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      keepAlive: true,
    },
    pool: { min: 0, max: 10, propagateCreateError: false },
    acquireConnectionTimeout: ACQUIRE_WITHIN_MS,
    log: {
      debug: (message) => log.debug({ knex: message }, "Knex"),
      deprecate: (method, alternative) => log.debug({ method, alternative }, "Deprecated in Knex"),
      warn: (message) => log.debug({ knex: message }, "Knex"),
      error: (message) => log.error({ knex: message }, "Knex"),
    },
  });
}

function away(cause: unknown): DomainError {
  return new DomainError("unavailable", "The database does not answer right now. Try again in a moment.", {
    cause,
  });
}
