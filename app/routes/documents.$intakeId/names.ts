import type { Classification, ReadingState, Sort } from "#modules/intake/schema";

export const CLASS_NAMES: Record<Classification, string> = {
  w2: "W-2",
  "1099": "1099",
  "bank-statement": "Bank statement",
  receipt: "Receipt",
  "tax-return": "Tax return",
  spreadsheet: "Spreadsheet",
  other: "Other",
};

export const READING_NAMES: Record<ReadingState, string> = {
  queued: "Queued",
  reading: "Reading",
  read: "Read",
  unreadable: "Unreadable",
};

export const SORT_NAMES: Record<Sort, string> = {
  date: "Date, newest first",
  name: "Name, A to Z",
  size: "Size, largest first",
  type: "Type",
};

/** Folders that are not categories. */
export const FOLDER_NAMES = { recent: "Recent", favorites: "Favorites", unreadable: "Unreadable" } as const;

export type SpecialFolder = keyof typeof FOLDER_NAMES;

export function isSpecial(folder: string): folder is SpecialFolder {
  return Object.hasOwn(FOLDER_NAMES, folder);
}

/** Whether its extraction is still pending. */
export function isWaiting(state: ReadingState): boolean {
  return state === "queued" || state === "reading";
}
