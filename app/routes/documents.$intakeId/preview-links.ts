/** Where the links of a preview lead. */
export interface PreviewLinks {
  /** The library below. */
  below: string;
  deletion: string;
  previous: string | null;
  next: string | null;
  /** Fields of the address that shows this preview's address, for those without a script. */
  share: [string, string][];
  /** The preview from this page of the document on. */
  at(page: number): string;
}
