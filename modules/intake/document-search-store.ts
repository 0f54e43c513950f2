/** What the document search asks of the database: names and what is known of documents. Their words are sealed. */
import type { Knex } from "knex";

/** A word of the query; those that say nothing ("the") are left out unless all do. */
export interface AskedTerm {
  /** From 1. */
  ord: number;
  term: string;
  /** With blanks between letters and digits. */
  spaced: string;
}

/** A document that a term fits, by its name or what is known of it. */
export interface Fit {
  id: string;
  ord: number;
  fit: number;
}

export interface Paper {
  id: string;
  uploadedAt: Date;
  mimeType: string;
}

export async function selectAsked(knex: Knex, terms: string[]): Promise<AskedTerm[]> {
  const { rows } = await knex.raw<{ rows: AskedTerm[] }>(ASKED, { terms });
  return rows;
}

/** `terms` with letters and digits only, and `-.,/@` between them: no operators of a text query. */
const ASKED = `
with given as (
  select ord::int as ord, term, replace(regexp_replace(term, '[^[:alnum:]]+', ' ', 'g'), '  ', ' ') as spaced,
    numnode(to_tsquery('english', '''' || term || ''':*')) > 0 as says
  from unnest(cast(:terms as text[])) with ordinality as t (term, ord)
)
select ord, term, spaced from given where says or not exists (select from given where says) order by ord`;

export async function selectPapers(knex: Knex, intakeId: string): Promise<Paper[]> {
  return knex("documents")
    .where({ intake_id: intakeId })
    .select("id", "uploaded_at as uploadedAt", "mime_type as mimeType");
}

const PAPERS = `
with asked as (
  select ord::int as ord, spaced
  from unnest(cast(:ords as int[]), cast(:spaced as text[])) as t (ord, spaced)
),
papers as materialized (
  select d.id,
    ' ' || regexp_replace(lower(d.original_file_name), '[^[:alnum:]]+', ' ', 'g') || ' ' as name,
    ' ' || regexp_replace(lower(concat_ws(' ', c.name, c.form, d.classification, array_to_string(d.tags, ' '),
      nullif(d.reading_state, 'read'))), '[^[:alnum:]]+', ' ', 'g') || ' ' as about
  from documents d join intake_categories c on c.id = d.category_id
  where d.intake_id = :intakeId
)`;

/** By a name or a piece of it, then by category, form, class and tags. */
const LABELLED = `${PAPERS}
select id, ord, fit from papers cross join asked cross join lateral (select case
    when strpos(name, ' ' || spaced || ' ') > 0 then 4.0
    when strpos(name, ' ' || spaced) > 0 then 3.5
    when strpos(about, ' ' || spaced) > 0 then 3.0
    when length(spaced) >= 3 and strpos(name, spaced) > 0 then 2.5
    when length(spaced) >= 3 and strpos(about, spaced) > 0 then 2.0
    else 0 end::float8 as fit) as fits
where fit > 0`;

/** A misspelling in a name. Numbers are never matched approximately. */
const GUESSED = `${PAPERS}
select id, ord, 1.5 * alike as fit from papers cross join asked
cross join lateral (select word_similarity(spaced, name || about)::float8 as alike) as s
where spaced !~ '[0-9]' and alike >= 0.45`;

export const selectLabelled = (knex: Knex, intakeId: string, asked: AskedTerm[]) =>
  selectFits(knex, LABELLED, { intakeId, asked });

export const selectGuessed = (knex: Knex, intakeId: string, asked: AskedTerm[]) =>
  selectFits(knex, GUESSED, { intakeId, asked });

async function selectFits(
  knex: Knex,
  query: string,
  { intakeId, asked }: { intakeId: string; asked: AskedTerm[] },
): Promise<Fit[]> {
  if (asked.length === 0) return [];
  const given = { intakeId, ords: asked.map(({ ord }) => ord), spaced: asked.map(({ spaced }) => spaced) };
  const { rows } = await knex.raw<{ rows: Fit[] }>(query, given);
  return rows;
}
