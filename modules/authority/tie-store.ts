/** Ties of a shelf's documents to sections of the Code, as search uses them. */
import type { Knex } from "knex";
import { besideCodeNumbers } from "./search/ranking-profile.ts";
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
  const { headingTie, officialTie } = besideCodeNumbers(shelf);
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

/** A document, by its index in the snapshot, and the share of its references to a section that name one unit; to 1. */
export interface UnitTie {
  document: number;
  share: number;
}

/** By the id of the section of the Code, then by its subsection in lower case. */
export type UnitTies = Map<number, Map<string, UnitTie[]>>;

/** What the texts of a shelf say of subsections of the Code. */
export async function readUnitTies(
  knex: Knex,
  shelf: Shelf,
  documentIndex: Map<number, number>,
): Promise<UnitTies> {
  if (besideCodeNumbers(shelf).unitTie === 0) return new Map();
  const { rows } = await knex.raw(
    `select f.document_id::int as document, d.id::int as section, lower(c.target_path[1]) as subsection,
       (count(*) / sum(count(*)) over (partition by f.document_id, d.id))::float8 as share
     from authority_in_force f
     join authority_citations c using (version_id)
     join authority_documents d on d.citation = c.target and d.kind = 'code'
     where f.shelf = ? and cardinality(c.target_path) > 0
     group by f.document_id, d.id, lower(c.target_path[1]) order by 2, 3, 1`,
    [shelf],
  );
  const ties: UnitTies = new Map();
  for (const { document, section, subsection, share } of rows as UnitTieRow[]) {
    const index = documentIndex.get(document);
    if (index === undefined) continue;
    const units = ties.get(section) ?? new Map<string, UnitTie[]>();
    ties.set(section, units.set(subsection, [...(units.get(subsection) ?? []), { document: index, share }]));
  }
  return ties;
}

interface UnitTieRow {
  document: number;
  section: number;
  subsection: string;
  share: number;
}

/** Headings of what only leads to the law: where a document says nothing that answers a question. */
const ASIDE = "table of contents|^outline|outline of|effective date|applicability date|^\\[?reserved";

/** Documents, by index, whose heading is one of those. */
export async function readAside(
  knex: Knex,
  shelf: Shelf,
  documentIndex: Map<number, number>,
): Promise<Set<number>> {
  if (besideCodeNumbers(shelf).asideLoss === 0) return new Set();
  const { rows } = await knex.raw(
    `select f.document_id::int as document from authority_in_force f
     join authority_versions v on v.id = f.version_id where f.shelf = ? and v.heading ~* ?`,
    [shelf, ASIDE],
  );
  return new Set(
    (rows as { document: number }[]).flatMap(({ document }) => documentIndex.get(document) ?? []),
  );
}
