/** The queue as jobs of pg-boss, in a schema of its own, over the product's pool of connections. */
import PgBoss from "pg-boss";
import type { Knex } from "knex";
import { DomainError, type Log } from "#modules/kernel";
import type { ReadingQueue, Standing } from "../ports.ts";

const SCHEMA = "reading_jobs";
const PAPERS = "read-paper";
const HOPELESS = "read-paper-hopeless";
const TRIES_AGAIN = 5;
const FIRST_PAUSE_S = 2;
/** Longer than any reading may take; sooner, a dead worker is noticed by its claim. */
const EXPIRES_AFTER_S = 15 * 60;

interface PapersJob {
  documentId: string;
}

interface QueueOptions {
  knex: Knex;
  log: Log;
}

/** Made on first use, so that whoever never needs it has none of its tables. */
export function createPgBossQueue({ knex, log }: QueueOptions): ReadingQueue {
  let started: Promise<PgBoss> | null = null;
  const boss = () =>
    (started ??= startBoss(knex, log).catch((error: unknown) => {
      started = null;
      throw error;
    }));

  async function addJob(documentId: string): Promise<void> {
    const jobs = await boss();
    // The document's id is the job's: a second job for the same paper cannot be.
    const sent = await jobs.send(PAPERS, { documentId } satisfies PapersJob, { id: documentId });
    if (sent === null && !(await jobs.getJobById(PAPERS, documentId))) {
      throw new DomainError(
        "unavailable",
        "The paper could not be put in the queue of the reader. It is tried again.",
      );
    }
  }

  return {
    add: addJob,

    async take() {
      const jobs = await boss();
      for (const queue of [HOPELESS, PAPERS]) {
        const [job] = await jobs.fetch<PapersJob>(queue);
        if (job) return { documentId: job.data.documentId, isHopeless: queue === HOPELESS, key: job.id };
      }
      return null;
    },

    async finish({ documentId, isHopeless, key }) {
      const jobs = await boss();
      if (isHopeless) await jobs.deleteJob(HOPELESS, key);
      await jobs.deleteJob(PAPERS, documentId);
    },

    async fail(documentId, reason) {
      await (await boss()).fail(PAPERS, documentId, { reason });
    },

    async putBack({ documentId }) {
      await (await boss()).deleteJob(PAPERS, documentId);
      await addJob(documentId);
    },

    async standing(documentId) {
      const job = await (await boss()).getJobById(PAPERS, documentId);
      return job ? standings[job.state] : "absent";
    },

    async close() {
      const jobs = await started?.catch(() => null);
      await jobs?.stop({ graceful: false });
    },
  };
}

const standings: Record<PgBoss.JobWithMetadata["state"], Standing> = {
  created: "waiting",
  retry: "waiting",
  active: "taken",
  completed: "absent",
  cancelled: "hopeless",
  failed: "hopeless",
};

async function startBoss(knex: Knex, log: Log): Promise<PgBoss> {
  const boss = new PgBoss({ db: databaseOf(knex), schema: SCHEMA, schedule: false });
  boss.on("error", (error) => log.warn({ err: error }, "The reader's queue"));
  await boss.start();
  await boss.createQueue(HOPELESS, { name: HOPELESS });
  await boss.createQueue(PAPERS, {
    name: PAPERS,
    retryLimit: TRIES_AGAIN,
    retryDelay: FIRST_PAUSE_S,
    retryBackoff: true,
    expireInSeconds: EXPIRES_AFTER_S,
    deadLetter: HOPELESS,
  });
  return boss;
}

interface Connection {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[]; rowCount: number }>;
}

interface Pool {
  acquireConnection(): Promise<Connection>;
  releaseConnection(connection: Connection): Promise<void>;
}

/** One connection a statement: pg-boss writes numbered placeholders, which Knex would not pass on. */
function databaseOf(knex: Knex): PgBoss.Db {
  const pool = knex.client as Pool;
  return {
    async executeSql(text: string, values: unknown[]) {
      const connection = await pool.acquireConnection();
      try {
        return await connection.query(text, values);
      } catch (error) {
        // A script that failed in the middle leaves its transaction open.
        await connection.query("rollback").catch(() => undefined);
        throw error;
      } finally {
        await pool.releaseConnection(connection);
      }
    },
  } as PgBoss.Db;
}
