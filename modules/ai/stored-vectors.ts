/**
 * Vectors of texts of our own (wordings of practice notes, digests), made ahead by the product's local model: a signed
 * byte for each dimension, as a share of its greatest; the length is restored when they are read.
 * `tests/eval/embed-texts.ts` writes them.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { createCosines, type Cosines, type UnderstoodQuestion } from "#modules/authority";
import { productFolder } from "#modules/platform";

export const VECTORS = { bytes: "minilm.bin", manifest: "minilm.json" } as const;

/** A text and what it belongs to; several may belong to one. */
export interface KeyedText {
  key: string;
  text: string;
}

/** Hex: vectors of other texts are out of date. */
export function textsHash(texts: readonly KeyedText[]): string {
  const all = texts.map(({ key, text }) => `${key}\t${text}\n`).join("");
  return createHash("sha256").update(all).digest("hex");
}

export const vectorsManifestSchema = z.strictObject({
  /** Id of the embedding model. */
  model: z.string(),
  /** The script that wrote both files. */
  script: z.string(),
  dimensions: z.number().int().positive(),
  /** Hex, of the texts in their order, and of the .bin file. */
  texts: z.string().length(64),
  sha256: z.string().length(64),
});

export interface StoredVectors {
  model: string;
  /** Each once. */
  keys: string[];
  /** Place among the keys of each text's, in the order of the texts. */
  keyOf: Int32Array;
  cosines: Cosines;
}

/** Cosine to the nearest text by its key. */
export type Nearness = ReadonlyMap<string, number>;

/** Null while the texts were edited since: there are still answers, by words alone; a test tells that vectors are due. */
export function readStoredVectors(folder: string, texts: readonly KeyedText[]): StoredVectors | null {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, VECTORS.manifest), "utf8"));
  const { model, dimensions, texts: madeFrom } = vectorsManifestSchema.parse(manifest);
  if (textsHash(texts) !== madeFrom) return null;
  const numbers = Float32Array.from(new Int8Array(readFileSync(join(folder, VECTORS.bytes))));
  for (let at = 0; at < numbers.length; at += dimensions) {
    const one = numbers.subarray(at, at + dimensions);
    const length = Math.hypot(...one);
    one.forEach((value, place) => (one[place] = value / length));
  }
  const places = new Map([...new Set(texts.map(({ key }) => key))].map((key, at) => [key, at]));
  const keyOf = Int32Array.from(texts, ({ key }) => places.get(key)!);
  return { model, keys: [...places.keys()], keyOf, cosines: createCosines(numbers, dimensions) };
}

/**
 * How near a question is in meaning to the texts of a folder, by their key; null without a vector of the question, and for
 * one of a model whose vectors are not at hand. The vectors are read at the first question; each is compared once.
 */
export function createNearness(
  folder: string,
  texts: () => readonly KeyedText[],
): (meaning: UnderstoodQuestion["meaning"]) => Nearness | null {
  let stored: { current: StoredVectors | null } | null = null;
  const compared = new WeakMap<object, Nearness | null>();
  return (meaning) => {
    if (!meaning) return null;
    const known = compared.get(meaning);
    if (known !== undefined) return known;
    stored ??= { current: readStoredVectors(join(productFolder(), folder), texts()) };
    const near = nearnessTo(stored.current, meaning);
    compared.set(meaning, near);
    return near;
  };
}

function nearnessTo(
  stored: StoredVectors | null,
  meaning: NonNullable<UnderstoodQuestion["meaning"]>,
): Nearness | null {
  if (meaning.model !== stored?.model) return null;
  const { keys, keyOf } = stored;
  const cosines = stored.cosines(meaning.vector);
  const nearest = new Float32Array(keys.length).fill(-1);
  // By index: an iterator makes an object for each of tens of thousands of numbers.
  for (let at = 0; at < cosines.length; at++)
    if (cosines[at]! > nearest[keyOf[at]!]!) nearest[keyOf[at]!] = cosines[at]!;
  return new Map(keys.map((key, at) => [key, nearest[at]!]));
}
