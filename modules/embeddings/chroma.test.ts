import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { startChromaGate } from "../../tests/fakes/chroma-gate.ts";
import { createEmbeddings, type VectorCollection } from "./index.ts";

const owner = randomUUID();
const open = (name: string, url = inject("chromaUrl"), of = owner) =>
  createEmbeddings(url, { embeddings: "local" }).collection(name, () => Promise.resolve(of));

/** Unit vector at this angle in degrees. */
function vectorAt(degrees: number): Float32Array {
  const vector = new Float32Array(384);
  vector[0] = Math.cos((degrees * Math.PI) / 180);
  vector[1] = Math.sin((degrees * Math.PI) / 180);
  return vector;
}

describe("a collection of vectors", () => {
  let pages: VectorCollection;
  beforeAll(async () => {
    pages = open("pages");
    await pages.put([
      { id: "w2:1", vector: vectorAt(10), metadata: { client: "7", page: 1 } },
      { id: "w2:2", vector: vectorAt(20), metadata: { client: "7", page: 2 } },
      { id: "k1:1", vector: vectorAt(30), metadata: { client: "8", page: 1 } },
      { id: "1099:1", vector: vectorAt(60), metadata: { client: "9", page: 1 } },
    ]);
  });

  const idsNear = async (...asked: Parameters<VectorCollection["nearest"]>) =>
    (await pages.nearest(...asked)).map(({ id }) => id);

  it("finds the nearest first, with their cosines", async () => {
    const found = await pages.nearest(vectorAt(0), 2);
    expect(found.map(({ id }) => id)).toEqual(["w2:1", "w2:2"]);
    expect(found[0]!.similarity).toBeCloseTo(Math.cos((10 * Math.PI) / 180), 5);
  });

  it("finds only what its filter lets through: one value, one of several, several keys", async () => {
    expect(await idsNear(vectorAt(0), 4, { client: "8" })).toEqual(["k1:1"]);
    expect(await idsNear(vectorAt(0), 4, { client: ["8", "9"] })).toEqual(["k1:1", "1099:1"]);
    expect(await idsNear(vectorAt(0), 4, { client: "7", page: 2 })).toEqual(["w2:2"]);
  });

  it("replaces a vector put again, and forgets a removed one", async () => {
    const own = open("replaced");
    await own.put([
      { id: "a", vector: vectorAt(0) },
      { id: "b", vector: vectorAt(40) },
    ]);
    await own.put([{ id: "a", vector: vectorAt(80) }]);
    expect((await own.nearest(vectorAt(0), 1))[0]!.id).toBe("b");
    await own.remove(["b"]);
    expect(await own.ids()).toEqual(["a"]);
    expect(await own.count()).toBe(1);
  });

  it("gives back the vectors of the ids that it holds", async () => {
    const got = await pages.get(["1099:1", "w2:1", "no such page"]);
    expect(got.map(({ id }) => id).toSorted()).toEqual(["1099:1", "w2:1"]);
    const { vector } = got.find(({ id }) => id === "1099:1")!;
    expect(vector).toHaveLength(384);
    expect(vector[0]).toBeCloseTo(0.5, 5);
    expect(await pages.get([])).toEqual([]);
  });

  it("is another one for another owner and for another name", async () => {
    expect(await open("pages", undefined, randomUUID()).count()).toBe(0);
    expect(await open("chunks").count()).toBe(0);
    expect(await open("pages").count()).toBe(4);
  });
});

it("fails with a sentence for people when the server is away", async () => {
  const gate = await startChromaGate(inject("chromaUrl"));
  const away = open("pages", gate.url);
  await away.count();
  await away.nearest(vectorAt(0), 1);
  await gate.shut();
  await expect(away.nearest(vectorAt(0), 1)).rejects.toMatchObject({
    code: "unavailable",
    message: expect.stringContaining("Chroma does not answer at http://127.0.0.1") as string,
  });
});
