import { describe, expect, it } from "vitest";
import { partsOf } from "./parts.ts";

const line = (number: string, part: string, heading = "") => ({
  ...{ number, heading: number, status: null, url: `/authority/26-cfr/${number}` },
  hierarchy: [{ level: "part", number: part, label: `Part ${part}`, heading }],
});

describe("parts of a work", () => {
  it("come in the order of their documents, with a heading from whichever has one", () => {
    const parts = partsOf(
      [line("1.1-1", "1"), line("1.61-1", "1", "INCOME TAXES"), line("301.1-1", "301")],
      "1",
    );
    expect(
      parts.map(({ number, heading, first, last, count }) => [number, heading, first, last, count]),
    ).toEqual([
      ["1", "INCOME TAXES", "1.1-1", "1.61-1", 2],
      ["301", "", "301.1-1", "301.1-1", 1],
    ]);
    expect(parts.map(({ sections }) => sections.length)).toEqual([2, 0]);
  });
});
