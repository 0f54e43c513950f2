import type { Log } from "#modules/kernel";
import { checkDatabase, createDatabaseIfMissing, databaseHealth } from "./check-database.ts";
import { chromaHealth } from "./chroma-health.ts";
import { acquireEmbedded, asFolderTrouble, prepareDataDir, type Embedded } from "./embedded/index.ts";

const EMBEDDED_DATABASE = "taxrag";
const CHROMA_ENDED = "Chroma has ended and is being started again; search works by words until it runs.";

/** Each server behind us: "up", or one sentence on what is wrong with it. */
export interface ServerHealth {
  postgres: string;
  chroma: string;
}

export interface Servers {
  /** A PostgreSQL 15 or newer, UTF-8. */
  databaseUrl: string;
  chromaUrl: string;
  health(): Promise<ServerHealth>;
  /** Leaves the servers; embedded ones stop when nobody else uses them. May be called twice. */
  release(): Promise<void>;
}

interface Addresses {
  dataDir: string;
  /** A PostgreSQL or Chroma of somebody else; undefined for the embedded one. */
  databaseUrl?: string | undefined;
  chromaUrl?: string | undefined;
}

/**
 * Makes DATA_DIR ready, starts or joins the embedded servers for which no address is given, and checks the
 * database. While they are held, embedded servers that are killed come back on the same ports.
 * @throws DomainError with one sentence: a folder that cannot be written or is from a newer version, a
 *   database that does not answer or will not do. Chroma being down is no error, only bad health.
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
  if (!given.databaseUrl) await createDatabaseIfMissing(embedded.databaseUrl("postgres"), EMBEDDED_DATABASE);
  const databaseUrl = given.databaseUrl ?? embedded.databaseUrl(EMBEDDED_DATABASE);
  const chromaUrl = given.chromaUrl ?? embedded.chromaUrl;
  await checkDatabase(databaseUrl);
  return {
    databaseUrl,
    chromaUrl,
    health: () =>
      healthOf(
        databaseHealth(databaseUrl),
        // Another program may listen on the port meanwhile.
        given.chromaUrl || embedded.chromaIsRunning() ? chromaHealth(chromaUrl) : CHROMA_ENDED,
      ),
    release: embedded.release,
  };
}

async function healthOf(postgres: Promise<string>, chroma: Promise<string> | string): Promise<ServerHealth> {
  return { postgres: await postgres, chroma: await chroma };
}
