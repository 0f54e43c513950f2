/** A change of 26 USC 2(a) for tests, with what a test says of it. */
import type { Change } from "#modules/authority";

export function changeOf(parts: Partial<Change> = {}): Change {
  return {
    ...{ path: ["a"], law: "P.L. 119-21", actSection: "70120(a)(2)", year: 2025, words: "" },
    ...{ replaced: [], applies: null },
    ...parts,
  };
}
