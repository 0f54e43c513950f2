/** A library with a small made-up Code: "Levy number N" on windmills, from a mirror made for the test. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Clock } from "#modules/kernel";
import { OPERATOR } from "#modules/kernel";
import { testModules, type TestModules } from "../harness.ts";
import { addCode } from "./mirror.ts";

export async function windmillLibrary(
  options: { sections?: number; settings?: Record<string, string>; clock?: Clock } = {},
): Promise<TestModules> {
  const mirror = mkdtempSync(join(tmpdir(), "taxrag-mirror-"));
  addCode(mirror, "119-100", { sections: options.sections ?? 6 });
  const settings = { TAX_DATA_MIRROR: mirror, TAX_DATA_OFFLINE: "1", ...options.settings };
  const test = await testModules({ settings, clock: options.clock });
  await test.modules.ingest.registerSources(OPERATOR);
  await test.modules.ingest.run(OPERATOR, { sources: ["irc"], vectors: "none" });
  return {
    ...test,
    async cleanup() {
      await test.cleanup();
      rmSync(mirror, { recursive: true, force: true });
    },
  };
}
