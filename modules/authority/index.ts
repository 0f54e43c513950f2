/**
 * The law library: sources, their releases, every version of every section, chunks, citations and search.
 * It stores and finds; reading official files is `ingest`, writing answers is `ai`.
 */
import { requireAdmin } from "#modules/kernel";
import type { Authority, AuthorityDeps } from "./contract.ts";
import { createEmbedding } from "./embedding.ts";
import { createFinding } from "./search/finding.ts";
import { createLookup } from "./documents/lookup.ts";
import { createPublishing } from "./editions/publishing.ts";
import { createRetrieval } from "./search/retrieval.ts";
import { createSearch } from "./search/search.ts";
import { semanticIndex } from "./search/semantic-index.ts";
import { storedBytes } from "./size-store.ts";

export type * from "./contract.ts";
export type { AmountRow, BracketStep, FilingStatus } from "./amounts/amount.ts";
export type { StatedAmountRow } from "./amounts/amount-store.ts";
export { changeText, inForceFor, type Applies, type Change } from "./changes/change.ts";
export { readChanges, type SectionChanges } from "./changes/reader.ts";
export { unitForYear, type UnitForYear } from "./changes/rebuilding.ts";
export type { FactCounts } from "./facts/fact-store.ts";
export type { Effect, Fact, FactKind } from "./facts/fact.ts";
export { quotableLines } from "./facts/lines.ts";
export { readFacts } from "./facts/reader.ts";
export type { FormerSection } from "./former-store.ts";
export {
  citationUrl,
  findCitations,
  foreignLaw,
  formatCitation,
  formatPath,
  parseCitation,
  parsePath,
  tie,
  type Citation,
  type ForeignLaw,
  type FoundCitation,
} from "./citations/index.ts";
export { createCosines, type Cosines } from "./search/cosines.ts";
export { rankingProfileFile } from "./search/ranking-profile.ts";
export { citationOf } from "./documents/naming.ts";
export { locate, normalizeForSearch } from "./documents/normalize.ts";
export { sentencesOf } from "./documents/sentences.ts";
export { questionWords } from "./search/vocabulary.ts";

export function createAuthority({ embeddings, ...deps }: AuthorityDeps): Authority {
  const semantic = embeddings && semanticIndex(deps.knex, embeddings);
  const retrieval = createRetrieval({ ...deps, semantic });
  return {
    ...createLookup({ ...deps, semantic }),
    ...createSearch({ ...deps, retrieval }),
    ...createFinding({ ...deps, retrieval }),
    ...createPublishing(deps),
    ...createEmbedding({ ...deps, semantic }),
    async storedBytes(actor) {
      requireAdmin(actor);
      return storedBytes(deps.knex);
    },
  };
}
