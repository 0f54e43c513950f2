import type { Modules } from "#product";
import type { Intake } from "#modules/intake/schema";
import type { Actor } from "#modules/kernel";
import type { TableRows } from "#modules/extraction/schema";
import { hasCode } from "../../http/errors.server.ts";
import type { Paper } from "./library.server.ts";
import { pageWindow, type PageWindow } from "./page-window.ts";
import { previewKindOf, type PreviewKind } from "./preview-kind.ts";

/** Maximum length of the text in a preview, in characters; the download has the rest. */
const TEXT_MAX = 60_000;
const ROWS_MAX = 20;
/** Characters shown before and after quoted words. */
const QUOTED_AROUND = 2_000;

export interface Preview {
  paper: Paper;
  kind: PreviewKind;
  /** Pages of a PDF that can be displayed. */
  pages: PageWindow | null;
  table: TableRows | null;
  /** Extracted text, page by page; empty until the extraction is done. */
  text: string[];
  isTextCut: boolean;
  /** The page that an answer quotes, in three parts: before the words, the words, after them. */
  quoted: { page: number; parts: [string, string, string] } | null;
}

type Asking = { modules: Modules; actor: Actor };

/** Null when the document is no longer in this intake. */
export async function readPreview(
  { modules, actor }: Asking,
  intake: Intake,
  { id, at, mark = null }: { id: string; at: number; mark?: { start: number; end: number } | null },
): Promise<Preview | null> {
  const paper = await findPaper({ modules, actor }, intake, id);
  if (!paper) return null;
  const kind = previewKindOf(paper.mimeType);
  const isReadable = paper.readingState !== "unreadable";
  const [table, text] = await Promise.all([
    kind === "table" && isReadable ? readTable({ modules, actor }, id) : null,
    modules.intake.getText(actor, id),
  ]);
  const shown = cutText(text);
  return {
    paper,
    kind,
    pages: kind === "pdf" && isReadable ? pageWindow(paper.pages, at) : null,
    table,
    text: shown,
    isTextCut: shown.join("").length < text.join("").length,
    quoted: mark && quotedPage(text[at - 1] ?? "", at, mark),
  };
}

/** A document of this intake with its category's name; null when it is gone or in another intake. */
export async function findPaper(
  { modules, actor }: Asking,
  intake: Intake,
  id: string,
): Promise<Paper | null> {
  try {
    const document = await modules.intake.getDocument(actor, id);
    if (document.intakeId !== intake.id) return null;
    const categories = await modules.intake.listCategories(actor, intake.intakeType);
    const category = categories.find(({ id: categoryId }) => categoryId === document.categoryId);
    return { ...document, categoryName: category?.name ?? "", context: null, hitPage: null };
  } catch (error) {
    if (hasCode(error, "not_found")) return null;
    throw error;
  }
}

async function readTable({ modules, actor }: Asking, id: string): Promise<TableRows | null> {
  try {
    return await modules.extraction.tableRows(actor, id, ROWS_MAX);
  } catch (error) {
    // The download still works, and the screen says that there is no preview.
    if (hasCode(error, "invalid", "unsupported", "too_large", "unavailable")) return null;
    throw error;
  }
}

function quotedPage(text: string, page: number, { start, end }: { start: number; end: number }) {
  if (end > text.length) return null;
  const before = text.slice(Math.max(0, start - QUOTED_AROUND), start);
  const parts: [string, string, string] = [
    before,
    text.slice(start, end),
    text.slice(end, end + QUOTED_AROUND),
  ];
  return { page, parts };
}

function cutText(pages: string[]): string[] {
  const shown: string[] = [];
  let left = TEXT_MAX;
  for (const page of pages) {
    if (left <= 0) break;
    shown.push(page.slice(0, left));
    left -= page.length;
  }
  return shown;
}
