/**
 * How people ask what a practice note answers, in words of our own, and which notes a question is near to in meaning.
 * The wordings stand in `asked/*.tsv` beside the notes, for a practitioner to edit; their vectors in a file that
 * `tests/eval/embed-notes.ts` writes from them.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { createCosines, type Cosines, type UnderstoodQuestion } from "#modules/authority";
import { productFolder } from "#modules/platform";

export const WORDINGS_FOLDER = "modules/ai/data/practice-notes/asked";
export const VECTORS = { bytes: "minilm.bin", manifest: "minilm.json" } as const;

export interface Wording {
  /** Id of the note. */
  note: string;
  asked: string;
}

/** Below a line of column names: id, asked; the wordings of a note stand between " | ". */
export function readWordings(folder = join(productFolder(), WORDINGS_FOLDER)): Wording[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".tsv"))
    .toSorted()
    .flatMap((name) => {
      const [, ...lines] = readFileSync(join(folder, name), "utf8").trimEnd().split("\n");
      return lines.flatMap((line) => {
        const [note = "", asked = ""] = line.split("\t");
        return asked.split(" | ").map((one) => ({ note, asked: one }));
      });
    });
}

/** Hex: vectors of other wordings are out of date. */
export function wordingsHash(wordings: readonly Wording[]): string {
  const text = wordings.map(({ note, asked }) => `${note}\t${asked}\n`).join("");
  return createHash("sha256").update(text).digest("hex");
}

export const vectorsManifestSchema = z.strictObject({
  /** Id of the embedding model. */
  model: z.string(),
  /** The script that wrote both files. */
  script: z.string(),
  dimensions: z.number().int().positive(),
  /** Hex, of the wordings in their order, and of the .bin file. */
  wordings: z.string().length(64),
  sha256: z.string().length(64),
});

interface NoteVectors {
  model: string;
  /** Of each wording, in the order of the files. */
  notes: string[];
  cosines: Cosines;
}

let vectors: { current: NoteVectors | null } | null = null;

/** Cosine to the nearest wording by the note's id. */
export type Nearness = ReadonlyMap<string, number>;

/** Null without a vector, for a model whose vectors are not at hand, and while the wordings were edited since. */
export function nearnessToNotes(meaning: UnderstoodQuestion["meaning"]): Nearness | null {
  vectors ??= { current: readVectors(join(productFolder(), WORDINGS_FOLDER)) };
  const { current } = vectors;
  if (!current || meaning?.model !== current.model) return null;
  const nearest = new Map<string, number>();
  for (const [at, cosine] of current.cosines(meaning.vector).entries()) {
    const note = current.notes[at]!;
    if (cosine > (nearest.get(note) ?? -1)) nearest.set(note, cosine);
  }
  return nearest;
}

function readVectors(folder: string): NoteVectors | null {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, VECTORS.manifest), "utf8"));
  const { model, dimensions, wordings: madeFrom } = vectorsManifestSchema.parse(manifest);
  const wordings = readWordings(folder);
  // Whoever edits a wording still has answers, by the notes' words alone; a test tells that the vectors are due.
  if (wordingsHash(wordings) !== madeFrom) return null;
  const numbers = Float32Array.from(new Int8Array(readFileSync(join(folder, VECTORS.bytes))));
  for (let at = 0; at < numbers.length; at += dimensions) {
    const one = numbers.subarray(at, at + dimensions);
    const length = Math.hypot(...one);
    one.forEach((value, place) => (one[place] = value / length));
  }
  return { model, notes: wordings.map(({ note }) => note), cosines: createCosines(numbers, dimensions) };
}
