import { it } from "vitest";
import { expectSameLibraryAfterKills, loadCalmly } from "./all-sources-kills.ts";
import { buildPlace } from "./product.ts";

it("loads every source to the same library after three kills", async () => {
  const calm = buildPlace();
  try {
    await expectSameLibraryAfterKills(3, await loadCalmly(calm));
  } finally {
    calm.remove();
  }
});
