import { it } from "vitest";
import { expectSameLibraryAfterKills, loadCalmly } from "./all-sources-kills.ts";

it("loads every source to the same library after three kills", async () => {
  const undisturbed = await loadCalmly();
  try {
    await expectSameLibraryAfterKills(3, undisturbed);
  } finally {
    undisturbed.prepared.remove();
  }
});
