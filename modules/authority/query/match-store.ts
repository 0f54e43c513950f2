/** The SQL of searches with operators, and of what is known of found documents. */
import type { Knex } from "knex";
import { inForceAt, type Moment } from "../in-force-store.ts";
import type { DocumentKind, Shelf, SourceType } from "../schema.ts";
import { standingColumns, type StandingColumns } from "../treatment-store.ts";
import { conditionOf, rankingQuery } from "./compile.ts";
import type { Query } from "./query.ts";

/** A document that a search found, by its best chunk. */
export interface Match {
  documentId: number;
  chunkId: number;
  /** 0 to 1 on its shelf; 0 for a search without words. */
  score: number;
}

/** What facets and marks read of a document. */
export interface MatchedDocument extends StandingColumns {
  documentId: number;
  citation: string;
  kind: DocumentKind;
  shelf: Shelf;
  sourceType: SourceType;
  status: string | null;
  facts: Record<string, unknown>;
  /** ISO date */
  dated: string;
  heading: string;
  url: string;
  publishedAt: Date;
}

/** Chunks ranked at most: of a search for a word that stands everywhere the rest comes unranked. */
const MAX_RANKED = 20_000;

/** Weights of the text, the headings of the section, the lead-in and the unit's own headings. */
const WEIGHTS = "{0.8,0.1,0.3,0.8}";

export type MatchStore = ReturnType<typeof createMatchStore>;

export function createMatchStore(knex: Knex) {
  const inForce = (moment: Moment | null) =>
    moment ? knex.raw("? as f", [inForceAt(knex, moment)]) : knex.raw("authority_in_force as f");

  /** The best chunk of each matching document, best first. */
  async function matches(query: Query, moment: Moment | null): Promise<Match[]> {
    const condition = conditionOf(query);
    const ranking = rankingQuery(query);
    const rank = ranking ? `ts_rank_cd('${WEIGHTS}', words, ${ranking.text}, 1)` : "0";
    const bindings = [inForce(moment), ...condition.bindings, ...(ranking?.bindings ?? [])];
    const { rows } = await knex.raw(
      `with found as (
         select c.id, c.version_id, c.words, c.ordinal, f.document_id, f.position, f.dated, f.shelf
         from authority_chunks c
         join ? using (version_id)
         join authority_sources src on src.id = f.source_id and src.is_active
         join authority_documents d on d.id = f.document_id
         join authority_versions v on v.id = f.version_id
         where ${condition.text} limit ${MAX_RANKED}
       ), best as (
         select distinct on (document_id) document_id, id, dated, shelf, position, ${rank} as rank
         from found order by document_id, rank desc, ordinal
       )
       select document_id::int as "documentId", id::int as "chunkId",
              coalesce(rank / nullif(max(rank) over (partition by shelf), 0), 0) as score
       from best order by score desc, case shelf when 'statute' then null else dated end desc nulls last, position, id`,
      bindings as Knex.RawBinding[],
    );
    return rows as Match[];
  }

  async function matchedDocuments(
    ids: number[],
    moment: Moment | null,
  ): Promise<Map<number, MatchedDocument>> {
    const rows = (await knex(inForce(moment) as unknown as string)
      .join("authority_documents as d", "d.id", "f.document_id")
      .join("authority_versions as v", "v.id", "f.version_id")
      .join("authority_sources as src", "src.id", "f.source_id")
      .join("authority_releases as first", "first.id", "v.first_release_id")
      .whereRaw("f.document_id = any(?)", [ids])
      .select(
        ...["d.citation", "d.kind", "d.shelf", "v.status", "v.facts", "v.heading"],
        { url: "d.path", publishedAt: "first.published_at" },
        knex.raw(
          `d.id::int as "documentId", src.source_type as "sourceType", to_char(f.dated, 'YYYY-MM-DD') as dated`,
        ),
        ...standingColumns(knex),
      )) as MatchedDocument[];
    return new Map(rows.map((row) => [row.documentId, row]));
  }

  /** Of these words the ones that PostgreSQL stems like one of the wanted. */
  async function sameStems(words: string[], wanted: string[]): Promise<string[]> {
    const { rows } = await knex.raw(
      `select w as word from unnest(?::text[]) w cross join lateral unnest(ts_lexize('english_stem', w)) lexeme
       where lexeme in (select l.lexeme from unnest(?::text[]) x, unnest(to_tsvector('english', x)) l)`,
      [words, wanted],
    );
    return (rows as { word: string }[]).map(({ word }) => word);
  }

  async function lastPublication(): Promise<Date | null> {
    const row = (await knex("authority_releases").max({ last: "published_at" }).first()) as {
      last: Date | null;
    };
    return row.last;
  }

  return { lastPublication, matches, matchedDocuments, sameStems };
}
