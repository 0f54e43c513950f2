/**
 * The inverted index behind ranked search, one for each shelf: for each lexeme of PostgreSQL's English configuration,
 * the chunks in force that hold it, and the documents with it in their heading or phrases. Postings stand in blocks of
 * documents, so that a new version rewrites its own block only. Written at publishing, so that the index survives
 * restarts and is the same for every process; read word by word (`postings.ts`), scored in process (`ranking.ts`).
 */
import type { Knex } from "knex";
import type { TouchedBlocks } from "./in-force-store.ts";
import { rankingProfile } from "./search/ranking-profile.ts";
import type { Shelf } from "./schema.ts";

/** A chunk's posting: chunk id int4, document id int4, weighted frequency × 16 int2, chunk length in tokens int2. */
export const POSTING_BYTES = 12;
export const FREQUENCY_SCALE = 16;
/** A heading's posting: document id int4, heading length in lexemes int2. */
export const HEADING_BYTES = 6;
/** A posting of a document's phrases: document id int4, frequency int2, lexemes in all of its phrases int2. */
export const PHRASES_BYTES = 8;
/** A chunk in force: chunk id int4, document id int4, length in tokens int2. */
export const CHUNK_BYTES = 10;
/** A document in force: document id int4, lexemes of its heading int2, lexemes of its phrases int2. */
export const DOCUMENT_BYTES = 8;

/** SQL of what an occurrence counts by its tsvector weight: A unit headings, B lead-in, C outer headings, D text. */
function fieldWeight(): string {
  const { unitHeadings, leadIn, outerHeadings, text } = rankingProfile().retrieval.passageFieldWeights;
  return `case weight when 'A' then ${unitHeadings} when 'B' then ${leadIn} when 'C' then ${outerHeadings} else ${text} end`;
}

/** Lets one transaction at a time write; readers are not blocked. Lock before reading what is in force. */
export async function lockWordIndex(trx: Knex): Promise<void> {
  await trx.raw("lock table authority_word_index in exclusive mode");
}

/** Writes these blocks anew from what is in force, under the lock. */
export async function indexBlocks(trx: Knex, touched: TouchedBlocks): Promise<void> {
  for (const [shelf, blocks] of touched) {
    if (blocks.size > 0) await indexBlocksOf(trx, shelf, [...blocks]);
    await announceChange(trx, shelf);
  }
}

/** Writes the whole index anew, under the lock. */
export async function rebuildWordIndex(trx: Knex): Promise<void> {
  await trx.raw("delete from authority_postings");
  const rows = (await trx("authority_in_force").distinct("shelf", "block")) as {
    shelf: Shelf;
    block: number;
  }[];
  const touched: TouchedBlocks = new Map();
  for (const { shelf, block } of rows) touched.set(shelf, (touched.get(shelf) ?? new Set()).add(block));
  await indexBlocks(trx, touched);
}

async function indexBlocksOf(trx: Knex, shelf: Shelf, blocks: number[]): Promise<void> {
  await trx("authority_postings").where({ shelf }).whereIn("block", blocks).del();
  await trx.raw(
    `update authority_in_force f set heading_words = counted.heading_words, phrase_words = counted.phrase_words
     from (select held.document_id, length(to_tsvector('english', held.heading)) as heading_words,
                  (select coalesce(sum(cardinality(word.positions)), 0) from unnest(held.phrases) word) as phrase_words
           from (${HELD}) held) counted
     where counted.document_id = f.document_id`,
    { shelf, blocks },
  );
  await trx.raw(
    `with held as materialized (${HELD}),
     in_text as (
       select word.lexeme, held.block,
              string_agg(int4send(c.id::int) || int4send(held.document_id::int) ||
                int2send((select least(32767, round(${FREQUENCY_SCALE} * sum(${fieldWeight()}))) from unnest(word.weights) weight)::int2) ||
                int2send(least(32767, c.tokens)::int2), ''::bytea order by c.id) as postings
       from held join authority_chunks c using (version_id) cross join lateral unnest(c.words) word
       group by word.lexeme, held.block
     ), in_heading as (
       select word.lexeme, held.block,
              string_agg(int4send(held.document_id::int) || int2send(length(title)::int2), ''::bytea order by held.document_id) as headings
       from held cross join lateral to_tsvector('english', held.heading) title cross join lateral unnest(title) word
       group by word.lexeme, held.block
     ), phrased as (
       select held.document_id, held.block, word.lexeme, cardinality(word.positions) as frequency,
              sum(cardinality(word.positions)) over (partition by held.document_id) as length
       from held cross join lateral unnest(held.phrases) word
     ), in_phrases as (
       select lexeme, block,
              string_agg(int4send(document_id::int) || int2send(frequency::int2) || int2send(length::int2), ''::bytea order by document_id) as phrases
       from phrased group by lexeme, block
     )
     insert into authority_postings (shelf, lexeme, block, postings, headings, phrases)
     select :shelf, lexeme, block, coalesce(postings, ''), coalesce(headings, ''), coalesce(phrases, '')
     from in_text full join in_heading using (lexeme, block) full join in_phrases using (lexeme, block)`,
    { shelf, blocks },
  );
}

/** Documents of these blocks; `phrases` is the text of heading and search phrases together. */
const HELD = `
  select f.document_id, f.version_id, f.block, v.heading,
         to_tsvector('english', concat_ws('; ', v.heading,
           (select string_agg(p.text, '; ' order by p.id) from authority_phrases p where p.document_id = f.document_id))) as phrases
  from authority_in_force f join authority_versions v on v.id = f.version_id
  where f.shelf = :shelf and f.block = any(:blocks)`;

/** Makes every process read its search snapshots of these shelves again. */
export async function announceChange(knex: Knex, ...shelves: Shelf[]): Promise<void> {
  const rows = shelves.map((shelf) => ({ shelf }));
  if (rows.length === 0) return;
  await knex("authority_word_index")
    .insert(rows)
    .onConflict("shelf")
    .merge({ revision: knex.raw("authority_word_index.revision + 1") as unknown as number });
}

/** The revision of each shelf that anything was ever published on. */
export async function readRevisions(knex: Knex): Promise<Map<Shelf, string>> {
  const rows = (await knex("authority_word_index").select("shelf", "revision")) as {
    shelf: Shelf;
    revision: string;
  }[];
  return new Map(rows.map(({ shelf, revision }) => [shelf, revision]));
}

/** SQL of the documents of a shelf in force from active sources, as `f`. */
export const SEARCHED = `
  authority_in_force f join authority_sources searched on searched.id = f.source_id and searched.is_active`;

/** All documents searched on a shelf by id, and all their chunks grouped by document. */
export async function readHoldings(knex: Knex, shelf: Shelf): Promise<{ chunks: Buffer; documents: Buffer }> {
  const { rows } = await knex.raw(
    `with held as (select f.* from ${SEARCHED} where f.shelf = ?)
     select (select coalesce(string_agg(int4send(document_id::int) || int2send(least(32767, heading_words)::int2) || int2send(least(32767, phrase_words)::int2),
                                        ''::bytea order by document_id), '') from held) as documents,
            (select coalesce(string_agg(int4send(c.id::int) || int4send(document_id::int) || int2send(least(32767, c.tokens)::int2),
                                        ''::bytea order by document_id, c.id), '')
             from authority_chunks c join held using (version_id)) as chunks`,
    [shelf],
  );
  return (rows as { chunks: Buffer; documents: Buffer }[])[0]!;
}

/** The stored postings of one of a word's lexemes; empty for one that the shelf never uses. */
export interface StoredPostings {
  shelf: Shelf;
  word: string;
  lexeme: string;
  postings: Buffer;
  headings: Buffer;
  phrases: Buffer;
}

/** Stems words as the library's own; stop words have no row. */
export async function readPostings(
  knex: Knex,
  asked: { shelf: Shelf; word: string }[],
): Promise<StoredPostings[]> {
  const { rows } = await knex.raw(
    `select shelf, word, lexeme, held.*
     from unnest(?::text[], ?::text[]) asked (shelf, word)
     cross join lateral unnest(tsvector_to_array(to_tsvector('english', word))) lexeme
     cross join lateral (
       select coalesce(string_agg(p.postings, ''::bytea order by p.block), '') as postings,
              coalesce(string_agg(p.headings, ''::bytea order by p.block), '') as headings,
              coalesce(string_agg(p.phrases, ''::bytea order by p.block), '') as phrases
       from authority_postings p where p.shelf = asked.shelf and p.lexeme = lexeme.lexeme
     ) held`,
    [asked.map(({ shelf }) => shelf), asked.map(({ word }) => word)],
  );
  return rows as StoredPostings[];
}
