/** An empty library with an empty mirror, and accessors for tests. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Knex } from "knex";
import { OPERATOR } from "#modules/kernel";
import { testModules, type TestModules } from "../harness.ts";
import type { IngestOptions, IngestReport, IngestRun } from "#ingest";

export interface IngestHarness extends TestModules {
  /** Folder of the mirror; the network is off. */
  mirror: string;
  /** Loads the Code unless other sources are named, without vectors unless asked. */
  run(options?: IngestOptions): Promise<IngestReport>;
  lastRun(): Promise<IngestRun | undefined>;
  /** What users of the library see. */
  library(): Promise<{ number: string }[]>;
  rowCounts(): Promise<Record<string, number>>;
  /** Writes a local file for `--from`; returns its path. */
  fileOf(name: string, content: Buffer | string): string;
}

const TABLES = ["authority_releases", "authority_documents", "authority_versions", "authority_chunks"];

export async function openIngestHarness(
  mirror = mkdtempSync(join(tmpdir(), "taxrag-mirror-")),
): Promise<IngestHarness> {
  const test = await testModules({ settings: { TAX_DATA_MIRROR: mirror, TAX_DATA_OFFLINE: "1" } });
  const { ingest } = test.modules;
  await ingest.registerSources(OPERATOR);
  return {
    ...test,
    mirror,
    run: async (options = {}) =>
      (await ingest.run(OPERATOR, { sources: ["irc"], vectors: "none", ...options }))[0]!,
    lastRun: async () => (await ingest.status(OPERATOR))[0],
    library: () => publishedRows(test.knex),
    rowCounts: () => countRows(test.knex),
    fileOf(name, content) {
      const path = join(mirror, name);
      writeFileSync(path, content);
      return path;
    },
    async cleanup() {
      await test.cleanup();
      rmSync(mirror, { recursive: true, force: true });
    },
  };
}

async function publishedRows(knex: Knex): Promise<{ number: string }[]> {
  const { rows } = await knex.raw(
    `select r.label, rs.position, s.key as number, v.content_hash, c.citation, c.body from authority_releases r
     join authority_release_documents rs on rs.release_id = r.id join authority_documents s on s.id = rs.document_id
     join authority_versions v on v.id = rs.version_id join authority_chunks c on c.version_id = v.id
     where r.published_at is not null order by r.label, rs.position, c.ordinal`,
  );
  return rows as { number: string }[];
}

async function countRows(knex: Knex): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of TABLES) {
    const row = await knex(table).count({ count: "*" }).first();
    counts[table] = Number((row as { count: string }).count);
  }
  return counts;
}
