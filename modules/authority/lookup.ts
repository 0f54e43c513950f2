import type { Knex } from "knex";
import { DomainError, requireSignedIn } from "#modules/kernel";
import { canonicalNumber, formatCitation, parseCitation, sectionUrl } from "./citations.ts";
import type { Authority, ContentsEntry, Resolved, SectionText } from "./contract.ts";
import type { HierarchyStep, Unit } from "./schema.ts";
import type { SemanticIndex } from "./semantic-index.ts";
import { createStore, type ContentsRow, type ReleaseRow, type SectionRow, type Store } from "./store.ts";

/** Sections that "cited by" lists at most. */
const CITED_BY_LIMIT = 60;

type Lookup = Pick<
  Authority,
  "library" | "holdings" | "listSources" | "resolve" | "section" | "surroundings" | "contents"
>;

interface LookupDeps {
  knex: Knex;
  semantic: SemanticIndex | null;
}

export function createLookup({ knex, semantic }: LookupDeps): Lookup {
  const store = createStore(knex);

  async function section(number: string, asOf?: string): Promise<SectionText> {
    const release = await releaseAsOf(store, asOf);
    const row = await store.sectionByNumber(release.id, canonicalNumber(number));
    if (!row) {
      throw new DomainError("not_found", `26 USC ${number} is not in the library. Check the section number.`);
    }
    return toSectionText(row);
  }

  return {
    async library(actor) {
      requireSignedIn(actor);
      return store.library(semantic?.embeddings.id ?? null);
    },

    holdings: () => store.holdings(),

    async listSources(actor) {
      requireSignedIn(actor);
      return store.sources();
    },

    async section(actor, number, options = {}) {
      requireSignedIn(actor);
      return section(number, options.asOf);
    },

    async resolve(actor, text, options = {}) {
      requireSignedIn(actor);
      const citation = parseCitation(text);
      if (!citation) {
        throw new DomainError(
          "malformed",
          `"${text}" is not a citation. Write it like this: 26 USC 61(a)(1).`,
        );
      }
      return resolveUnit(await section(citation.section, options.asOf), citation.path);
    },

    async surroundings(actor, number) {
      requireSignedIn(actor);
      const release = await releaseAsOf(store);
      const all = await store.contents(release.id);
      const at = all.findIndex((row) => row.number === canonicalNumber(number));
      if (at < 0)
        throw new DomainError(
          "not_found",
          `26 USC ${number} is not in the library. Check the section number.`,
        );
      const home = divisionOf(all[at]!.hierarchy);
      return {
        previous: all[at - 1] ? toEntry(all[at - 1]!) : null,
        next: all[at + 1] ? toEntry(all[at + 1]!) : null,
        siblings: all.filter((row) => divisionOf(row.hierarchy) === home).map(toEntry),
        citedBy: (await store.citedBy(release.id, all[at]!.number, CITED_BY_LIMIT)).map(toEntry),
      };
    },

    async contents(actor) {
      requireSignedIn(actor);
      const release = await releaseAsOf(store);
      return (await store.contents(release.id)).map(toEntry);
    },
  };
}

/** The newest published release, or the one with this label. @throws DomainError `not_found`, `unavailable` while empty. */
export async function releaseAsOf(store: Store, asOf?: string): Promise<ReleaseRow> {
  return releaseAmong(await store.releases(), asOf);
}

/** @param releases newest first */
export function releaseAmong(releases: ReleaseRow[], asOf?: string): ReleaseRow {
  if (releases.length === 0) {
    throw new DomainError("unavailable", "The library is still empty. Load the Code with: taxrag ingest irc");
  }
  if (asOf === undefined) return releases[0]!;
  const found = releases.find((release) => release.label === asOf);
  if (found) return found;
  const held = releases.map((release) => release.label).join(", ");
  throw new DomainError("not_found", `The library holds no release point ${asOf}. It holds ${held}.`);
}

export function toSectionText(row: SectionRow): SectionText {
  const { sectionId: _, ...rest } = row;
  return { ...rest, url: sectionUrl(row.number) };
}

/** The unit at a path, else its nearest existing ancestor. Designators may differ in case. */
export function resolveUnit(section: SectionText, path: string[]): Resolved {
  const { units } = section.structure;
  for (let length = path.length; length >= 0; length--) {
    const unit = unitAt(units, path.slice(0, length));
    if (unit < 0) continue;
    const found = units[unit]!;
    return {
      section,
      unit,
      citation: formatCitation(section.number, found.path),
      url: sectionUrl(section.number, found.id),
      missing: length === path.length ? null : formatCitation(section.number, path),
    };
  }
  throw new DomainError("not_found", `${section.citation} holds no text.`);
}

function unitAt(units: Unit[], path: string[]): number {
  const exact = path.join("-");
  const index = units.findIndex((unit) => unit.path.join("-") === exact);
  if (index >= 0) return index;
  const folded = exact.toLowerCase();
  return units.findIndex((unit) => unit.path.join("-").toLowerCase() === folded);
}

function divisionOf(hierarchy: HierarchyStep[]): string {
  return hierarchy.map((step) => `${step.level} ${step.number}`).join("/");
}

function toEntry(row: ContentsRow): ContentsEntry {
  return { ...row, url: sectionUrl(row.number) };
}
