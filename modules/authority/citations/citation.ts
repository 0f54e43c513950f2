/** What a citation is, and what one kind of documents brings to the registry. */
import type { DocumentKind, Range } from "../schema.ts";

/**
 * A citation of any kind of authority. `key` names the document within its kind ("61", "1.61-21",
 * "Rev. Rul. 2019-24"), `path` the place in it: designators from the document down (`["a", "1"]`), pages of an opinion.
 */
export interface Citation {
  kind: DocumentKind;
  key: string;
  path: string[];
}

/** A citation inside a longer text, with its range of characters. */
export interface FoundCitation extends Citation, Range {
  /** "low": read from the context, or from a number that only looks like one ("401(k)"). */
  confidence?: "low";
  /** Another place of publication of what is cited just before it: "2019-44 I.R.B. 1004". */
  parallel?: true;
  /** The text calls it former law: "former section 1034". */
  former?: true;
  /** What an impossible number was probably meant to be; `key` and `path` stay as written. */
  suggestion?: Citation;
  /** What this decision did to the one cited before it. */
  history?: "affirmed" | "reversed" | "vacated" | "remanded" | "cert. denied" | "overruled";
}

/** Numbers of another law: "section 301 of the Trade Act of 1974", "31 USC 5314", "California § 83". */
export interface ForeignLaw extends Range {
  /** The law as the text names it: "Trade Act of 1974", "31 USC", "California". */
  law: string;
  /** Its numbers as written: `["301"]`. */
  numbers: string[];
}

/** What one finder makes of a range of the folded text. Where two claims overlap, the longer one wins. */
export interface Claim extends Range {
  found: FoundCitation[];
  foreign?: ForeignLaw;
  /** For what only the text before can say ("such section", "162 T.C. at 169"): the citation, or null. */
  later?: (before: readonly FoundCitation[], context: Citation | undefined) => FoundCitation | null;
}

/** The address of a document: `/authority/{work}/{number}`. */
export interface Address {
  work: string;
  number: string;
}

/** One kind of documents: how its citations are found, written, addressed and ordered. */
export interface CitationKind {
  kind: DocumentKind;
  /** @param text folded: one character of white space at most in a row, plain hyphens and quotation marks */
  find(text: string): Claim[];
  /** The canonical citation. */
  format(key: string, path: readonly string[]): string;
  address(key: string): Address;
  /** The key of an address; null when it is not one of this kind. */
  keyAt(address: Address): string | null;
  /** A text whose order, in any collation, is the order of this kind's documents. */
  sortKey(key: string): string;
  /** Sections of the Code that the number itself names; none for most kinds. */
  tie?(key: string): Citation[];
}

/** "(a)(1)", "(f) Example 2(i)" */
export function formatPath(path: readonly string[]): string {
  return path.map((step) => (/^(?:Example|Q&A)/.test(step) ? ` ${step}` : `(${step})`)).join("");
}

/** Digits padded to `width`, so that they sort as text. */
export function padded(digits: string, width = 6): string {
  return digits.padStart(width, "0");
}
