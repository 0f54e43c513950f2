/** Opinions by the parties in their captions. */
import type { Knex } from "knex";

/** The citation of the one opinion in force whose caption has these words in a row; null for none, or for several. */
export async function opinionNaming(knex: Knex, party: string): Promise<string | null> {
  const words = party.replace(/[^\p{L}\p{N}]+/gu, " ").trim();
  if (words === "") return null;
  const { rows } = await knex.raw(
    `select d.citation from authority_in_force f
     join authority_documents d on d.id = f.document_id
     join authority_versions v on v.id = f.version_id
     where f.shelf = 'opinion'
       and ' ' || lower(regexp_replace(v.heading, '\\W+', ' ', 'g')) || ' ' like '% ' || lower(:words) || ' %'
     order by d.id limit 2`,
    { words },
  );
  const found = rows as { citation: string }[];
  return found.length === 1 ? found[0]!.citation : null;
}
