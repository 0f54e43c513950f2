/** A time when somebody opened a paper. */
export interface PaperOpening {
  /** ISO 8601; openings of one paper by one person within ten minutes are one. */
  at: string;
  action: "viewed" | "downloaded";
  /** Null for a closed account and for the command line. */
  by: string | null;
  /** Whether the reader of this list did it. */
  isSelf: boolean;
  isOffice: boolean;
  /** Null for a document deleted since. */
  documentName: string | null;
}
