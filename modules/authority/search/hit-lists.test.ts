import { describe, expect, it } from "vitest";
import { mergeLists, type HitLists } from "./hit-lists.ts";
import type { SearchHit, Shelf } from "../schema.ts";

const hits = (shelf: Shelf, count: number) =>
  Array.from({ length: count }, (_, at) => ({ shelf, section: `${shelf} ${at + 1}` }) as SearchHit);
const lists = (counts: Partial<Record<Shelf, number>>): HitLists =>
  new Map(Object.entries(counts).map(([shelf, count]) => [shelf as Shelf, hits(shelf as Shelf, count)]));
const merged = (counts: Partial<Record<Shelf, number>>, k = 10) =>
  mergeLists(lists(counts), k).map(({ section }) => section);

describe("hits of several shelves", () => {
  it("are those of the statute alone while there is nothing else", () => {
    expect(merged({ statute: 30 })).toEqual(hits("statute", 10).map(({ section }) => section));
  });

  it("stand shelf after shelf, the statute with the most places", () => {
    const shown = merged({ statute: 30, regulation: 30, ruling: 30 });
    expect(shown.map((section) => section.split(" ")[0])).toEqual([
      ...["statute", "statute", "statute", "statute", "statute", "statute"],
      ...["regulation", "regulation", "ruling", "ruling"],
    ]);
  });

  it("take the places that others leave free", () => {
    expect(merged({ statute: 2, regulation: 30 })).toHaveLength(10);
    expect(
      merged({ statute: 30, regulation: 1 }).filter((section) => section.startsWith("statute")),
    ).toHaveLength(9);
    expect(merged({ regulation: 3 }, 2)).toEqual(["regulation 1", "regulation 2"]);
    expect(merged({})).toEqual([]);
  });
});
