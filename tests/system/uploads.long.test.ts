import { afterAll, expect, it } from "vitest";
import { untilNobodyUses } from "./processes.ts";
import { buildPlace } from "./product.ts";
import { expectPapersToSurvive } from "./upload-kills.ts";

const MINUTES = 60_000;
const place = buildPlace();
afterAll(() => place.remove());

it("keeps every paper that it acknowledged through fifty kills", { timeout: 40 * MINUTES }, async () => {
  expect(await expectPapersToSurvive(place, 50)).toBeGreaterThan(0);
  await untilNobodyUses(place.folder);
});
