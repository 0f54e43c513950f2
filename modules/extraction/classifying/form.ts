/** A form that clients submit, as the classifier knows it. */
import type { Classification } from "#modules/intake/schema";

export interface Form {
  /** Common name: the tag. */
  name: string;
  classification: Classification;
  titles: RegExp[];
  /** Its titles in one folded string. */
  words: string;
  /** The title also occurs elsewhere, such as in account statements: alone it proves nothing. */
  isCommon: boolean;
  /** Matches its number as printed, with or without "form" before it. */
  number: RegExp;
  /** Labels of its boxes. */
  boxes: RegExp[];
}

/** A row of the tables. The number is the one in the name unless given. */
export type Entry = [name: string, titles: string[], options?: { number?: string; boxes?: string[] }];
