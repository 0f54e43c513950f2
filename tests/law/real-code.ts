/** The whole Code from the official file in TAX_DATA_MIRROR, else ../shared/data, where present. */
import { OPERATOR } from "#modules/kernel";
import { findCode } from "../bench/code-file.ts";
import { testModules, type TestModules } from "../harness.ts";

const code = findCode();

export const hasRealCode = code !== null;

/** Loads the Code without vectors, which take minutes; see `kept-code.ts`. */
export async function realCode(): Promise<TestModules> {
  const settings = { TAX_DATA_MIRROR: code?.mirror ?? "", TAX_DATA_OFFLINE: "1" };
  const test = await testModules({ settings });
  await test.modules.ingest.registerSources(OPERATOR);
  await test.modules.ingest.run(OPERATOR, { sources: ["irc"], vectors: "none" });
  return test;
}
