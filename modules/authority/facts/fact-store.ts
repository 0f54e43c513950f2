/** Facts as rows: written with each version, and once for the texts of a library that an earlier build made. */
import type { Knex } from "knex";
import { readInBatches } from "../editions/pending.ts";
import type { Shelf, Structure } from "../schema.ts";
import { FACT_KINDS, type Effect, type Fact, type FactKind } from "./fact.ts";
import { FACT_READER, readFacts } from "./reader.ts";

/** Shelves whose documents are written in units as the Code is. */
const SHELVES: Shelf[] = ["statute", "regulation"];
/** Texts that are read in one transaction. */
const BATCH = 40;

interface Readable {
  versionId: string;
  text: string;
  structure: Structure;
}

export function statesFacts(shelf: Shelf): boolean {
  return SHELVES.includes(shelf);
}

/** Reads and stores the facts of versions that have none stored. */
export async function insertFacts(trx: Knex, versions: Readable[]): Promise<void> {
  if (versions.length === 0) return;
  const rows = versions.flatMap((version) =>
    readFacts(version).map((fact, ordinal) => rowOf(version.versionId, ordinal, fact)),
  );
  const columns = [0, 1, 2, 3, 4, 5, 6, 7].map((column) => rows.map((row) => row[column]));
  await trx.raw(
    `insert into authority_facts (version_id, ordinal, unit, kind, start_offset, end_offset, value, replaced)
     select * from unnest(?::bigint[], ?::int[], ?::int[], ?::text[], ?::int[], ?::int[], ?::text[], ?::text[])`,
    columns as Knex.RawBinding[],
  );
}

function rowOf(versionId: string, ordinal: number, fact: Fact) {
  const { unit, kind, start, end } = fact;
  const value = fact.kind === "rule" ? fact.effect : "value" in fact ? fact.value : null;
  return [versionId, ordinal, unit, kind, start, end, value, "replaced" in fact ? fact.replaced : null];
}

/** Reads the texts that the present reader has not read yet. @returns how many it read */
export function readPendingFacts(knex: Knex): Promise<number> {
  return readInBatches(knex, readBatch);
}

async function readBatch(trx: Knex.Transaction): Promise<number> {
  const { rows } = await trx.raw(
    `select v.id::text as "versionId", v.text, v.structure
     from authority_versions v join authority_documents d on d.id = v.document_id
     where d.shelf = any(?) and v.facts_read <> ? order by v.id limit ? for update of v skip locked`,
    [SHELVES, FACT_READER, BATCH],
  );
  const versions = rows as Readable[];
  const ids = versions.map(({ versionId }) => versionId);
  await trx("authority_facts").whereIn("version_id", ids).del();
  await insertFacts(trx, versions);
  await trx("authority_versions").whereIn("id", ids).update({ facts_read: FACT_READER });
  return versions.length;
}

/** A JSON array of the facts of version `v` in the order of the text; null while the present reader has not read it. */
export const STORED_FACTS = `case when v.facts_read = ${FACT_READER} then (
    select coalesce(json_agg(json_build_array(unit, kind, start_offset, end_offset, value, replaced) order by ordinal), '[]')
    from authority_facts where version_id = v.id) end`;

export type StoredFact = [
  unit: number,
  kind: FactKind,
  start: number,
  end: number,
  value: string | null,
  replaced: string | null,
];

/** @param stored a value of `STORED_FACTS` */
export function toFacts(stored: StoredFact[]): Fact[] {
  return stored.map(([unit, kind, start, end, value, replaced]): Fact => {
    const place = { unit, start, end };
    if (kind === "rule") return { kind, effect: value as Effect, ...place };
    if (kind === "substitution") return { kind, value: value!, replaced: replaced!, ...place };
    if (kind === "condition" || kind === "exception" || kind === "indexing" || kind === "reference")
      return { kind, ...place };
    return { kind, value: value!, ...place };
  });
}

export type FactCounts = Record<FactKind, number>;

/** Facts of the documents in force, by shelf and kind; of one document with its citation. */
export async function countFacts(knex: Knex, citation?: string): Promise<Partial<Record<Shelf, FactCounts>>> {
  const rows = (await knex("authority_facts as a")
    .join("authority_in_force as f", "f.version_id", "a.version_id")
    .join("authority_documents as d", "d.id", "f.document_id")
    .modify((query) => citation !== undefined && query.where("d.citation", citation))
    .groupBy("d.shelf", "a.kind")
    .select("d.shelf", "a.kind", knex.raw("count(*)::int as count"))) as {
    shelf: Shelf;
    kind: FactKind;
    count: number;
  }[];
  const counts: Partial<Record<Shelf, FactCounts>> = {};
  for (const { shelf, kind, count } of rows) (counts[shelf] ??= noFacts())[kind] = count;
  return counts;
}

function noFacts(): FactCounts {
  return Object.fromEntries(FACT_KINDS.map((kind) => [kind, 0])) as FactCounts;
}
