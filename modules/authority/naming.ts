/** What a document is called, and where its page is. */
import { formatCitation, sectionUrl } from "./citations.ts";
import type { DocumentKind } from "./schema.ts";
import { sortKey } from "./sort-key.ts";

/** A document by kind and key: `{ kind: "regulation", key: "1.61-21" }`. */
export interface DocumentName {
  kind: DocumentKind;
  key: string;
}

/** "26 CFR 1.61-21"; other kinds carry their work in the key: "Rev. Rul. 2019-24". */
export function citationOf({ kind, key }: DocumentName): string {
  if (kind === "code") return formatCitation(key);
  return kind === "regulation" ? `26 CFR ${key}` : key;
}

/** "/authority/26-cfr/1.61-21" */
export function pathOf({ kind, key }: DocumentName): string {
  if (kind === "code") return sectionUrl(key);
  if (kind === "regulation") return `/authority/26-cfr/${encodeURIComponent(key)}`;
  return `/authority/${kind}/${encodeURIComponent(key)}`;
}

/** A key whose order as text is the order of the documents of a kind. */
export function sortKeyOf({ key }: DocumentName): string {
  return sortKey(key);
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
