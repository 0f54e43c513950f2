/** The reading SQL of the library. */
import type { Knex } from "knex";
import { opinionNaming } from "./case-store.ts";
import { createChunkStore } from "./chunk-store.ts";
import { inForceAt, type Moment } from "./in-force-store.ts";
import { foldName, type DocumentName } from "./documents/naming.ts";
import { standingMarks } from "./standing/standing.ts";
import { SHELVES } from "./schema.ts";
import type { StandingMark } from "./standing/standings.ts";
import { standingColumns, type StandingColumns } from "./treatment-store.ts";
import { versionCacheOf, type VersionKey, type VersionWords } from "./documents/version-cache.ts";
import type {
  DocumentKind,
  HierarchyStep,
  Holding,
  LibraryStatus,
  Shelf,
  Source,
  SourceType,
} from "./schema.ts";

/** A published release; its source may be active or not. */
export interface ReleaseRow {
  id: string;
  sourceId: string;
  label: string;
  /** ISO date. */
  asOf: string;
}

export interface DocumentRow extends DocumentName, StandingColumns, VersionWords {
  documentId: number;
  citation: string;
  shelf: Shelf;
  url: string;
  num: string;
  heading: string;
  status: string | null;
  sourceType: SourceType;
  asOf: string;
  /** ISO date. */
  date: string;
  contentHash: string;
  hierarchy: HierarchyStep[];
  sourceCredit: string | null;
  facts: Record<string, unknown>;
}

export interface ContentsRow {
  citation: string;
  key: string;
  heading: string;
  status: string | null;
  hierarchy: HierarchyStep[];
  url: string;
}

/** A line of "cites" and "cited by". */
export interface CitedRow extends ContentsRow {
  marks: StandingMark[];
}

/** A dated version of a document. */
export interface VersionRow {
  versionId: string;
  /** ISO date. */
  from: string;
  label: string;
}

export type Store = ReturnType<typeof createStore>;

export function createStore(knex: Knex) {
  const versionWords = versionCacheOf(knex);

  /** Rows `f` as in `authority_in_force`: today's, or those of a moment. */
  const inForce = (moment: Moment | null) =>
    moment ? knex.raw("? as f", [inForceAt(knex, moment)]) : knex.raw("authority_in_force as f");

  /** Published releases with this label, latest first. */
  async function releasesNamed(label: string): Promise<ReleaseRow[]> {
    return (await knex("authority_releases")
      .select("id", "label", { sourceId: "source_id", asOf: isoDate("as_of") })
      .whereNotNull("published_at")
      .where({ label })
      .orderBy([{ column: "as_of", order: "desc" }, "id"])) as ReleaseRow[];
  }

  /** Labels of whole releases, latest first. */
  async function releaseLabels(): Promise<string[]> {
    return (await knex("authority_releases")
      .whereNotNull("published_at")
      .where({ part: "" })
      .orderBy([
        { column: "as_of", order: "desc" },
        { column: "position", order: "desc" },
      ])
      .pluck("label")) as string[];
  }

  /** The document with this citation or alias. Case decides between two that differ in nothing else. */
  async function documentNamed(name: string, moment: Moment | null = null): Promise<DocumentRow | null> {
    const [row] = await withWords(await documentQuery(moment).where("f.document_id", idNamed(name)).limit(1));
    return row ?? null;
  }

  async function documentId(name: string): Promise<number | null> {
    const { rows } = await knex.raw("select ?::int as id", [idNamed(name)]);
    return (rows as { id: number | null }[])[0]!.id;
  }

  /** A query for the id. */
  function idNamed(name: string): Knex.Raw {
    return knex.raw(
      `(select id from (
         select id, citation <> :name as rank from authority_documents where upper(citation) = upper(:name)
         union all
         select document_id, true from authority_aliases where name = :folded
       ) named order by rank, id limit 1)`,
      { name, folded: foldName(name) },
    );
  }

  async function documentsById(ids: number[]): Promise<DocumentRow[]> {
    return withWords(await documentQuery(null).whereIn("f.document_id", ids));
  }

  async function withWords(rows: HeadRow[]): Promise<DocumentRow[]> {
    const words = await versionWords(rows);
    return rows.flatMap((row) => {
      const { versionId, factsRead: _, ...head } = row;
      // A version that was removed between the two reads is gone.
      const read = words.get(versionId);
      if (!read) return [];
      const { text, structure, notes, unitFacts } = read;
      return [{ ...head, text, structure, notes, unitFacts }];
    });
  }

  function isoDate(column: string) {
    return knex.raw(`to_char(${column}, 'YYYY-MM-DD')`) as unknown as string;
  }

  function documentQuery(moment: Moment | null) {
    return knex(inForce(moment) as unknown as string)
      .join("authority_versions as v", "v.id", "f.version_id")
      .join("authority_documents as d", "d.id", "f.document_id")
      .join("authority_releases as r", "r.id", "f.release_id")
      .join("authority_sources as src", "src.id", "f.source_id")
      .select(
        knex.raw('d.id::int as "documentId"'),
        ...["d.citation", "d.kind", "d.key", "d.shelf", "v.num", "v.heading", "v.status", "v.hierarchy"],
        ...["v.facts", { versionId: "f.version_id", factsRead: "v.facts_read" }],
        {
          url: "d.path",
          sourceType: "src.source_type",
          asOf: "r.label",
          date: isoDate("f.dated"),
          contentHash: "v.content_hash",
          sourceCredit: "v.source_credit",
        },
        ...standingColumns(knex),
      );
  }

  function inForceContents() {
    return knex("authority_in_force as f")
      .join("authority_versions as v", "v.id", "f.version_id")
      .join("authority_documents as d", "d.id", "f.document_id")
      .join("authority_releases as r", "r.id", "f.release_id")
      .join("authority_sources as src", "src.id", "f.source_id")
      .select("d.citation", "d.key", { url: "d.path" }, "v.heading", "v.status", "v.hierarchy");
  }

  function inForceCited() {
    return inForceContents().select("d.shelf", "v.facts", ...standingColumns(knex));
  }

  async function contents(kind: DocumentKind): Promise<ContentsRow[]> {
    return (await inForceContents()
      .where("d.kind", kind)
      .orderByRaw(`${ORDER}, d.sort_key`)) as ContentsRow[];
  }

  /** Documents in force whose own text refers to this one, the Code's first. */
  async function citedBy({ citation }: { citation: string }, limit: number): Promise<CitedRow[]> {
    const rows = await inForceCited()
      .whereNot("d.citation", citation)
      .whereExists(
        knex("authority_citations as c")
          .whereRaw("c.version_id = f.version_id")
          .where("c.target", citation)
          .whereIn("c.place", ["text", "heading"])
          .select(knex.raw("1")),
      )
      .orderByRaw(`d.kind <> 'code', ${ORDER}, d.sort_key`)
      .limit(limit);
    return (rows as JudgedRow[]).map(withMarks);
  }

  /** Documents in force that this one's own text refers to, in the order of the text. */
  async function cites({ citation }: { citation: string }, limit: number): Promise<CitedRow[]> {
    const targets = knex("authority_citations as c")
      .join("authority_in_force as own", "own.version_id", "c.version_id")
      .join("authority_documents as citing", "citing.id", "own.document_id")
      .where("citing.citation", citation)
      .whereIn("c.place", ["text", "heading"])
      .groupBy("c.target")
      .select("c.target", knex.raw("min(c.start_offset) as first"));
    const rows = await inForceCited()
      .join(targets.as("cited"), "cited.target", "d.citation")
      .whereNot("d.citation", citation)
      .orderBy("cited.first")
      .limit(limit);
    return (rows as JudgedRow[]).map(withMarks);
  }

  /** Oldest first; consecutive releases with the same words are one. */
  async function versions(id: number): Promise<VersionRow[]> {
    const { rows } = await knex.raw(
      `select "versionId", "from", label from (
         select rd.version_id::text as "versionId", to_char(rd.dated, 'YYYY-MM-DD') as "from", r.label, rd.dated, r.id,
                lag(rd.version_id) over (order by rd.dated, r.position, r.id) as before
         from authority_release_documents rd join authority_releases r on r.id = rd.release_id
         where rd.document_id = ? and r.published_at is not null
       ) dated where before is distinct from "versionId"::bigint order by dated, id`,
      [id],
    );
    return rows as VersionRow[];
  }

  /** `model` names the vectors to count; null counts none. */
  async function library(model: string | null): Promise<LibraryStatus> {
    const { rows } = await knex.raw(
      `select (select count(*)::int from authority_in_force) as sections,
              (select count(*)::int from authority_chunks c join authority_in_force using (version_id)) as chunks,
              (select count(*)::int from authority_chunks c join authority_in_force using (version_id) where c.embedded_with = ?) as vectors,
              exists (select from authority_releases where published_at is null) as loading`,
      [model],
    );
    const { loading, ...counts } = rows[0] as Omit<LibraryStatus, "state"> & { loading: boolean };
    return { ...counts, state: counts.sections > 0 ? "ready" : loading ? "loading" : "empty" };
  }

  async function holdings(): Promise<Holding[]> {
    const { rows } = await knex.raw(
      `select distinct on (r.source_id) r.source_id as "sourceId", src.source_type as "sourceType", src.shelf, r.label as release,
              (select count(*)::int from authority_in_force f where f.source_id = r.source_id) as sections
       from authority_releases r join authority_sources src on src.id = r.source_id
       where r.published_at is not null
       order by r.source_id, r.position desc`,
    );
    return (rows as Holding[]).filter(({ sections }) => sections > 0);
  }

  async function sources(): Promise<Source[]> {
    return (await knex("authority_sources")
      .select("id", "name", "description", "format", "priority", "shelf", "publishes", {
        sourceType: "source_type",
        updateFrequency: "update_frequency",
        isActive: "is_active",
      })
      .orderByRaw(
        "array_position(?::text[], shelf), array_position(array['high','medium','low'], priority), name",
        [[...SHELVES]],
      )) as Source[];
  }

  return {
    ...createChunkStore(knex),
    releasesNamed,
    releaseLabels,
    documentId,
    documentNamed,
    opinionNaming: (party: string) => opinionNaming(knex, party),
    documentsById,
    contents,
    citedBy,
    cites,
    versions,
    library,
    holdings,
    sources,
  };
}

/** A document without its long columns. */
type HeadRow = Omit<DocumentRow, keyof VersionWords> & VersionKey;

type JudgedRow = ContentsRow & StandingColumns & { shelf: Shelf; facts: Record<string, unknown> };

function withMarks(row: JudgedRow): CitedRow {
  const { citation, key, heading, status, hierarchy, url } = row;
  return { citation, key, heading, status, hierarchy, url, marks: standingMarks(row) };
}

/** A whole edition has an order of its own; parts and issues together have that of their citations. */
const ORDER = "case when r.part = '' and src.publishes = 'editions' then f.position end nulls last";
