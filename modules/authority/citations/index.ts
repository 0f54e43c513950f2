export type { Citation, FoundCitation, ForeignLaw } from "./citation.ts";
export { formatPath } from "./citation.ts";
export { canonicalNumber } from "./code.ts";
export {
  citationUrl,
  findCitations,
  foreignLaw,
  formatCitation,
  parseCitation,
  parsePath,
  readCitations,
  sortKey,
  tie,
} from "./registry.ts";
