/** The SQL of what is known of a document's standing beside its own facts: treatments by papers in force, its end. */
import type { Knex } from "knex";
import type { Treatment } from "./standing/treatment.ts";

/** What `standingMarks` reads beside status and facts. */
export interface StandingColumns {
  treatments: Treatment[];
  /** "October 7, 2025", when a temporary regulation says so of itself. */
  expires: string | null;
}

/** Papers in force that treat the document `d`; the index of migration 20261123010300 serves it. */
const TREATMENTS = `(
  select coalesce(jsonb_agg(jsonb_build_object('by', said.citation, 'treatment', e->>'treatment', 'words', e->>'words')
    order by acting.dated desc, said.id), '[]')
  from authority_versions treating
  join authority_in_force acting on acting.version_id = treating.id
  join authority_documents said on said.id = acting.document_id
  cross join lateral jsonb_array_elements(treating.facts->'effects') e
  where treating.facts \\? 'effects' and e->>'citation' = d.citation
    and treating.facts->'effects' @> jsonb_build_array(jsonb_build_object('citation', d.citation)))`;

const EXPIRES = `case when v.facts->>'temporary' = 'true' then
  substring(v.text from 'applicability of this section expires on (?:or before )?([A-Z][a-z]+ \\d{1,2}, \\d{4})') end`;

/** Columns for a query over documents `d` and versions `v`. */
export function standingColumns(knex: Knex): Knex.Raw[] {
  return [knex.raw(`${TREATMENTS} as treatments`), knex.raw(`${EXPIRES.replaceAll("?", "\\?")} as expires`)];
}

/** A document of a shelf with what its standing is judged by. */
export interface StandingRow extends StandingColumns {
  documentId: number;
  shelf: string;
  citation: string;
  status: string | null;
  facts: Record<string, unknown>;
}

/** Documents in force on a shelf that may not simply stand. */
export async function readStandings(knex: Knex, shelf: string): Promise<StandingRow[]> {
  return (await knex("authority_in_force as f")
    .join("authority_versions as v", "v.id", "f.version_id")
    .join("authority_documents as d", "d.id", "f.document_id")
    .where("f.shelf", shelf)
    .select(
      ...["d.shelf", "d.citation", "v.status", "v.facts"],
      knex.raw('d.id::int as "documentId"'),
      ...standingColumns(knex),
    )) as StandingRow[];
}
