import knex, { type Knex } from "knex";
import PostgresDialect from "knex/lib/dialects/postgres/index.js";
import type { Client } from "pg";
import { silentLog, type Log } from "#modules/kernel";
import { databaseAway, databaseError } from "#modules/platform";
import { limitQueries } from "./query-limits.ts";

/** Longer than a killed embedded PostgreSQL takes to restart, so that callers do not notice. */
const ACQUIRE_WITHIN_MS = 8_000;
const CONNECT_WITHIN_MS = 5_000;

/** Knex's dialect with time limits, and with errors of the server converted to DomainError. */
class Postgres extends PostgresDialect {
  override async acquireRawConnection(): Promise<unknown> {
    const connection = (await super.acquireRawConnection()) as Client;
    limitQueries(connection, (pid) => this.#cancel(pid));
    return connection;
  }

  override async acquireConnection(): Promise<unknown> {
    try {
      return await super.acquireConnection();
    } catch (cause) {
      throw databaseAway(cause);
    }
  }

  override async query(connection: unknown, statement: unknown): Promise<unknown> {
    try {
      return await super.query(connection, statement);
    } catch (error) {
      throw databaseError(error);
    }
  }

  /** PostgreSQL would go on with a statement whose client has gone. */
  async #cancel(pid: number): Promise<void> {
    const connection = (await super.acquireRawConnection()) as Client;
    try {
      await connection.query("select pg_cancel_backend($1)", [pid]);
    } finally {
      await this.destroyRawConnection(connection);
    }
  }
}

/**
 * Opens a pool of up to 10 connections. Dead connections are replaced. While the server is down, calls wait
 * up to 8 seconds for it and then fail with DomainError `unavailable`, as do calls in flight when it went
 * down, those beyond the limit of `withQueryLimit`, and those that meet a full disk. NUL in a text is `malformed`.
 * Numbers of type bigint are returned as strings.
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
    // Error messages end up in logs: with placeholders, not with the values of clients.
    compileSqlOnError: false,
    log: {
      debug: (message) => log.debug({ knex: message }, "Knex"),
      deprecate: (method, alternative) => log.debug({ method, alternative }, "Deprecated in Knex"),
      warn: (message) => log.debug({ knex: message }, "Knex"),
      error: (message) => log.error({ knex: message }, "Knex"),
    },
  });
}
