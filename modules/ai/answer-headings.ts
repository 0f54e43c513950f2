/** Headings of the built-in model's answers that other code looks for. */

/** What the screens fold. */
export const REST = "## The rest";
/** Where each section quoted stands in its book. */
export const PLACES = "## Where it stands";
