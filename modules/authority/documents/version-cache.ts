import type { Knex } from "knex";
import type { Fact } from "../facts/fact.ts";
import { STORED_FACTS, toFacts, type StoredFact } from "../facts/fact-store.ts";
import type { Note, Structure } from "../schema.ts";

/** The long columns of a version. */
export interface VersionWords {
  text: string;
  structure: Structure;
  notes: Note[];
  unitFacts: Fact[] | null;
}

/** A version, and the number of the reader that has written its facts. */
export interface VersionKey {
  versionId: string;
  factsRead: number | null;
}

export type VersionCache = (versions: VersionKey[]) => Promise<Map<string, VersionWords>>;

interface Stored extends VersionWords {
  versionId: string;
  length: number;
}

/** Characters kept at most, as stored: about 200 MB once read. Every version in force of today's library has 80 million. */
const MAX_LENGTH = 100_000_000;

/**
 * The words of versions by their ids, each read from the database once: the same sections answer again and again, and
 * their structure is long JSON. A version's words never change, so publishing empties nothing here; its facts change
 * with the number of their reader, which is part of the key. Answers share the objects: nobody may change them.
 */
export function createVersionCache(
  read: (versionIds: string[]) => Promise<Stored[]>,
  { max = MAX_LENGTH } = {},
): VersionCache {
  /** The one used longest ago comes first. */
  const known = new Map<string, Stored>();
  let length = 0;

  function keep(key: string, stored: Stored): void {
    length += stored.length - (known.get(key)?.length ?? 0);
    known.delete(key);
    known.set(key, stored);
    for (const [oldest, { length: freed }] of known) {
      if (length <= max) return;
      known.delete(oldest);
      length -= freed;
    }
  }

  return async (versions) => {
    const found = new Map<string, Stored>();
    for (const version of versions) {
      const stored = known.get(keyOf(version));
      if (stored) found.set(version.versionId, stored);
    }
    const unknown = versions.filter(({ versionId }) => !found.has(versionId));
    const rows = unknown.length > 0 ? await read(unknown.map(({ versionId }) => versionId)) : [];
    for (const row of rows) found.set(row.versionId, row);
    for (const version of versions) {
      const stored = found.get(version.versionId);
      if (stored) keep(keyOf(version), stored);
    }
    return found;
  };
}

function keyOf({ versionId, factsRead }: VersionKey): string {
  return `${versionId}:${factsRead}`;
}

const caches = new WeakMap<Knex, VersionCache>();

/** One for all stores over the same connections. */
export function versionCacheOf(knex: Knex): VersionCache {
  const cache = caches.get(knex) ?? createVersionCache((versionIds) => readVersions(knex, versionIds));
  caches.set(knex, cache);
  return cache;
}

/** The database writes each long column as text once; its length is counted here. */
async function readVersions(knex: Knex, versionIds: string[]): Promise<Stored[]> {
  const rows = (await knex("authority_versions as v")
    .whereIn("v.id", versionIds)
    .select(
      "v.text",
      knex.raw(`v.id::text as "versionId", ${STORED_FACTS} as "unitFacts"`),
      knex.raw("v.structure::text as structure, v.notes::text as notes"),
    )) as WrittenRow[];
  return rows.map(({ structure, notes, unitFacts, ...row }) => ({
    ...row,
    unitFacts: unitFacts && toFacts(unitFacts),
    structure: JSON.parse(structure) as Structure,
    notes: JSON.parse(notes) as Note[],
    length: row.text.length + structure.length + notes.length,
  }));
}

interface WrittenRow extends Omit<Stored, "structure" | "notes" | "unitFacts" | "length"> {
  structure: string;
  notes: string;
  unitFacts: StoredFact[] | null;
}
