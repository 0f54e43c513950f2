/** An empty library with a source on each of three shelves, for tests of publishing. */
import { OPERATOR, silentLog, type Actor } from "#modules/kernel";
import { testDatabase, type TestDatabase } from "../harness.ts";
import type { ReleaseAnnouncement, ReleaseWriter } from "#modules/authority";
import { createLookup } from "../../modules/authority/documents/lookup.ts";
import { createPublishing } from "../../modules/authority/editions/publishing.ts";
import { createFinding } from "../../modules/authority/search/finding.ts";
import { createRetrieval } from "../../modules/authority/search/retrieval.ts";
import { createSearch } from "../../modules/authority/search/search.ts";
import { CODE, REGULATIONS, RULINGS, type Entry } from "../../modules/authority/testing.ts";

export const READER: Actor = { kind: "user", userId: "1", role: "user" };
export const TODAY = "2026-11-20";

export type Announced = Partial<ReleaseAnnouncement> & { sourceId: string; label: string };
export type ShelvedLibrary = Awaited<ReturnType<typeof openShelvedLibrary>>;

export async function openShelvedLibrary(today = TODAY) {
  const database: TestDatabase = await testDatabase();
  const { knex } = database;
  const clock = { now: () => new Date(`${today}T12:00:00Z`) };
  const publishing = createPublishing({ knex, clock, log: silentLog });
  const lookup = createLookup({ knex, semantic: null });
  const retrieval = createRetrieval({ knex, semantic: null, log: silentLog });
  const { search, passages, refreshSearch } = createSearch({ knex, retrieval, clock });
  const { find, markWords } = createFinding({ knex, retrieval });
  await publishing.registerSources(OPERATOR, [CODE, REGULATIONS, RULINGS]);

  async function open(announced: Announced): Promise<ReleaseWriter> {
    const { label } = announced;
    const position = Number(label.replace(/\D/g, ""));
    const asOf = /^\d{4}-\d\d-\d\d$/.test(label) ? label : undefined;
    const made = { position, asOf, url: `https://example.org/${label}`, sha256: "0".repeat(64) };
    return publishing.openRelease(OPERATOR, { ...made, ...announced });
  }

  return {
    knex,
    publishing,
    lookup,
    search,
    passages,
    refreshSearch,
    find,
    markWords,
    open,
    /** Loads and publishes one release; a label that is a date is its date, too. */
    async publish(announced: Announced, entries: Entry[], options?: { force?: boolean }) {
      const writer = await open(announced);
      const counts = await writer.add(entries);
      return { ...counts, ...(await writer.publish(options)) };
    },
    textOf: async (citation: string, asOf?: string) =>
      (await lookup.document(READER, citation, { asOf })).text,
    /** Citations in force, in order. */
    inForce: async () =>
      (await knex("authority_in_force as f")
        .join("authority_documents as d", "d.id", "f.document_id")
        .orderBy("d.citation")
        .pluck("d.citation")) as string[],
    drop: () => database.drop(),
  };
}
