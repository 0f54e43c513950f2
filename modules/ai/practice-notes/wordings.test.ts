import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { questionWords } from "#modules/authority";
import { VECTORS, vectorsManifestSchema } from "../stored-vectors.ts";
import { isFirm } from "./noted.ts";
import { practiceNotes } from "./practice-note.ts";
import { nearnessToNotes, readWordings } from "./wordings.ts";

const FOLDER = join(import.meta.dirname, "../data/practice-notes/asked");
const manifest = vectorsManifestSchema.parse(
  JSON.parse(readFileSync(join(FOLDER, VECTORS.manifest), "utf8")),
);

describe("the wordings of practice notes", () => {
  const wordings = readWordings();

  it("belong to a note each, and every note has one but overviews and those of facts, which are found by their words alone", () => {
    const ids = new Set(practiceNotes().map(({ id }) => id));
    expect(wordings.filter(({ key }) => !ids.has(key))).toEqual([]);
    const worded = new Set(wordings.map(({ key }) => key));
    const asked = practiceNotes().flatMap((note) => (isFirm(note) ? [] : [note.id]));
    expect(asked.filter((id) => !worded.has(id))).toEqual([]);
  });

  it("say something, and none stands for two notes", () => {
    expect(wordings.filter(({ text }) => questionWords(text).length === 0)).toEqual([]);
    const texts = wordings.map(({ text }) => text.toLowerCase());
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  });

  it("are near in meaning to a question with the vector of one of them", () => {
    const { dimensions, model } = manifest;
    const at = wordings.findIndex(({ key }) => key === "cannabis");
    const bytes = readFileSync(join(FOLDER, VECTORS.bytes)).subarray(at * dimensions, (at + 1) * dimensions);
    const numbers = Float32Array.from(new Int8Array(bytes));
    const length = Math.hypot(...numbers);
    const near = nearnessToNotes({ model, vector: numbers.map((value) => value / length) })!;
    expect(near.get("cannabis")).toBeCloseTo(1, 2);
    expect([...near].filter(([, cosine]) => cosine > 0.95).map(([note]) => note)).toEqual(["cannabis"]);
  });

  it("say nothing of a question without a vector, or with one of another model", () => {
    expect(nearnessToNotes(null)).toBeNull();
    expect(nearnessToNotes({ model: "another", vector: new Float32Array(3) })).toBeNull();
  });
});
