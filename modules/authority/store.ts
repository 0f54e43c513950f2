/** The reading SQL of the library. */
import type { Knex } from "knex";
import { createChunkStore } from "./chunk-store.ts";
import { sectionUrl } from "./citations.ts";
import type { HierarchyStep, Holding, LibraryStatus, Note, Source, SourceType, Structure } from "./schema.ts";

/** A published release; its source may be active or not. */
export interface ReleaseRow {
  id: string;
  sourceId: string;
  label: string;
  position: string;
}

export interface SectionRow {
  sectionId: string;
  citation: string;
  number: string;
  num: string;
  heading: string;
  status: string | null;
  sourceType: SourceType;
  asOf: string;
  contentHash: string;
  hierarchy: HierarchyStep[];
  text: string;
  structure: Structure;
  sourceCredit: string | null;
  notes: Note[];
}

export interface ContentsRow {
  number: string;
  heading: string;
  status: string | null;
  hierarchy: HierarchyStep[];
}

export type Store = ReturnType<typeof createStore>;

export function createStore(knex: Knex) {
  /** Published releases, newest first. */
  async function releases(): Promise<ReleaseRow[]> {
    const rows = await knex("authority_releases")
      .select("id", { sourceId: "source_id" }, "label", "position")
      .whereNotNull("published_at")
      .orderBy("position", "desc");
    return rows as ReleaseRow[];
  }

  async function sectionByNumber(releaseId: string, number: string): Promise<SectionRow | null> {
    const row = await sectionQuery()
      .where("rs.release_id", releaseId)
      .whereRaw("upper(s.number) = upper(?)", [number])
      .first();
    return (row as SectionRow | undefined) ?? null;
  }

  async function sectionsByNumber(releaseId: string, numbers: string[]): Promise<SectionRow[]> {
    return (await sectionQuery()
      .where("rs.release_id", releaseId)
      .whereIn("s.number", numbers)) as SectionRow[];
  }

  function sectionQuery() {
    return knex("authority_release_sections as rs")
      .join("authority_versions as v", "v.id", "rs.version_id")
      .join("authority_sections as s", "s.id", "rs.section_id")
      .join("authority_releases as r", "r.id", "rs.release_id")
      .join("authority_sources as src", "src.id", "r.source_id")
      .select(
        "s.citation",
        "s.number",
        "v.num",
        "v.heading",
        "v.status",
        "v.hierarchy",
        "v.text",
        "v.structure",
        "v.notes",
        {
          sectionId: "s.id",
          sourceType: "src.source_type",
          asOf: "r.label",
          contentHash: "v.content_hash",
          sourceCredit: "v.source_credit",
        },
      );
  }

  async function contents(releaseId: string): Promise<ContentsRow[]> {
    return (await knex("authority_release_sections as rs")
      .join("authority_versions as v", "v.id", "rs.version_id")
      .join("authority_sections as s", "s.id", "rs.section_id")
      .where("rs.release_id", releaseId)
      .orderBy("rs.position")
      .select("s.number", "v.heading", "v.status", "v.hierarchy")) as ContentsRow[];
  }

  /** Sections of a release whose own text refers to `/us/usc/t26/s{number}`. */
  async function citedBy(releaseId: string, number: string, limit: number): Promise<ContentsRow[]> {
    return (await knex("authority_release_sections as rs")
      .join("authority_versions as v", "v.id", "rs.version_id")
      .join("authority_sections as s", "s.id", "rs.section_id")
      .where("rs.release_id", releaseId)
      .whereNot("s.number", number)
      .whereRaw("v.cited_sections @> array[?]::text[]", [number])
      .orderBy("rs.position")
      .limit(limit)
      .select("s.number", "v.heading", "v.status", "v.hierarchy")) as ContentsRow[];
  }

  /** `model` names the vectors to count; null counts none. */
  async function library(model: string | null): Promise<LibraryStatus> {
    const { rows } = await knex.raw(
      `with newest as (
         select distinct on (source_id) id from authority_releases
         where published_at is not null order by source_id, position desc
       ), held as (
         select rs.version_id from authority_release_sections rs join newest on newest.id = rs.release_id
       )
       select (select count(*)::int from held) as sections,
              (select count(*)::int from authority_chunks c join held using (version_id)) as chunks,
              (select count(*)::int from authority_chunks c join held using (version_id) where c.embedded_with = ?) as vectors,
              exists (select from authority_releases where published_at is null) as loading`,
      [model],
    );
    const { loading, ...counts } = rows[0] as Omit<LibraryStatus, "state"> & { loading: boolean };
    return { ...counts, state: counts.sections > 0 ? "ready" : loading ? "loading" : "empty" };
  }

  async function holdings(): Promise<Holding[]> {
    const { rows } = await knex.raw(
      `select distinct on (r.source_id) r.source_id as "sourceId", src.source_type as "sourceType", r.label as release,
              (select count(*)::int from authority_release_sections rs where rs.release_id = r.id) as sections
       from authority_releases r join authority_sources src on src.id = r.source_id
       where r.published_at is not null
       order by r.source_id, r.position desc`,
    );
    return rows as Holding[];
  }

  async function sources(): Promise<Source[]> {
    return (await knex("authority_sources")
      .select("id", "name", "description", "format", "priority", {
        sourceType: "source_type",
        updateFrequency: "update_frequency",
        isActive: "is_active",
      })
      .orderByRaw("array_position(array['high','medium','low'], priority), name")) as Source[];
  }

  return {
    ...createChunkStore(knex),
    releases,
    sectionByNumber,
    sectionsByNumber,
    contents,
    citedBy,
    library,
    holdings,
    sources,
  };
}

/** The address of the page of a section or unit. */
export function rowUrl(row: { number: string; fragment?: string }): string {
  return sectionUrl(row.number, row.fragment);
}
