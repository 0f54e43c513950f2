/** Where the links of a preview lead. */
export interface PreviewLinks {
  /** URL of the library below the dialog. */
  below: string;
  deletion: string;
  previous: string | null;
  next: string | null;
  /** Query parameters of the URL that shows the share link, for use without JavaScript. */
  share: [string, string][];
  /** URL of the preview from a page of the document on. */
  at(page: number): string;
}
