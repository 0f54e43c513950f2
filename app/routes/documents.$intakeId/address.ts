import { SORTS, type Sort } from "#modules/intake/schema";

export const VIEWS = ["grid", "list"] as const;
export type View = (typeof VIEWS)[number];

/** View state of the library, held entirely in the URL. */
export interface Place {
  /** "" for all documents, "recent", "favorites", a tax year or the id of a category. */
  folder: string;
  query: string;
  /** Null for the default order: best match while searching, else newest first. */
  sort: Sort | null;
  view: View;
  /** From 1. */
  page: number;
}

/** The dialog open above the library. */
export interface Above {
  /** Id of the document in the preview. */
  document?: string;
  /** First page shown in the preview. */
  at?: number;
  /** Id of the document whose deletion is to be confirmed. */
  delete?: string;
  /** The category to upload to; "choose" while none is chosen. */
  upload?: string;
  /** Shows the share link in a field, for use without JavaScript. */
  share?: "1";
  /** The action just performed, announced once. */
  done?: "delete" | "class" | "upload";
}

/** Format of category ids, years and names. */
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

/** Parses a number from 1; returns 1 for anything else. */
export function readCount(text: string | null): number {
  return text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

/** The characters to mark on the page that the preview opens at; null for none. */
export function readMark(params: URLSearchParams): { start: number; end: number } | null {
  const [start, end] = ["from", "to"].map((name) => params.get(name) ?? "");
  if (!start || !end || !/^\d{1,9}$/.test(start) || !/^\d{1,9}$/.test(end)) return null;
  return Number(start) < Number(end) ? { start: Number(start), end: Number(end) } : null;
}

/** URL of a view state; defaults are omitted. */
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
