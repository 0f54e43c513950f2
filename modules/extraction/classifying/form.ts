/** One of the forms that clients send, as the classifier knows it. */
import type { Classification } from "#modules/intake/schema";

export interface Form {
  /** As people call it: the tag. */
  name: string;
  classification: Classification;
  titles: RegExp[];
  /** Its titles in one string, folded. */
  words: string;
  /** Its title is said elsewhere too, of rows in an account for one: alone it proves nothing. */
  isCommon: boolean;
  /** Its number as it is printed, with "form" before it or not. */
  number: RegExp;
  /** Labels of its boxes. */
  boxes: RegExp[];
}

/** One line of the tables. The number is the name's, unless it says otherwise. */
export type Entry = [name: string, titles: string[], options?: { number?: string; boxes?: string[] }];
