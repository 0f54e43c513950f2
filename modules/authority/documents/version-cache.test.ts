import { expect, it } from "vitest";
import { createVersionCache } from "./version-cache.ts";

/** Store of versions of 10 characters that records its queries. */
function database() {
  const asked: string[][] = [];
  const read = (versionIds: string[]) => {
    asked.push(versionIds);
    return Promise.resolve(versionIds.filter((id) => id !== "gone").map((id) => versionOf(id, asked.length)));
  };
  return { asked, read };
}

function versionOf(versionId: string, read: number) {
  const structure = { units: [], segments: [], references: [], tables: [], marks: [] };
  return { versionId, text: `${versionId}, read ${read}`, structure, notes: [], unitFacts: null, length: 10 };
}

const keys = (...ids: string[]) => ids.map((versionId) => ({ versionId, factsRead: 1 }));

it("reads each version once, and leaves out what is gone", async () => {
  const { asked, read } = database();
  const versions = createVersionCache(read);
  expect([...(await versions(keys("a", "b", "gone"))).keys()]).toEqual(["a", "b"]);
  expect((await versions(keys("b", "c"))).get("b")?.text).toBe("b, read 1");
  expect(asked).toEqual([["a", "b", "gone"], ["c"]]);
});

it("reads a version again once other facts of it are stored", async () => {
  const { asked, read } = database();
  const versions = createVersionCache(read);
  await versions([{ versionId: "a", factsRead: null }]);
  const again = await versions([{ versionId: "a", factsRead: 2 }]);
  expect(again.get("a")?.text).toBe("a, read 2");
  expect(asked).toHaveLength(2);
});

it("forgets what was used longest ago once it holds more than it may", async () => {
  const { asked, read } = database();
  const versions = createVersionCache(read, { max: 25 });
  await versions(keys("a", "b"));
  await versions(keys("a"));
  await versions(keys("c"));
  await versions(keys("a"));
  await versions(keys("b"));
  expect(asked).toEqual([["a", "b"], ["c"], ["b"]]);
});
