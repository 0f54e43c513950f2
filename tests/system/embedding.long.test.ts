import { afterAll, beforeAll, describe, it } from "vitest";
import { findCode } from "../bench/code-file.ts";
import { load } from "./kills.ts";
import { untilNobodyUses } from "./processes.ts";
import { buildPlace, type Place } from "./product.ts";
import {
  expectSameVectors,
  killChroma,
  killEmbedding,
  makeVectors,
  readVectors,
  type Vectors,
} from "./vectors.ts";

const MINUTES = 60_000;
const SECTIONS = "300";
const code = findCode();
const places: Place[] = [];
let undisturbed: Vectors;

/** Place with the first sections of the real Code, without vectors. */
async function newPlace(): Promise<Place> {
  const place = buildPlace();
  places.push(place);
  place.settings.TAX_DATA_MIRROR = code?.mirror ?? "";
  await load(place, ["--limit", SECTIONS]);
  return place;
}

describe.skipIf(!code)("vectors of the real Code", () => {
  beforeAll(async () => {
    const calm = await newPlace();
    await makeVectors(calm);
    undisturbed = await readVectors(calm);
  }, 20 * MINUTES);
  afterAll(() => places.forEach((place) => place.remove()));

  it(
    "are the same after twelve kills of the process that makes them",
    { timeout: 30 * MINUTES },
    async () => {
      const place = await newPlace();
      await killEmbedding(place, 12);
      await makeVectors(place);
      expectSameVectors(await readVectors(place), undisturbed);
      await untilNobodyUses(place.folder);
    },
  );

  it("are the same after six kills of Chroma", { timeout: 30 * MINUTES }, async () => {
    const place = await newPlace();
    await killChroma(place, 6);
    await makeVectors(place);
    expectSameVectors(await readVectors(place), undisturbed);
    await untilNobodyUses(place.folder);
  });
});
