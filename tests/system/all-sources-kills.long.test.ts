import { it } from "vitest";
import { expectSameLibraryAfterKills, loadCalmly } from "./all-sources-kills.ts";
import { buildPlace } from "./product.ts";

it("loads every source to the same library after thirty kills", { timeout: 40 * 60_000 }, async () => {
  const calm = buildPlace();
  try {
    await expectSameLibraryAfterKills(30, await loadCalmly(calm));
  } finally {
    calm.remove();
  }
});
