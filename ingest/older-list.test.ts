/** An older release point that comes later: from the publisher's list of yesterday, or by hand. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { OPERATOR } from "#modules/kernel";
import { openIngestHarness, type IngestHarness } from "../tests/factories/ingest-harness.ts";
import { addCode } from "../tests/factories/mirror.ts";
import { buildTitle } from "../tests/factories/uslm.ts";

let harness: IngestHarness;
beforeEach(async () => {
  harness = await openIngestHarness();
  addCode(harness.mirror, "119-100", { sections: 11, amended: [2] });
  await harness.run();
});
afterEach(() => harness.cleanup());

const wordsAt = async (asOf?: string) =>
  (await harness.modules.authority.document(OPERATOR, "26 USC 2", { asOf })).text;

it("by hand is loaded as history, and the present stays", async () => {
  const present = await wordsAt();
  const older = harness.fileOf("usc26.xml", buildTitle({ release: "119-73", sections: 10 }));
  expect(await harness.run({ from: older })).toMatchObject({ release: "119-73", published: true });
  expect(await wordsAt()).toBe(present);
  expect(await wordsAt("119-73")).toContain("one half");
  // The eleventh section, which the older Code has not yet, is still there.
  expect((await harness.modules.authority.document(OPERATOR, "26 USC 11")).citation).toBe("26 USC 11");
  expect(await harness.run()).toMatchObject({ release: "119-100", published: false });
});

it("in yesterday's list is history, too, and the present stays", async () => {
  const present = await wordsAt();
  writeFileSync(join(harness.mirror, "mirror.json"), "{}");
  addCode(harness.mirror, "119-73", { sections: 10 });
  await harness.run();
  expect(await wordsAt()).toBe(present);
  expect((await harness.modules.authority.document(OPERATOR, "26 USC 11")).asOf).toBe("119-100");
});
