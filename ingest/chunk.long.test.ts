import { describe, expect, it } from "vitest";
import { irc } from "./sources/irc.ts";
import { brokenRule } from "./testing/chunk-rules.ts";
import { hasRealData, realFile } from "./testing/real-data.ts";

describe.skipIf(!hasRealData)("chunks of the whole Code (shared/data)", () => {
  it("hold to every rule", { timeout: 120_000 }, async () => {
    const broken: string[] = [];
    let chunkCount = 0;
    for await (const { section, chunks } of irc.read(realFile("usc/usc26-reassembled@119-100.zip"))) {
      const rule = brokenRule(section, chunks, `26 USC ${section.number}`);
      if (rule) broken.push(rule);
      chunkCount += chunks.length;
    }
    expect(broken).toEqual([]);
    expect(chunkCount).toBeGreaterThan(15_000);
  });
});
