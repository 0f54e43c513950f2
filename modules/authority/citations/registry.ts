/** All kinds of citations together: the longest match wins. */
import type { DocumentKind } from "../schema.ts";
import type { Address, Citation, CitationKind, Claim, FoundCitation, ForeignLaw } from "./citation.ts";
import { code } from "./code.ts";
import { determination } from "./determination.ts";
import { docket } from "./docket.ts";
import { fold } from "./fold.ts";
import { findForeign } from "./foreign.ts";
import { form } from "./form.ts";
import { publicLaw } from "./public-law.ts";
import { publication } from "./publication.ts";
import { register } from "./register.ts";
import { regulation } from "./regulation.ts";
import { findRelative } from "./relative.ts";
import { reporter } from "./reporter.ts";
import { ruling } from "./ruling.ts";
import { taxCourt } from "./tax-court.ts";

/** Of two claims of one length the earlier kind's wins. */
const KINDS: readonly CitationKind[] = [
  code,
  regulation,
  ruling,
  determination,
  taxCourt,
  reporter,
  docket,
  publicLaw,
  register,
  publication,
  form,
];
const BY_NAME = new Map<DocumentKind, CitationKind>(KINDS.map((kind) => [kind.kind, kind]));

function kindOf(kind: DocumentKind): CitationKind {
  return BY_NAME.get(kind)!;
}

interface Reading {
  found: FoundCitation[];
  foreign: ForeignLaw[];
}

/**
 * Everything that a text cites, in order, none overlapping; members inside a range ("§§ 671-679") have an empty range.
 * @param context the document, and the unit of it, that the text stands in: completes "paragraph (2)", "this section", "Id."
 */
export function readCitations(original: string, context?: Citation): Reading {
  const folded = fold(original);
  const { text } = folded;
  const absolute = [...findForeign(text), ...KINDS.flatMap((kind) => kind.find(text))];
  const starts = new Map<number, FoundCitation>();
  for (const { start, found } of absolute) if (found[0] && !starts.has(start)) starts.set(start, found[0]);
  const relative = findRelative(text, context, (at) => starts.get(at) ?? null);
  const reading: Reading = { found: [], foreign: [] };
  for (const claim of longest([...absolute, ...relative])) {
    const later = claim.later?.(reading.found, context);
    reading.found.push(...claim.found, ...(later ? [later] : []));
    if (claim.foreign) reading.foreign.push(claim.foreign);
  }
  return {
    found: reading.found.map((citation) => ({ ...citation, ...folded.original(citation) })),
    foreign: reading.foreign.map((law) => ({ ...law, ...folded.original(law) })),
  };
}

/** The claims that stand, in the order of the text: of overlapping ones the longer, of equal ones the first. */
function longest(claims: readonly Claim[]): Claim[] {
  const order = claims.map((_, index) => index);
  const lengthOf = (index: number) => claims[index]!.end - claims[index]!.start;
  order.sort((a, b) => lengthOf(b) - lengthOf(a) || a - b);
  const kept = new Ranges();
  for (const index of order) kept.add(claims[index]!);
  return kept.inOrder();
}

/** Claims by their place; adding one that overlaps does nothing. */
class Ranges {
  readonly #taken = new Map<number, Claim>();

  add(claim: Claim): void {
    for (let at = claim.start; at < claim.end; at++) if (this.#taken.has(at)) return;
    for (let at = claim.start; at < claim.end; at++) this.#taken.set(at, claim);
  }

  inOrder(): Claim[] {
    return [...new Set(this.#taken.values())].sort((a, b) => a.start - b.start);
  }
}

/** The citations of a text, in order. @param context the document and unit that the text stands in */
export function findCitations(text: string, context?: Citation): FoundCitation[] {
  return readCitations(text, context).found;
}

/** The numbers in a text that belong to other laws, in order, with the law's name. */
export function foreignLaw(text: string): ForeignLaw[] {
  return readCitations(text).foreign;
}

/** The first citation of a text in any usual form; null when there is none. */
export function parseCitation(text: string): Citation | null {
  const [found] = findCitations(text);
  return found ? { kind: found.kind, key: found.key, path: found.path } : null;
}

/** "26 USC 61(a)(1)", "26 CFR 1.61-21(f)", "Rev. Rul. 2019-24" */
export function formatCitation({ kind, key, path }: Citation): string {
  return kindOf(kind).format(key, path);
}

/** "/authority/26-usc/61#a-1"; `fragment` is a unit's id, "" for the document. */
export function citationUrl({ kind, key }: Citation, fragment = ""): string {
  const { work, number } = kindOf(kind).address(key);
  const steps = number.split("/").map(encodeURIComponent).join("/");
  return `/authority/${work}/${steps}${fragment ? `#${fragment}` : ""}`;
}

/** The document of an address ("26-cfr", "1.61-21"); null when no kind has such a one. */
export function parsePath(work: string, number: string): Citation | null {
  const address: Address = { work, number };
  for (const { kind, keyAt } of KINDS) {
    const key = keyAt(address);
    if (key !== null) return { kind, key, path: [] };
  }
  return null;
}

/** A text whose order, in any collation, is the order of the documents of one kind. */
export function sortKey({ kind, key }: Citation): string {
  return kindOf(kind).sortKey(key);
}

/** Sections of the Code that a number itself names: 26 CFR 1.61-21 stands under 26 USC 61. */
export function tie({ kind, key }: Citation): Citation[] {
  return kindOf(kind).tie?.(key) ?? [];
}
