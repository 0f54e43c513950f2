import type { Modules } from "#product";
import type { DocumentHit, Folder, Intake, IntakeDocument } from "#modules/intake/schema";
import type { Actor } from "#modules/kernel";
import type { Place } from "./address.ts";
import { isSpecial, type SpecialFolder } from "./names.ts";
import { folderTitle, PAGE_SIZE, sortHits } from "./folder-view.ts";

/** A document as the library shows it. */
export interface Paper extends IntakeDocument {
  categoryName: string;
  /** Text around a search match; the matches are enclosed in U+E000 and U+E001. */
  context: string | null;
  /** Page of the match. */
  hitPage: number | null;
}

export interface FolderCounts {
  all: number;
  unreadable: number;
  taxYear: number;
  /** Non-empty categories, in the order of the wizard. */
  categories: Pick<Folder, "id" | "name" | "count">[];
}

export interface Shown {
  papers: Paper[];
  /** Number of documents on all pages. */
  total: number;
  title: string;
}

type Asking = { modules: Modules; actor: Actor };

export async function readFolderCounts({ modules, actor }: Asking, intake: Intake): Promise<FolderCounts> {
  const [[year], unreadable] = await Promise.all([
    modules.intake.listFolders(actor, intake.id),
    modules.intake.countDocuments(actor, intake.id, { only: "unreadable" }),
  ]);
  const categories = (year?.folders ?? []).filter(({ count }) => count > 0);
  return { all: year?.count ?? 0, unreadable, taxYear: intake.taxYear, categories };
}

/** The documents of one page of a view. */
export async function readShown(asking: Asking, intake: Intake, place: Place): Promise<Shown> {
  const { modules, actor } = asking;
  const names = new Map(
    (await modules.intake.listCategories(actor, intake.intakeType)).map(({ id, name }) => [id, name]),
  );
  const { hits, total } = place.query
    ? await search(asking, intake, place)
    : await list(asking, intake, place);
  const papers = hits.map(({ document, context, page }) => ({
    ...document,
    categoryName: names.get(document.categoryId) ?? "",
    context,
    hitPage: page,
  }));
  return { papers, total, title: folderTitle(place.folder, intake.taxYear, names) };
}

async function search({ modules, actor }: Asking, intake: Intake, place: Place) {
  const found = await modules.intake.searchDocuments(actor, intake.id, place.query);
  const hits = sortHits(found.filter(inFolder(place.folder, intake.taxYear)), place.sort);
  const start = (place.page - 1) * PAGE_SIZE;
  return { hits: hits.slice(start, start + PAGE_SIZE), total: hits.length };
}

function inFolder(folder: string, taxYear: number) {
  return ({ document }: DocumentHit): boolean => {
    if (folder === "favorites") return document.isFavorite;
    if (folder === "unreadable") return document.readingState === "unreadable";
    return ["", "recent", String(taxYear)].includes(folder) || document.categoryId === folder;
  };
}

async function list({ modules, actor }: Asking, intake: Intake, place: Place) {
  const limits = filterOf(place.folder, intake.taxYear);
  const [documents, total] = await Promise.all([
    modules.intake.listDocuments(actor, intake.id, {
      ...limits,
      sort: place.sort ?? "date",
      limit: PAGE_SIZE,
      offset: (place.page - 1) * PAGE_SIZE,
    }),
    modules.intake.countDocuments(actor, intake.id, limits),
  ]);
  const hits: DocumentHit[] = documents.map((document) => ({ document, context: null, page: null }));
  return { hits, total };
}

function filterOf(folder: string, taxYear: number): { categoryId?: string; only?: SpecialFolder } {
  if (isSpecial(folder)) return { only: folder };
  return folder === "" || folder === String(taxYear) ? {} : { categoryId: folder };
}
