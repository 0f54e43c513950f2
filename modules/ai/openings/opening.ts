/** Openings: all that may open an answer in our own words, practice notes and digests alike. */
import { allDigests, type Digest } from "../digests/digests.ts";
import { isOverview, practiceNotes, type PracticeNote } from "../practice-notes/practice-note.ts";

export type Opening = { id: string; text: string; units: string[] } & (
  | { kind: "note" | "overview" | "fact"; note: PracticeNote }
  /** Of a section as a whole, or of a special rule in it. */
  | { kind: "section" | "rule"; digest: Digest }
);

let openings: Opening[] | null = null;

/** Notes first, each in the order of its file. */
export function allOpenings(): readonly Opening[] {
  openings ??= [...practiceNotes().map(ofNote), ...allDigests().map(ofDigest)];
  return openings;
}

export function ofNote(note: PracticeNote): Opening {
  const kind = isOverview(note) ? "overview" : note.ofFact ? "fact" : "note";
  return { id: note.id, text: note.answer, units: note.units, kind, note };
}

export function ofDigest(digest: Digest): Opening {
  const kind = digest.of.includes("(") ? "rule" : "section";
  return { id: digestId(digest.of), text: digest.text, units: digest.units, kind, digest };
}

/** @param of "26 USC 1031(f)" */
export function digestId(of: string): string {
  return `digest of ${of}`;
}
