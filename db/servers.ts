import type { Log } from "#modules/kernel";
import { checkDatabase, createDatabaseIfMissing, databaseHealth } from "./check-database.ts";
import { chromaHealth } from "./chroma-health.ts";
import { acquireEmbedded, asFolderTrouble, prepareDataDir, type Embedded } from "./embedded/index.ts";

const EMBEDDED_DATABASE = "taxrag";
const CHROMA_ENDED = "Chroma has ended and is being started again; search works by words until it runs.";

/** State of each backing server: "up", or one sentence on what is wrong. */
export interface ServerHealth {
  postgres: string;
  chroma: string;
}

export interface Servers {
  /** A PostgreSQL 15 or newer, UTF-8. */
  databaseUrl: string;
  chromaUrl: string;
  health(): Promise<ServerHealth>;
  /**
   * Runs migrations with the right to change every table, and takes from the product the right to change rows of
   * append-only ones afterwards. A database of DATABASE_URL has one role, which keeps its rights.
   * @param isNeeded false when nothing is pending: then rights are only taken.
   */
  whileMigrating<T>(isNeeded: boolean, work: () => Promise<T>): Promise<T>;
  /** Releases the servers; embedded ones stop when no other process uses them. May be called twice. */
  release(): Promise<void>;
}

interface Addresses {
  dataDir: string;
  /** URL of an external PostgreSQL or Chroma; undefined for the embedded one. */
  databaseUrl?: string | undefined;
  chromaUrl?: string | undefined;
}

/**
 * Prepares DATA_DIR, starts or joins the embedded servers for which no URL is given, and checks the database.
 * Until release, a killed embedded server is restarted on the same port.
 * @throws DomainError with one sentence: a folder that is not writable or from a newer version, a database that
 *   is unreachable or unsuitable. Chroma being down is not an error; it only shows in the health.
 */
export async function acquireServers({ log, ...given }: Addresses & { log: Log }): Promise<Servers> {
  const dataDir = prepareDataDir(given.dataDir);
  const { databaseUrl, chromaUrl } = given;
  if (databaseUrl && chromaUrl) {
    await checkDatabase(databaseUrl);
    return {
      databaseUrl,
      chromaUrl,
      health: () => healthOf(databaseHealth(databaseUrl), chromaHealth(chromaUrl)),
      whileMigrating: (_isNeeded, work) => work(),
      release: async () => {},
    };
  }
  const wanted = { postgres: !databaseUrl, chroma: !chromaUrl };
  const embedded = await acquireEmbedded({ dataDir, ...wanted, log }).catch((error: unknown) => {
    throw asFolderTrouble(dataDir.root, error);
  });
  try {
    return await joinEmbedded(embedded, given);
  } catch (error) {
    await embedded.release();
    throw error;
  }
}

async function joinEmbedded(embedded: Embedded, given: Addresses): Promise<Servers> {
  if (!given.databaseUrl) {
    await createDatabaseIfMissing(embedded.superuserUrl("postgres"), EMBEDDED_DATABASE);
    await embedded.prepareRole(EMBEDDED_DATABASE);
  }
  const databaseUrl = given.databaseUrl ?? embedded.databaseUrl(EMBEDDED_DATABASE);
  const chromaUrl = given.chromaUrl ?? embedded.chromaUrl;
  await checkDatabase(databaseUrl);
  return {
    databaseUrl,
    chromaUrl,
    health: () =>
      healthOf(
        databaseHealth(databaseUrl),
        // Another program may be listening on the port by now.
        given.chromaUrl || embedded.chromaIsRunning() ? chromaHealth(chromaUrl) : CHROMA_ENDED,
      ),
    async whileMigrating(isNeeded, work) {
      if (given.databaseUrl) return work();
      if (isNeeded) await embedded.releaseAppendOnly(EMBEDDED_DATABASE);
      try {
        return await work();
      } finally {
        await embedded.protectAppendOnly(EMBEDDED_DATABASE);
      }
    },
    release: embedded.release,
  };
}

async function healthOf(postgres: Promise<string>, chroma: Promise<string> | string): Promise<ServerHealth> {
  return { postgres: await postgres, chroma: await chroma };
}
