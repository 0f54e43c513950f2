/**
 * Which version of each document is in force: today's in rows of its own (`authority_in_force`), any other day's by a
 * query. Of a source's editions the newest of each part counts, of its issues every one; of several versions of one
 * document the one with the latest date.
 */
import type { Knex } from "knex";
import { DomainError } from "#modules/kernel";
import type { Shelf } from "./schema.ts";

/** Documents indexed together: few enough to be written anew for one, many enough to be read together. */
const DOCUMENTS_PER_BLOCK = 64;

/** A day, or a release and what stood beside it on its day. */
export interface Moment {
  /** ISO date. */
  date: string;
  /** Id of the release that counts as the newest of its source. */
  release?: string;
}

/**
 * SQL of the versions in force at a moment, with the columns of `authority_in_force` that readers use. It may be
 * narrowed by `document_id` from outside.
 */
export function inForceAt(knex: Knex, { date, release }: Moment): Knex.Raw {
  return knex.raw(
    `(select distinct on (rd.document_id) rd.document_id, rd.version_id, rd.release_id, r.source_id, d.shelf,
             rd.position, rd.dated
      from authority_release_documents rd
      join (${CURRENT_RELEASES}) r on r.id = rd.release_id
      join authority_documents d on d.id = rd.document_id
      order by rd.document_id, rd.dated desc, r.position desc, r.id desc)`,
    { date, pinned: release ?? null },
  );
}

/**
 * Releases that count on a day: all issues until then, and of each part's editions the newest. An edition of the whole
 * source takes the place of earlier ones of its parts.
 */
const CURRENT_RELEASES = `
  select distinct on (r.source_id, r.part, case s.publishes when 'issues' then r.id end) r.*
  from authority_releases r join authority_sources s on s.id = r.source_id
  left join authority_releases pinned on pinned.id = cast(:pinned as bigint) and pinned.source_id = r.source_id
  where r.published_at is not null and r.as_of <= cast(:date as date)
    and (pinned.id is null or r.position <= pinned.position)
    and (r.part = '' or s.publishes = 'issues' or not exists (
      select from authority_releases whole
      where whole.source_id = r.source_id and whole.part = '' and whole.published_at is not null
        and whole.as_of > r.as_of and whole.as_of <= cast(:date as date)))
  order by r.source_id, r.part, case s.publishes when 'issues' then r.id end, r.position desc`;

/** A document whose version in force has changed, appeared or gone. */
interface Moved {
  documentId: number;
  shelf: Shelf;
  block: number;
}

/** Blocks of the word index, by shelf, that hold a document whose version in force has changed. */
export type TouchedBlocks = Map<Shelf, Set<number>>;

/**
 * Brings the rows of these documents up to date; null for all documents.
 * @throws DomainError `conflict` when two releases of one date hold different words of one document.
 */
export async function refreshInForce(
  trx: Knex,
  today: string,
  documents: number[] | null,
): Promise<TouchedBlocks> {
  await trx.raw(
    `create temporary table wanted on commit drop as
     select f.*, (f.document_id / ${DOCUMENTS_PER_BLOCK})::int as block from ? f
     where ?::bigint[] is null or f.document_id = any(?)`,
    [inForceAt(trx, { date: today }), documents, documents],
  );
  await requireOneVersionEach(trx, today);
  const { rows } = await trx.raw(
    `select coalesce(w.document_id, f.document_id)::int as "documentId", coalesce(w.shelf, f.shelf) as shelf,
            coalesce(w.block, f.block) as block
     from wanted w full join authority_in_force f on f.document_id = w.document_id
     where (?::bigint[] is null or coalesce(w.document_id, f.document_id) = any(?))
       and w.version_id is distinct from f.version_id`,
    [documents, documents],
  );
  await trx.raw(
    `delete from authority_in_force f where (?::bigint[] is null or document_id = any(?))
     and not exists (select from wanted w where w.document_id = f.document_id)`,
    [documents, documents],
  );
  await trx.raw(
    `insert into authority_in_force (document_id, version_id, release_id, source_id, shelf, position, dated, block)
     select document_id, version_id, release_id, source_id, shelf, position, dated, block from wanted
     on conflict (document_id) do update set version_id = excluded.version_id, release_id = excluded.release_id,
       source_id = excluded.source_id, shelf = excluded.shelf, position = excluded.position, dated = excluded.dated
     where (authority_in_force.version_id, authority_in_force.release_id, authority_in_force.source_id,
            authority_in_force.position, authority_in_force.dated)
       is distinct from (excluded.version_id, excluded.release_id, excluded.source_id, excluded.position, excluded.dated)`,
  );
  await trx.raw("drop table wanted");
  return blocksOf(rows as Moved[]);
}

/** Ids of the documents that are in force from a source. */
export async function documentsInForceOf(knex: Knex, sourceId: string): Promise<number[]> {
  const rows = await knex("authority_in_force")
    .where({ source_id: sourceId })
    .select(knex.raw("document_id::int as id"));
  return (rows as unknown as { id: number }[]).map(({ id }) => id);
}

/** Whether `authority_in_force` is as it should be on this day. */
export async function isInForceCurrent(knex: Knex, today: string): Promise<boolean> {
  const { rows } = await knex.raw(
    `select exists (
       select from ? w full join authority_in_force f on f.document_id = w.document_id
       where w.version_id is distinct from f.version_id or w.release_id is distinct from f.release_id
     ) as stale`,
    [inForceAt(knex, { date: today })],
  );
  return !(rows as { stale: boolean }[])[0]!.stale;
}

function blocksOf(moved: Moved[]): TouchedBlocks {
  const blocks: TouchedBlocks = new Map();
  for (const { shelf, block } of moved) blocks.set(shelf, (blocks.get(shelf) ?? new Set()).add(block));
  return blocks;
}

/** Two editions of one date, such as a volume and a single section, must have the same words of a document. */
async function requireOneVersionEach(trx: Knex, today: string): Promise<void> {
  const { rows } = await trx.raw(
    `select d.citation, to_char(rd.dated, 'FMMonth FMDD, YYYY') as dated, r.label, r.part, chosen.label as other, chosen.part as "otherPart"
     from wanted w join authority_documents d on d.id = w.document_id
     join authority_releases chosen on chosen.id = w.release_id
     join authority_release_documents rd on rd.document_id = w.document_id and rd.dated = w.dated
       and rd.version_id <> w.version_id and rd.release_id <> w.release_id
     join (${CURRENT_RELEASES}) r on r.id = rd.release_id
     order by d.sort_key limit 1`,
    { date: today, pinned: null },
  );
  const [found] = rows as ({ citation: string; dated: string } & Record<
    "label" | "part" | "other" | "otherPart",
    string
  >)[];
  if (!found) return;
  const [one, two] = [nameOf(found.label, found.part), nameOf(found.other, found.otherPart)];
  throw new DomainError(
    "conflict",
    `${found.citation} stands with different words of the same date, ${found.dated}, in ${one} and in ${two}. Load only one of them.`,
  );
}

function nameOf(label: string, part: string): string {
  return part ? `${part} of ${label}` : label;
}
