/** The SQL of what a stored text refers to. */
import type { Knex } from "knex";
import type { Range } from "./schema.ts";

export interface TextReference extends Range {
  /** Address of the document that is referred to. */
  url: string;
  /** Canonical citation of that document. */
  target: string;
  targetPath: string[];
}

export function createCitingStore(knex: Knex) {
  /** References in the text of a document in force to documents in force, in the order of the text. */
  async function referencesOf(citation: string): Promise<TextReference[]> {
    const { rows } = await knex.raw(
      `select c.start_offset as start, c.end_offset as "end", d.path as url, c.target, c.target_path as "targetPath"
       from authority_documents own
       join authority_in_force f on f.document_id = own.id
       join authority_citations c on c.version_id = f.version_id
       join authority_documents d on d.citation = c.target
       join authority_in_force held on held.document_id = d.id
       where own.citation = ? and c.place in ('text', 'heading') and c.end_offset > c.start_offset
       order by c.start_offset, c.end_offset desc`,
      [citation],
    );
    return rows as TextReference[];
  }

  return { referencesOf };
}
