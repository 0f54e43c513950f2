import type { DocumentHit, IntakeDocument, Sort } from "#modules/intake/schema";
import { FOLDER_NAMES, isSpecial } from "./names.ts";

export const PAGE_SIZE = 50;

/** Name of a folder in the breadcrumb. */
export function folderTitle(folder: string, taxYear: number, categories: Map<string, string>): string {
  if (isSpecial(folder)) return FOLDER_NAMES[folder];
  if (folder === String(taxYear)) return folder;
  return categories.get(folder) ?? "All Documents";
}

const ORDERS: Record<Sort, (a: IntakeDocument, b: IntakeDocument) => number> = {
  name: (a, b) => a.originalFileName.localeCompare(b.originalFileName, "en", { sensitivity: "base" }),
  date: (a, b) => b.uploadedAt.localeCompare(a.uploadedAt),
  size: (a, b) => b.fileSize - a.fileSize,
  type: (a, b) => a.classification.localeCompare(b.classification),
};

/** Search hits in the requested order; null keeps the ranking, best first. */
export function sortHits(hits: DocumentHit[], sort: Sort | null): DocumentHit[] {
  return sort ? hits.toSorted((a, b) => ORDERS[sort](a.document, b.document)) : hits;
}

/** Previous and next document of a preview, among the documents of this page. */
export function neighborsOf<T extends { id: string }>(
  papers: T[],
  id: string,
): { previous: T | null; next: T | null } {
  const at = papers.findIndex((paper) => paper.id === id);
  if (at < 0) return { previous: null, next: null };
  return { previous: papers[at - 1] ?? null, next: papers[at + 1] ?? null };
}
