/** What a document is called, and where its page is. */
import { citationUrl, formatCitation, sortKey } from "../citations/index.ts";
import type { DocumentKind } from "../schema.ts";

/** A document by kind and key: `{ kind: "regulation", key: "1.61-21" }`. */
export interface DocumentName {
  kind: DocumentKind;
  key: string;
}

/** "26 USC 61", "26 CFR 1.61-21", "Rev. Rul. 2019-24" */
export function citationOf(name: DocumentName): string {
  return formatCitation({ ...name, path: [] });
}

/** "/authority/26-cfr/1.61-21" */
export function pathOf(name: DocumentName): string {
  return citationUrl({ ...name, path: [] });
}

/** A key whose order as text is the order of the documents of a kind. */
export function sortKeyOf(name: DocumentName): string {
  return sortKey({ ...name, path: [] });
}

/** The address of a unit by its fragment; "" for the document. */
export function withFragment(path: string, fragment: string): string {
  return fragment ? `${path}#${fragment}` : path;
}

/** A name as aliases are compared: case, spacing, kinds of hyphen and a final period make no difference. */
export function foldName(name: string): string {
  return name
    .normalize("NFKC")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/\.$/, "")
    .toLowerCase();
}
