/** Ties of a shelf's documents to sections of the Code, as search uses them. */
import type { Knex } from "knex";
import { rankingProfile } from "./ranking-profile.ts";
import type { Shelf } from "./schema.ts";

/** A document, by its index in the snapshot, and the weight of its tie: above 0, comparable among all ties. */
export interface CodeTie {
  document: number;
  weight: number;
}

/** By the id of the section of the Code. */
export type CodeTies = Map<number, CodeTie[]>;

/** Ties to sections that are in force. */
export async function readTies(
  knex: Knex,
  shelf: Shelf,
  documentIndex: Map<number, number>,
): Promise<CodeTies> {
  const { headingTie, officialTie } = rankingProfile().retrieval.otherShelves;
  const { rows } = await knex.raw(
    `select f.document_id::int as document, code.document_id::int as section, t.mentions, t.in_heading as "inHeading", t.official
     from authority_in_force f
     join authority_ties t using (version_id)
     join authority_documents d on d.citation = t.section
     join authority_in_force code on code.document_id = d.id
     where f.shelf = ? order by f.document_id, d.id`,
    [shelf],
  );
  type Row = { document: number; section: number; mentions: number; inHeading: boolean; official: boolean };
  const ties: CodeTies = new Map();
  for (const { document, section, mentions, inHeading, official } of rows as Row[]) {
    const index = documentIndex.get(document);
    if (index === undefined) continue;
    const weight = Math.log(1 + mentions) + (inHeading ? headingTie : 0) + (official ? officialTie : 0);
    const tie = { document: index, weight };
    if (ties.get(section)?.push(tie) === undefined) ties.set(section, [tie]);
  }
  return ties;
}
