/** "Form 1040 (2024)": editions of forms and publications by their names. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { openShelvedLibrary, READER, type ShelvedLibrary } from "../../../tests/factories/shelved-library.ts";
import { documentOf } from "../testing.ts";

let library: ShelvedLibrary;
beforeAll(async () => {
  library = await openShelvedLibrary();
  for (const year of ["2024", "2025"])
    await library.publish({ sourceId: "irb", label: `Form 1040 (${year})`, asOf: `${year}-12-01` }, [
      documentOf({ kind: "form", key: "1040" }, `A levy of ${year}.`),
    ]);
});
afterAll(() => library.drop());

it.each([
  ["Form 1040", "2025"],
  ["Form 1040 (2024)", "2024"],
  ["Form 1040 (2025)", "2025"],
  ["Form 1040 (1999)", "2025"],
])("%s says a levy of %s", async (citation, year) => {
  const { document } = await library.lookup.resolve(READER, citation);
  expect(document.citation).toBe("Form 1040");
  expect(document.text).toContain(`A levy of ${year}.`);
});
