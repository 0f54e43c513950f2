/** The whole Code from the official file, where this machine has it: ../shared/data beside the repository. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { OPERATOR } from "#modules/kernel";
import { testModules, type TestModules } from "../harness.ts";

const DATA = resolve(import.meta.dirname, "../../../shared/data");

export const hasRealCode = existsSync(resolve(DATA, "mirror.json"));

export async function realCode(): Promise<TestModules> {
  // Words alone must do: vectors of the whole Code take minutes.
  const test = await testModules({ settings: { TAX_DATA_MIRROR: DATA, TAX_DATA_OFFLINE: "1" } });
  await test.modules.ingest.registerSources(OPERATOR);
  await test.modules.ingest.run(OPERATOR, { sources: ["irc"], vectors: "none" });
  return test;
}
