import { SORTS, type Sort } from "#modules/intake/schema";

export const VIEWS = ["grid", "list"] as const;
export type View = (typeof VIEWS)[number];

/** What the library shows; all of it stands in the address. */
export interface Place {
  /** "" for all documents, "recent", "favorites", a tax year or the id of a category. */
  folder: string;
  query: string;
  /** Null for the order that suits: best match while searching, else newest first. */
  sort: Sort | null;
  view: View;
  /** From 1. */
  page: number;
}

/** What is open above the library. */
export interface Above {
  /** Preview of this document. */
  document?: string;
  /** First page of it that is shown. */
  at?: number;
  /** Asks before this document is deleted. */
  delete?: string;
  /** The category to upload to; "choose" before one was chosen. */
  upload?: string;
  /** Where Share puts the address when no script can copy it. */
  share?: "1";
  /** What was just done and is said once. */
  done?: "delete" | "class" | "upload";
}

/** Ids of categories, years and names are written so. */
const FOLDER = /^[\w-]{1,64}$/;

export function readPlace(params: URLSearchParams): Place {
  return {
    folder: FOLDER.exec(params.get("folder") ?? "")?.[0] ?? "",
    query: (params.get("query") ?? "").trim(),
    sort: SORTS.find((sort) => sort === params.get("sort")) ?? null,
    view: params.get("view") === "list" ? "list" : "grid",
    page: readCount(params.get("page")),
  };
}

/** A number from 1; 1 for everything else. */
export function readCount(text: string | null): number {
  return text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

/** The address of a place; what is as usual is left out. */
export function libraryPath(intakeId: string, place: Partial<Place>, above: Above = {}): string {
  const { folder = "", query = "", sort = null, view = "grid", page = 1 } = place;
  const params = new URLSearchParams();
  if (folder) params.set("folder", folder);
  if (query) params.set("query", query);
  if (sort) params.set("sort", sort);
  if (view !== "grid") params.set("view", view);
  if (page > 1) params.set("page", String(page));
  for (const [name, value] of Object.entries(above)) {
    if (value !== undefined) params.set(name, String(value));
  }
  const search = params.toString();
  return `/documents/${encodeURIComponent(intakeId)}${search && `?${search}`}`;
}
