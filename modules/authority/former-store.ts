/** Sections of the Code that are gone, as notes of other sections tell of them. */
import type { Knex } from "knex";

export interface FormerSection {
  /** The sentence of the note: "Section 199 was repealed by Pub. L. 115-97, …, Dec. 22, 2017, 131 Stat. 2126." */
  text: string;
  /** The section whose note it is. */
  citation: string;
  heading: string;
  url: string;
}

interface Row {
  citation: string;
  heading: string;
  path: string;
  paragraph: string;
}

/** Null when no note tells that the section was repealed. @param key "199" */
export async function formerSection(knex: Knex, key: string): Promise<FormerSection | null> {
  if (!/^\w[\w-]*$/.test(key)) return null;
  const said = `^Section ${key}, referred to in .*was repealed by`;
  const { rows } = (await knex.raw(
    `select d.citation, v.heading, d.path, paragraph
     from authority_in_force f
     join authority_documents d on d.id = f.document_id
     join authority_versions v on v.id = f.version_id,
     jsonb_array_elements(v.notes) note, jsonb_array_elements_text(note -> 'paragraphs') paragraph
     where d.kind = 'code' and v.notes::text like ? and note ->> 'topic' = 'referencesInText' and paragraph ~ ?
     order by d.sort_key limit 1`,
    [`%Section ${key}, referred to in%`, said],
  )) as { rows: Row[] };
  const [row] = rows;
  if (!row) return null;
  const text = row.paragraph.replace(
    /^(Section \S+), referred to in .*?, was repealed by/,
    "$1 was repealed by",
  );
  return { text, citation: row.citation, heading: row.heading, url: row.path };
}
