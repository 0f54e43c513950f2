import { it } from "vitest";
import { expectSameLibraryAfterKills, loadCalmly } from "./all-sources-kills.ts";

it("loads every source to the same library after thirty kills", { timeout: 40 * 60_000 }, async () => {
  const undisturbed = await loadCalmly();
  try {
    await expectSameLibraryAfterKills(30, undisturbed);
  } finally {
    undisturbed.prepared.remove();
  }
});
