/** Marks for what a quotation leaves out: "…" with the place where it stands. */

/** Whether words end in the middle of their sentence: a list, or its next item, follows. */
export function endsUnfinished(words: string): boolean {
  return /(?:[,;:—]|\b(?:and|or|bears to))\s*$/.test(words);
}

/** "… (26 USC 183(d), sentences 2 to 4)" */
export function omittedSentences(citation: string, first: number, last: number): string {
  const place = first === last ? `sentence ${first}` : `sentences ${first} to ${last}`;
  return `… (${citation}, ${place})`;
}

/** "… (26 USC 163(h)(3)(B) to (D))", "… (Notice 2014-21, SECTION 1.)" */
export function omittedUnits(citation: string, designators: string[]): string {
  const [first = ""] = designators;
  const last = designators.at(-1)!;
  const gap = /^\w/.test(first) ? ", " : "";
  return `… (${citation}${gap}${first}${first === last ? "" : ` to ${last}`})`;
}
