/** Kinds of standing, and the mark that shows one; safe in a browser. */
export const STANDINGS = [
  "in_force",
  "proposed",
  "temporary",
  "limited",
  "superseded",
  "former",
  "not_precedent",
  "scanned",
] as const;
export type Standing = (typeof STANDINGS)[number];

export const STANDING_NAMES: Record<Standing, string> = {
  in_force: "In force",
  proposed: "Proposed",
  temporary: "Temporary",
  limited: "Changed since",
  superseded: "Superseded",
  former: "Former law",
  not_precedent: "Not precedent",
  scanned: "Read by OCR",
};

/** A mark on a document: its kind, a word or two for lists, a sentence for its page. */
export interface StandingMark {
  standing: Exclude<Standing, "in_force">;
  label: string;
  sentence: string;
}
