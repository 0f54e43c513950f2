/**
 * SQL statements of a worker of the build of 2026-11-22 (pg-boss 10 and its `claim-store.ts`), which may still run beside
 * a server of this build.
 */
import type pg from "pg";

const SCHEMA = "reading_jobs";
const QUEUE = "read-paper";
/** First key of its advisory locks; the second is hashtext of the document id. */
const CLAIM_SPACE = 0x7ea0;

export interface OldWorker {
  /** Takes a job. @returns its document id, or null. */
  take(): Promise<string | null>;
  /** Begins a transaction that locks the document; false when another process has it. */
  claim(documentId: string): Promise<boolean>;
  /** Stores the text on another connection, and ends claim and job. */
  finish(documentId: string, text: string): Promise<void>;
  /** Releases the claim without storing text. */
  release(): Promise<void>;
  /** Ends as by SIGKILL: connections close, job and document states stay. */
  die(): Promise<void>;
}

export function oldWorker(jobs: pg.Client, claiming: pg.Client): OldWorker {
  return {
    async take() {
      const { rows } = await jobs.query<{ id: string }>(
        `with next as (
           select id from ${SCHEMA}.job where name = $1 and state < 'active' and start_after < now()
           order by priority desc, created_on, id limit 1 for update skip locked
         )
         update ${SCHEMA}.job j set state = 'active', started_on = now(),
           retry_count = case when started_on is not null then retry_count + 1 else retry_count end
         from next where name = $1 and j.id = next.id returning j.data->>'documentId' as id`,
        [QUEUE],
      );
      return rows[0]?.id ?? null;
    },
    async claim(documentId) {
      await claiming.query("begin");
      const { rows } = await claiming.query<{ claimed: boolean }>(
        "select pg_try_advisory_xact_lock($1, hashtext($2)) as claimed",
        [CLAIM_SPACE, documentId],
      );
      if (!rows[0]!.claimed) await claiming.query("rollback");
      return rows[0]!.claimed;
    },
    async finish(documentId, text) {
      await jobs.query(
        `insert into document_pages (document_id, intake_id, page, text)
         select id, intake_id, 1, $2 from documents where id = $1`,
        [documentId, text],
      );
      await jobs.query(
        `update documents set reading_state = 'read', reading_problem = null, pages = 1, classification = 'other',
           classification_confidence = 0.5, first_guess = 'other' where id = $1`,
        [documentId],
      );
      await claiming.query("commit");
      await jobs.query(`delete from ${SCHEMA}.job where name = $1 and id = $2`, [QUEUE, documentId]);
    },
    async release() {
      await claiming.query("rollback");
    },
    async die() {
      await Promise.all([jobs.end(), claiming.end()]);
    },
  };
}
