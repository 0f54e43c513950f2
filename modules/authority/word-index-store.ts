/**
 * The inverted index behind ranked search: for each lexeme of PostgreSQL's English configuration, the chunks of the
 * newest releases that hold it, and the sections with it in their heading or phrases. Built in the database at
 * publishing, so that it survives restarts and is the same for every process; read word by word (`postings.ts`) and
 * scored in process (`ranking.ts`).
 */
import type { Knex } from "knex";
import { rankingProfile } from "./ranking-profile.ts";

/** A chunk's posting: chunk id int4, section id int4, weighted frequency × 16 int2, chunk length in tokens int2. */
export const POSTING_BYTES = 12;
export const FREQUENCY_SCALE = 16;
/** A heading's posting: section id int4, heading length in lexemes int2. */
export const HEADING_BYTES = 6;
/** A posting of a section's phrases: section id int4, frequency int2, lexemes in all of its phrases int2. */
export const PHRASES_BYTES = 8;
/** A chunk in force: chunk id int4, section id int4, length in tokens int2. */
export const CHUNK_BYTES = 10;
/** A section in force: section id int4. */
export const SECTION_BYTES = 4;

const NEWEST_RELEASES = `
  select distinct on (r.source_id) r.id from authority_releases r
  join authority_sources s on s.id = r.source_id and s.is_active
  where r.published_at is not null order by r.source_id, r.position desc`;

/** Rows `rs`: the section and version of each section in force. */
export const SECTIONS_IN_FORCE = `
  authority_release_sections rs
  join (${NEWEST_RELEASES}) newest on newest.id = rs.release_id`;

/** The heading and the search phrases of each section in force, as one text. */
const PHRASE_TEXTS = `
  select rs.section_id::int as section,
         to_tsvector('english', concat_ws('; ', v.heading, string_agg(p.text, '; ' order by p.id))) as words
  from ${SECTIONS_IN_FORCE} join authority_versions v on v.id = rs.version_id
  left join authority_phrases p on p.section_id = rs.section_id group by rs.section_id, v.heading`;

/** SQL of what an occurrence counts by its tsvector weight: A unit headings, B lead-in, C outer headings, D text. */
function fieldWeight(): string {
  const { unitHeadings, leadIn, outerHeadings, text } = rankingProfile().retrieval.passageFieldWeights;
  return `case weight when 'A' then ${unitHeadings} when 'B' then ${leadIn} when 'C' then ${outerHeadings} else ${text} end`;
}

/** Rebuilds the index from the newest published release of every active source, inside the caller's transaction. */
export async function buildWordIndex(trx: Knex): Promise<{ sections: number; chunks: number }> {
  // One build at a time; readers are not blocked.
  await trx.raw("lock table authority_word_index in exclusive mode");
  await trx.raw("delete from authority_postings");
  await trx.raw(`
    with occurrence as (
      select c.id::int as chunk, rs.section_id::int as section, word.lexeme, least(32767, c.tokens)::int2 as length,
             (select least(32767, round(${FREQUENCY_SCALE} * sum(${fieldWeight()}))) from unnest(word.weights) weight)::int2 as frequency
      from authority_chunks c join ${SECTIONS_IN_FORCE} on rs.version_id = c.version_id
      cross join lateral unnest(c.words) word
    ), in_text as (
      select lexeme, count(*) as chunks,
             string_agg(int4send(chunk) || int4send(section) || int2send(frequency) || int2send(length), ''::bytea order by chunk) as postings
      from occurrence group by lexeme
    ), in_heading as (
      select word.lexeme, string_agg(int4send(rs.section_id::int) || int2send(length(title)::int2), ''::bytea order by rs.section_id) as headings
      from ${SECTIONS_IN_FORCE} join authority_versions v on v.id = rs.version_id
      cross join lateral to_tsvector('english', v.heading) title
      cross join lateral unnest(title) word
      group by word.lexeme
    ), phrased as (
      select section, word.lexeme, cardinality(word.positions) as frequency,
             sum(cardinality(word.positions)) over (partition by section) as length
      from (${PHRASE_TEXTS}) phrases cross join lateral unnest(words) word
    ), in_phrases as (
      select lexeme, string_agg(int4send(section) || int2send(frequency::int2) || int2send(length::int2), ''::bytea order by section) as phrases
      from phrased group by lexeme
    )
    insert into authority_postings (lexeme, chunks, postings, headings, phrases)
    select lexeme, coalesce(chunks, 0), coalesce(postings, ''), coalesce(headings, ''), coalesce(phrases, '')
    from in_text full join in_heading using (lexeme) full join in_phrases using (lexeme)`);
  await trx("authority_word_index").del();
  const { rows } = await trx.raw(`
    with phrases as (
      select section, sum(cardinality(word.positions)) as length
      from (${PHRASE_TEXTS}) texts cross join lateral unnest(words) word group by section
    )
    insert into authority_word_index (id, phrased, average_phrases, sections, chunks, average_length, average_heading)
    select 1, (select count(*) from phrases), (select coalesce(avg(length), 1) from phrases), count(*), coalesce(sum(held.chunks), 0), coalesce(sum(held.tokens) / nullif(sum(held.chunks), 0), 1),
           coalesce(avg(length(to_tsvector('english', v.heading))), 1)
    from ${SECTIONS_IN_FORCE} join authority_versions v on v.id = rs.version_id
    left join lateral (select count(*) as chunks, sum(c.tokens)::float8 as tokens from authority_chunks c where c.version_id = v.id) held on true
    returning sections, chunks`);
  return rows[0] as { sections: number; chunks: number };
}

export interface WordIndexFigures {
  /** Changes with every build and every announced change. */
  version: string;
  sections: number;
  chunks: number;
  /** In tokens. */
  averageLength: number;
  /** In lexemes. */
  averageHeading: number;
  /** Sections that have phrases. */
  phrased: number;
  /** Lexemes in all phrases of a section. */
  averagePhrases: number;
}

const EMPTY: WordIndexFigures = {
  version: "",
  sections: 0,
  chunks: 0,
  averageLength: 1,
  averageHeading: 1,
  phrased: 0,
  averagePhrases: 1,
};

/** Makes every process read its search snapshot again. */
export async function announceChange(knex: Knex): Promise<void> {
  await knex("authority_word_index").update({ id: 1 });
}

export async function readFigures(knex: Knex): Promise<WordIndexFigures> {
  const row = await knex("authority_word_index").first("sections", "chunks", "phrased", {
    // The transaction that wrote the row.
    version: knex.raw("xmin::text"),
    averageLength: "average_length",
    averageHeading: "average_heading",
    averagePhrases: "average_phrases",
  });
  return (row as WordIndexFigures | undefined) ?? EMPTY;
}

/** All sections in force by id, and all their chunks grouped by section. */
export async function readHoldings(knex: Knex): Promise<{ chunks: Buffer; sections: Buffer }> {
  const { rows } = await knex.raw(`
    with held as (select rs.version_id, rs.section_id::int as section from ${SECTIONS_IN_FORCE})
    select (select coalesce(string_agg(int4send(section), ''::bytea order by section), '') from held) as sections,
           (select coalesce(string_agg(int4send(c.id::int) || int4send(section) || int2send(least(32767, c.tokens)::int2),
                                       ''::bytea order by section, c.id), '')
            from authority_chunks c join held using (version_id)) as chunks`);
  return (rows as { chunks: Buffer; sections: Buffer }[])[0]!;
}

/** The stored postings of one of a word's lexemes; empty for one that the law never uses. */
export interface StoredPostings {
  word: string;
  lexeme: string;
  postings: Buffer;
  headings: Buffer;
  phrases: Buffer;
}

/** Stems words as the library's own; stop words have no row. */
export async function readPostings(knex: Knex, words: string[]): Promise<StoredPostings[]> {
  const { rows } = await knex.raw(
    `select word, lexeme, coalesce(p.postings, ''::bytea) as postings, coalesce(p.headings, ''::bytea) as headings,
            coalesce(p.phrases, ''::bytea) as phrases
     from unnest(?::text[]) word
     cross join lateral unnest(tsvector_to_array(to_tsvector('english', word))) lexeme
     left join authority_postings p using (lexeme)`,
    [words],
  );
  return rows as StoredPostings[];
}
