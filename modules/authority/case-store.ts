/** Opinions, and what the IRS says of opinions, by the parties in their captions. */
import type { Knex } from "knex";

/**
 * The citation of the one opinion in force whose caption has these words in a row, else of the one action on decision;
 * null for none, or for several.
 */
export async function opinionNaming(knex: Knex, party: string): Promise<string | null> {
  const words = party.replace(/[^\p{L}\p{N}]+/gu, " ").trim();
  if (words === "") return null;
  const { rows } = await knex.raw(
    `select d.citation, f.shelf from authority_in_force f
     join authority_documents d on d.id = f.document_id
     join authority_versions v on v.id = f.version_id
     where (f.shelf = 'opinion' or d.kind = 'determination')
       and ' ' || lower(regexp_replace(v.heading, '\\W+', ' ', 'g')) || ' ' like '% ' || lower(:words) || ' %'
     order by f.shelf = 'opinion' desc, d.id limit 2`,
    { words },
  );
  const [first, second] = rows as { citation: string; shelf: string }[];
  return first && first.shelf !== second?.shelf ? first.citation : null;
}
