import { describe, expect, it } from "vitest";
import { chunkSection } from "./chunk.ts";
import { irc } from "./sources/irc.ts";
import { brokenRule } from "./testing/chunk-rules.ts";
import { hasRealData, realFile } from "./testing/real-data.ts";

describe.skipIf(!hasRealData)("chunks of the whole Code (shared/data)", () => {
  it("hold to every rule", { timeout: 120_000 }, async () => {
    const broken: string[] = [];
    let chunkCount = 0;
    for await (const item of irc.read(realFile("usc/usc26-reassembled@119-100.zip"), null)) {
      if (!("document" in item)) continue;
      const citation = `26 USC ${item.document.key}`;
      const chunks = chunkSection(item.document, citation);
      const rule = brokenRule(item.document, chunks, citation);
      if (rule) broken.push(rule);
      chunkCount += chunks.length;
    }
    expect(broken).toEqual([]);
    expect(chunkCount).toBeGreaterThan(15_000);
  });
});
