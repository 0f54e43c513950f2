import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { productFolder } from "#modules/platform";
import { DIGESTS_FOLDER } from "./digests/digests.ts";
import { digestTexts, nearnessToDigests } from "./digests/nearness.ts";
import { SAID_FOLDER, saidByNotes } from "./openings/nearness.ts";
import { readWordings, WORDINGS_FOLDER } from "./practice-notes/wordings.ts";
import { rankingProfile } from "./profile.ts";
import { readStoredVectors, textsHash, VECTORS, vectorsManifestSchema } from "./stored-vectors.ts";

describe.each([
  ["wordings of practice notes", WORDINGS_FOLDER, readWordings()],
  ["what practice notes say", SAID_FOLDER, saidByNotes()],
  ["digests", DIGESTS_FOLDER, digestTexts()],
])("the stored vectors of %s", (_, of, texts) => {
  const folder = join(productFolder(), of);
  const manifest = vectorsManifestSchema.parse(
    JSON.parse(readFileSync(join(folder, VECTORS.manifest), "utf8")),
  );

  it("were made from them, by the model of the ranking profile", () => {
    const bytes = readFileSync(join(folder, VECTORS.bytes));
    expect(manifest.texts, "out of date: npx tsx tests/eval/embed-texts.ts").toBe(textsHash(texts));
    expect(bytes).toHaveLength(texts.length * manifest.dimensions);
    expect(createHash("sha256").update(bytes).digest("hex")).toBe(manifest.sha256);
    expect(manifest.model).toBe(rankingProfile().model);
  });

  it("are not read for texts that were edited since", () => {
    expect(readStoredVectors(folder, texts)).not.toBeNull();
    expect(readStoredVectors(folder, [...texts, { key: "new", text: "Anything" }])).toBeNull();
  });
});

it("tells nothing of a question without a vector, or with one of another model", () => {
  expect(nearnessToDigests(null)).toBeNull();
  expect(nearnessToDigests({ model: "another", vector: new Float32Array(3) })).toBeNull();
});
