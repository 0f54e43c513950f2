import type { Knex } from "knex";
import { DomainError, requireSignedIn, type Actor } from "#modules/kernel";
import { amountsOf } from "../amounts/amount-store.ts";
import { ratesOf } from "../rates/rate-store.ts";
import { foreignLaw, parseCitation } from "../citations/index.ts";
import { formerSection } from "../former-store.ts";
import type { Authority, ContentsEntry, DocumentText, DocumentVersion } from "../contract.ts";
import { createCitingStore } from "../citing-store.ts";
import { countFacts } from "../facts/fact-store.ts";
import type { Moment } from "../in-force-store.ts";
import { libraryIsEmpty, readMoment } from "../editions/moment.ts";
import { createKeptStatus } from "./kept-status.ts";
import { citationOf } from "./naming.ts";
import { resolveUnit } from "./resolving.ts";
import { longDate, type HierarchyStep } from "../schema.ts";
import type { SemanticIndex } from "../search/semantic-index.ts";
import { createStore, type DocumentRow } from "../store.ts";

/** Documents that "cites" and "cited by" list at most. */
const CITED_LIMIT = 60;

type Lookup = Pick<
  Authority,
  | "library"
  | "holdings"
  | "listSources"
  | "resolve"
  | "document"
  | "references"
  | "surroundings"
  | "contents"
  | "versions"
  | "formerSection"
  | "amounts"
  | "federalRates"
  | "factCounts"
>;

interface LookupDeps {
  knex: Knex;
  semantic: SemanticIndex | null;
}

const EDITION = /^(?:Form|Instructions for|Pub\.) .+ \(\d{4}\)$/;

export function createLookup({ knex, semantic }: LookupDeps): Lookup {
  const store = createStore(knex);
  const citing = createCitingStore(knex);
  const status = createKeptStatus(knex, store.library);

  async function requireDocument(actor: Actor, citation: string, asOf?: string): Promise<DocumentText> {
    const moment = await readMoment(store, actor, asOf);
    const row = await store.documentNamed(citation, moment);
    if (row) return toDocumentText(row);
    throw await missing(actor, citation, { moment, asOf });
  }

  /** "Form 1040 (2024)": the edition of that name, where it is held. */
  async function editionNamed(text: string): Promise<string | undefined> {
    const label = text.trim();
    if (!EDITION.test(label)) return undefined;
    return (await store.releasesNamed(label)).length > 0 ? label : undefined;
  }

  async function missing(
    actor: Actor,
    citation: string,
    { moment, asOf = "" }: { moment: Moment | null; asOf?: string },
  ): Promise<DomainError> {
    const id = await store.documentId(citation);
    const [first] = id === null ? [] : await store.versions(id);
    if (moment && first && moment.date < first.from) {
      return new DomainError(
        "not_found",
        `The library holds ${citation} from ${longDate(first.from)} on (${first.label}), and no words of ${longDate(moment.date)}.`,
      );
    }
    if (first)
      return new DomainError(
        "not_found",
        `${citation} was not in force ${moment ? `as of ${asOf}` : "any more"}.`,
      );
    if ((await store.library(null)).sections === 0) return libraryIsEmpty(actor);
    return new DomainError("not_found", `${citation} is not in the library. Check the section number.`);
  }

  async function contents(kind: DocumentRow["kind"]): Promise<ContentsEntry[]> {
    return store.contents(kind);
  }

  return {
    async library(actor) {
      requireSignedIn(actor);
      return status(semantic?.embeddings.id ?? null);
    },

    holdings: () => store.holdings(),

    async listSources(actor) {
      requireSignedIn(actor);
      return store.sources();
    },

    async document(actor, citation, options = {}) {
      requireSignedIn(actor);
      return requireDocument(actor, citation, options.asOf);
    },

    async resolve(actor, text, options = {}) {
      requireSignedIn(actor);
      const { citation, path } = await readCitation(text);
      const document = await requireDocument(actor, citation, options.asOf ?? (await editionNamed(text)));
      return resolveUnit(document, path);
    },

    async references(actor, citation) {
      requireSignedIn(actor);
      return citing.referencesOf(citation);
    },

    async surroundings(actor, citation) {
      requireSignedIn(actor);
      const document = await requireDocument(actor, citation);
      const all = await contents(document.kind);
      const at = all.findIndex((row) => row.citation === document.citation);
      const home = divisionOf(document.hierarchy);
      return {
        previous: all[at - 1] ?? null,
        next: all[at + 1] ?? null,
        siblings: all.filter((row) => divisionOf(row.hierarchy) === home),
        citedBy: await store.citedBy(document, CITED_LIMIT),
        cites: await store.cites(document, CITED_LIMIT),
      };
    },

    async amounts(actor, sections) {
      requireSignedIn(actor);
      return amountsOf(knex, sections);
    },

    async federalRates(actor, month) {
      requireSignedIn(actor);
      return ratesOf(knex, month);
    },

    async factCounts(actor, citation) {
      requireSignedIn(actor);
      return countFacts(knex, citation && (await requireDocument(actor, citation)).citation);
    },

    async formerSection(actor, key) {
      requireSignedIn(actor);
      return formerSection(knex, key);
    },

    async contents(actor, kind) {
      requireSignedIn(actor);
      const all = await contents(kind);
      if (all.length === 0 && kind === "code") throw libraryIsEmpty(actor);
      return all;
    },

    async versions(actor, citation): Promise<DocumentVersion[]> {
      requireSignedIn(actor);
      const id = await store.documentId(citation);
      const versions = id === null ? [] : await store.versions(id);
      if (versions.length === 0) throw await missing(actor, citation, { moment: null });
      return versions.map(({ from, label }, at) => ({ from, label, to: versions[at + 1]?.from ?? null }));
    },
  };

  /** The document's citation and the designators below it. @throws DomainError `malformed`, of another law `not_found` */
  async function readCitation(text: string): Promise<{ citation: string; path: string[] }> {
    const parsed = parseCitation(text);
    if (parsed) return { citation: citationOf(parsed), path: parsed.path };
    if ((await store.documentId(text.trim())) !== null) return { citation: text.trim(), path: [] };
    if (foreignLaw(text).length > 0)
      throw new DomainError(
        "not_found",
        `"${text.trim()}" is of another law, which is not in the library. It holds federal tax law: Title 26 (26 USC 61), its regulations (26 CFR 1.61-1), rulings and opinions.`,
      );
    throw new DomainError("malformed", `"${text}" is not a citation. Write it like this: 26 USC 61(a)(1).`);
  }
}

export function toDocumentText(row: DocumentRow): DocumentText {
  const { documentId: _, unitFacts, ...text } = row;
  return { ...text, ...(unitFacts && { unitFacts }) };
}

function divisionOf(hierarchy: HierarchyStep[]): string {
  return hierarchy.map((step) => `${step.level} ${step.number}`).join("/");
}
