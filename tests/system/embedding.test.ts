import { afterAll, beforeAll, expect, it } from "vitest";
import { addCode } from "../factories/mirror.ts";
import { load } from "./kills.ts";
import { untilNobodyUses } from "./processes.ts";
import { buildPlace, taxrag, type Place } from "./product.ts";
import {
  expectSameVectors,
  killChroma,
  killEmbedding,
  makeVectors,
  readVectors,
  type Vectors,
} from "./vectors.ts";

const SECTIONS = 400;
const places: Place[] = [];
let undisturbed: Vectors;

/** Place with a library without vectors. */
async function newPlace(): Promise<Place> {
  const place = buildPlace();
  places.push(place);
  addCode(place.mirror, "119-100", { sections: SECTIONS });
  await load(place);
  return place;
}

beforeAll(async () => {
  const calm = await newPlace();
  await makeVectors(calm);
  undisturbed = await readVectors(calm);
});
afterAll(() => places.forEach((place) => place.remove()));

it("makes the same vectors through three kills of the process that makes them", async () => {
  const place = await newPlace();
  await killEmbedding(place, 3);
  await makeVectors(place);
  expectSameVectors(await readVectors(place), undisturbed);
  await untilNobodyUses(place.folder);
});

it("makes the same vectors through three kills of Chroma", async () => {
  const place = await newPlace();
  await killChroma(place, 3);
  await makeVectors(place);
  expectSameVectors(await readVectors(place), undisturbed);
  await untilNobodyUses(place.folder);
});

it("tells how many vectors there are, and makes none twice", async () => {
  const place = await newPlace();
  const status = async () => {
    const { stdout } = await taxrag(place, ["ingest", "status", "--json"]);
    return (JSON.parse(stdout) as { library: object }).library;
  };
  expect(await status()).toMatchObject({ chunks: SECTIONS, vectors: 0 });
  await makeVectors(place);
  expect(await status()).toMatchObject({ chunks: SECTIONS, vectors: SECTIONS });
  const { code, stderr } = await taxrag(place, ["ingest", "--vectors"]);
  // Vectors of sections, chunks and their phrases.
  const [, done, all] = /([\d,]+) of ([\d,]+)/.exec(stderr)!;
  expect([code, done]).toEqual([0, all]);
  expect(Number(all!.replace(",", ""))).toBeGreaterThan(2 * SECTIONS);
});
