/**
 * How people ask what a practice note answers, in words of our own, and which notes a question is near to in meaning.
 * The wordings stand in `asked/*.tsv` beside the notes, for a practitioner to edit, with their stored vectors.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { productFolder } from "#modules/platform";
import { createNearness, type KeyedText } from "../stored-vectors.ts";

export const WORDINGS_FOLDER = "modules/ai/data/practice-notes/asked";

/** Keyed by the note's id. Below a line of column names: id, asked; the wordings of a note stand between " | ". */
export function readWordings(folder = join(productFolder(), WORDINGS_FOLDER)): KeyedText[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".tsv"))
    .toSorted()
    .flatMap((name) => {
      const [, ...lines] = readFileSync(join(folder, name), "utf8").trimEnd().split("\n");
      return lines.flatMap((line) => {
        const [key = "", asked = ""] = line.split("\t");
        return asked.split(" | ").map((text) => ({ key, text }));
      });
    });
}

/** By the note's id; null without vectors. */
export const nearnessToNotes = createNearness(WORDINGS_FOLDER, () => readWordings());
