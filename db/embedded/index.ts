/**
 * Embedded PostgreSQL and Chroma, shared by every process that uses the same DATA_DIR. The first process
 * starts them, later ones join, survivors of a kill are adopted, and the last process to leave stops them.
 */
import type { Knex } from "knex";
import { DomainError, type Log } from "#modules/kernel";
import { withFolderLock } from "#modules/platform";
import { connect } from "../connect.ts";
import { protectAppendOnly, releaseAppendOnly } from "./append-only.ts";
import { APPLICATION_ROLE, applicationPassword, prepareApplicationRole } from "./application-role.ts";
import { embeddedChroma } from "./chroma.ts";
import type { DataDir } from "./data-dir.ts";
import { choosePort } from "./ports.ts";
import { readPassword, SUPERUSER } from "./postgres-cluster.ts";
import { embeddedPostgres } from "./postgres.ts";
import { endServer, ensureRunning, type EmbeddedServer, type Placement } from "./server.ts";
import { supervise, type Supervision } from "./supervision.ts";
import { inUse, register } from "./users.ts";

export { asFolderTrouble, prepareDataDir, type DataDir } from "./data-dir.ts";

/** A first start initializes the cluster and a start after a crash recovers it, while other processes wait. */
const LOCK_WAIT_MS = 90_000;

export interface Embedded {
  /** URL of a database in the embedded PostgreSQL, for the superuser; the database need not exist yet. */
  superuserUrl(database: string): string;
  /** The same for the product's own role, which `prepareRole` has given the database. */
  databaseUrl(database: string): string;
  prepareRole(database: string): Promise<void>;
  /** Takes from that role the right to change rows of append-only tables; gives it back for migrations. */
  protectAppendOnly(database: string): Promise<void>;
  releaseAppendOnly(database: string): Promise<void>;
  chromaUrl: string;
  /** False while the embedded Chroma is down and being restarted. */
  chromaIsRunning(): boolean;
  /** Unregisters this process, and stops the servers when no other process uses them. */
  release(): Promise<void>;
}

/**
 * Starts or joins the requested servers. PostgreSQL is ready when this returns; Chroma may still be starting,
 * and a failed start is retried for as long as this process runs.
 * @throws DomainError with one sentence when PostgreSQL cannot be started.
 */
export async function acquireEmbedded(options: {
  dataDir: DataDir;
  postgres: boolean;
  chroma: boolean;
  log: Log;
}): Promise<Embedded> {
  const { dataDir, log } = options;
  const lock = <T>(work: () => Promise<T>) => withServersLock(dataDir.lock, work);
  const postgres = embeddedPostgres(dataDir);
  const chroma = embeddedChroma(dataDir);

  const joined = await lock(async () => {
    const unregister = register(dataDir.users);
    const chromaStart = options.chroma ? startOrLeaveForLater(chroma, log) : undefined;
    try {
      const postgresPlace = options.postgres ? await ensureRunning(postgres) : undefined;
      return { unregister, postgres: postgresPlace, chroma: await chromaStart };
    } catch (error) {
      await chromaStart;
      await leave(unregister);
      throw error;
    }
  });

  async function leave(unregister: () => void): Promise<void> {
    unregister();
    if (!inUse(dataDir.users)) await Promise.all([postgres, chroma].map(endServer));
  }

  const watched: { postgres?: Supervision; chroma?: Supervision } = {};
  if (joined.postgres)
    watched.postgres = supervise({ server: postgres, placement: joined.postgres, lock, log });
  if (joined.chroma) watched.chroma = supervise({ server: chroma, placement: joined.chroma, lock, log });

  let released: Promise<void> | undefined;
  async function release(): Promise<void> {
    await Promise.all(Object.values(watched).map((each) => each.stop()));
    await lock(() => leave(joined.unregister));
  }

  const urlOf = (database: string, user: string, password: string) =>
    `postgres://${user}:${password}@127.0.0.1:${joined.postgres?.port}/${database}?sslmode=disable`;
  const superuserUrl = (database: string) => urlOf(database, SUPERUSER, readPassword(dataDir));

  async function asSuperuser(database: string, work: (db: Knex) => Promise<void>): Promise<void> {
    const db = connect(superuserUrl(database), log);
    try {
      await work(db);
    } finally {
      await db.destroy();
    }
  }

  return {
    superuserUrl,
    databaseUrl: (database) => urlOf(database, APPLICATION_ROLE, applicationPassword(readPassword(dataDir))),
    prepareRole: (database) =>
      asSuperuser(database, (db) => prepareApplicationRole(db, applicationPassword(readPassword(dataDir)))),
    protectAppendOnly: (database) => asSuperuser(database, protectAppendOnly),
    releaseAppendOnly: (database) => asSuperuser(database, releaseAppendOnly),
    chromaUrl: `http://127.0.0.1:${joined.chroma?.port}`,
    chromaIsRunning: () => watched.chroma?.isRunning() ?? false,
    release: () => (released ??= release()),
  };
}

/** Only one process at a time starts, adopts or stops servers. */
function withServersLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const onTimeout = (holder: { pid: number }) =>
    new DomainError(
      "unavailable",
      `Another process (pid ${holder.pid}) has been starting or stopping the servers in ${folder} for too long; end it and start again.`,
    );
  return withFolderLock({ folder, waitMs: LOCK_WAIT_MS, onTimeout }, work);
}

/** The library can be searched by words without Chroma, so its failure is no reason not to start. */
async function startOrLeaveForLater(
  chroma: EmbeddedServer,
  log: Log,
): Promise<{ port: number; process?: Placement["process"] }> {
  try {
    return await ensureRunning(chroma);
  } catch (error) {
    log.error({ err: error }, "Chroma could not be started; trying again soon.");
    return { port: await choosePort() };
  }
}
