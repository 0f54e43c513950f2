/** The query of the document search. Its cost depends on the size of one intake, not of all. */
import type { Knex } from "knex";

export interface MatchRow {
  documentId: string;
  /** A line or two of the page; matches are enclosed in U+E000 and U+E001, and each "<" is U+E002. */
  context: string | null;
  /** A longer excerpt without marks, "<" likewise. */
  excerpt: string | null;
  page: number | null;
}

interface Search {
  intakeId: string;
  /** Letters and digits, with only `-.,/@` between them: no operators of LIKE or of a text query. */
  terms: string[];
  limit: number;
}

/**
 * Every significant word has to match in a document's name, its metadata or its text; if no document has all, those
 * with the most matches are returned. A word without any match is tried again as a misspelling in names, and then
 * inside words of the texts, in lower case, upper case and capitalized, since case-insensitive matching would take too
 * long. Numbers are never matched approximately.
 * "<" is replaced because PostgreSQL omits what looks like a tag from the context.
 */
const MATCHES = `
with given as (
  select ord, term, replace(regexp_replace(term, '[^[:alnum:]]+', ' ', 'g'), '  ', ' ') as spaced,
    to_tsquery('english', '''' || term || ''':*') as query
  from unnest(cast(:terms as text[])) with ordinality as t (term, ord)
),
asked as materialized (
  select * from given
  where numnode(query) > 0 or not exists (select from given where numnode(query) > 0)
),
papers as materialized (
  select d.id, d.uploaded_at,
    ' ' || regexp_replace(lower(d.original_file_name), '[^[:alnum:]]+', ' ', 'g') || ' ' as name,
    ' ' || regexp_replace(lower(concat_ws(' ', c.name, c.form, d.classification, array_to_string(d.tags, ' '),
      nullif(d.reading_state, 'read'))), '[^[:alnum:]]+', ' ', 'g') || ' ' as about
  from documents d join intake_categories c on c.id = d.category_id
  where d.intake_id = :intakeId
),
labelled as materialized (
  select id, ord, fit from papers cross join asked cross join lateral (select case
    when strpos(name, ' ' || spaced || ' ') > 0 then 4.0
    when strpos(name, ' ' || spaced) > 0 then 3.5
    when strpos(about, ' ' || spaced) > 0 then 3.0
    when length(spaced) >= 3 and strpos(name, spaced) > 0 then 2.5
    when length(spaced) >= 3 and strpos(about, spaced) > 0 then 2.0
    else 0 end as fit) as fits
  where fit > 0
),
worded as materialized (
  select document_id as id, ord, page, ts_rank(words, query) as fit
  from document_pages join asked on intake_id = :intakeId and words @@ query
),
missed as materialized (
  select * from asked
  where length(spaced) >= 3 and ord not in (select ord from labelled union select ord from worded)
),
guessed as materialized (
  select id, ord, 1.5 * alike as fit from papers cross join missed
  cross join lateral (select word_similarity(spaced, name || about) as alike) as s
  where spaced !~ '[0-9]' and alike >= 0.45
),
inside as (
  select id, ord, page, 0.1 as fit
  from (
    select ord, term as small, upper(term) as large, initcap(term) as capital
    from missed where ord not in (select ord from guessed)
  ) as sought
  cross join lateral (
    -- Unpacked once for the three of them.
    select document_id as id, page, text || '' as unpacked from document_pages where intake_id = :intakeId offset 0
  ) as texts_of_all
  where strpos(unpacked, small) > 0 or strpos(unpacked, large) > 0 or strpos(unpacked, capital) > 0
),
texts as materialized (select * from worded union all select * from inside),
found as (
  select id, count(distinct ord) as words, sum(fit) as score from (
    select id, ord, fit from labelled
    union all select id, ord, fit from guessed
    union all select id, ord, 1 + max(fit) from texts group by id, ord
  ) as all_fits group by id
),
best as materialized (
  select id, score, uploaded_at from found join papers using (id)
  where words = (select max(words) from found)
  order by score desc, uploaded_at desc, id
  limit :limit
),
pages as materialized (
  select distinct on (id) id, page from texts where id in (select id from best)
  group by id, page order by id, count(distinct ord) desc, sum(fit) desc, page
)
select best.id as "documentId", case when d.mime_type = 'application/pdf' then g.page end as page,
  ts_headline('english', excerpt, (select string_agg(query::text, ' | ')::tsquery from asked where numnode(query) > 0),
    'StartSel="' || U&'\\E000' || '", StopSel="' || U&'\\E001' || '", MaxWords=28, MinWords=12') as context, excerpt
from best join documents d on d.id = best.id
left join pages on pages.id = best.id
left join document_pages g on g.document_id = best.id and g.page = pages.page
left join lateral (
  select translate(g.text, U&'<\\E000\\E001\\E002', U&'\\E002') as clean
) as cleaned on true
left join lateral (
  select coalesce(min(nullif(strpos(lower(left(clean, 500000)), left(term, greatest(3, length(term) - 3))), 0)), 1)
    as place from asked
) as places on true
left join lateral (
  select regexp_replace(
    regexp_replace(substr(clean, greatest(1, place - 200), 700), '^\\S*\\s' , case when place > 201 then '' else '\\&' end),
    '\\m\\d{3}[- \\u2010-\\u2015]\\d{2}[- \\u2010-\\u2015](\\d{4})\\M', '***-**-\\1', 'g') as excerpt
) as excerpts on true
order by best.score desc, best.uploaded_at desc, best.id`;

export async function selectMatches(knex: Knex, search: Search): Promise<MatchRow[]> {
  const { rows } = await knex.raw<{ rows: MatchRow[] }>(MATCHES, { ...search });
  return rows;
}
