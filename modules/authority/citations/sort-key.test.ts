import { describe, expect, it } from "vitest";
import { sortKey as sortKeyOf } from "./registry.ts";

const sortKey = (key: string) => sortKeyOf({ kind: "code", key, path: [] });

describe("sortKey", () => {
  const inOrder = [
    "1",
    "1A",
    "2",
    "10",
    "25A",
    "45",
    "45A",
    "45Z",
    "45AA",
    "61",
    "1400Z",
    "1400Z-1",
    "1400Z-2",
    "1400Z-10",
    "9834",
  ];

  it("sorts numbers of sections as the Code does", () => {
    const shuffled = inOrder.toReversed();
    expect(shuffled.sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))).toEqual(inOrder);
  });

  it("needs no more than digits and letters, so that no collation can change the order", () => {
    for (const number of [...inOrder, "7 to 12", "78dd–1"]) expect(sortKey(number)).toMatch(/^[0-9A-Z]+$/);
    const byLanguage = new Intl.Collator("en").compare;
    expect(inOrder.toReversed().sort((a, b) => byLanguage(sortKey(a), sortKey(b)))).toEqual(inOrder);
  });
});
