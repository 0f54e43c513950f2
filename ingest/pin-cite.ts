import { formatCitation } from "#modules/authority";
import type { DocumentKind, ParsedDocument } from "#modules/authority/schema";

/** Kinds that are cited down to the page, not to a part: "T.C. Memo. 2025-133, 12". */
const BY_PAGE: ReadonlySet<DocumentKind> = new Set(["tax-court", "reporter", "docket", "register"]);

/** The citation of a place in a document: by its unit, or in opinions and the Register by the page on which it begins. */
export function pinCite(
  { kind, key, structure }: Pick<ParsedDocument, "kind" | "key" | "structure">,
  at: { citation: string; path: readonly string[]; start: number },
): string {
  if (kind === "public-law")
    return formatCitation({ kind, key, path: isSection(at.path) ? [...at.path] : [] });
  if (!BY_PAGE.has(kind))
    return at.path.length === 0 ? at.citation : formatCitation({ kind, key, path: [...at.path] });
  const page = structure.pages?.findLast(({ start }) => start <= at.start)?.page;
  return formatCitation({ kind, key, path: page === undefined ? [] : [String(page)] });
}

/** Titles and subtitles of a law are not cited. */
function isSection([section]: readonly string[]): boolean {
  return section !== undefined && /^\d/.test(section);
}
