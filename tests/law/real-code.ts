/** The whole Code from the official file, where this machine has it: ../shared/data beside the repository. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { OPERATOR } from "#modules/kernel";
import { testModules, type TestModules } from "../harness.ts";

const DATA = resolve(import.meta.dirname, "../../../shared/data");

export const hasRealCode = existsSync(resolve(DATA, "mirror.json"));

/** Without vectors unless asked: those of the whole Code take minutes. */
export async function realCode(vectors: "also" | "none" = "none"): Promise<TestModules> {
  const test = await testModules({ settings: { TAX_DATA_MIRROR: DATA, TAX_DATA_OFFLINE: "1" } });
  await test.modules.ingest.registerSources(OPERATOR);
  await test.modules.ingest.run(OPERATOR, { sources: ["irc"], vectors });
  return test;
}
