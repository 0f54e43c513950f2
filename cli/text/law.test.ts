import { describe, expect, it } from "vitest";
import type { Resolved } from "#modules/authority";
import { buildSection } from "../../tests/factories/section.ts";
import { lawJson, lawText } from "./law.ts";

const section = buildSection(
  [
    { path: ["a"], heading: "General rule", chapeau: "Income means all income, including—" },
    { path: ["a", "1"], content: "Fees;" },
    { path: ["a", "2"], chapeau: "Gains—" },
    { path: ["a", "2", "A"], content: "from land." },
    { path: ["b"], content: "For gifts, see section 102." },
  ],
  "Income defined",
);

function place(path: string[], missing: string | null = null): Resolved {
  const unit = section.structure.units.findIndex((one) => one.path.join() === path.join());
  const pin = path.map((step) => `(${step})`).join("");
  return {
    document: section,
    unit,
    citation: `26 USC 9001${pin}`,
    url: `/authority/26-usc/9001#${path.join("-")}`,
    missing,
  };
}

describe("law on a terminal", () => {
  it("prints a whole section, each unit on a line of its own at its depth", () => {
    expect(lawText(place([]), null).split("\n")).toEqual([
      "26 USC 9001  Income defined",
      "As of release point 119-100",
      "",
      "(a) General rule",
      "Income means all income, including—",
      "    (1) Fees;",
      "    (2) Gains—",
      "        (A) from land.",
      "(b) For gifts, see section 102.",
    ]);
  });

  it("prints a unit with its lead-in and without its neighbors", () => {
    const page = lawText(place(["a", "2"]), null);
    expect(page.split("\n").slice(3)).toEqual([
      "(a) General rule",
      "Income means all income, including—",
      "    (2) Gains—",
      "        (A) from land.",
    ]);
  });

  it("says that a pin cite does not exist, and what stands in for it", () => {
    expect(lawText(place(["a"], "26 USC 9001(a)(7)"), null)).toMatch(
      /^There is no 26 USC 9001\(a\)\(7\); the nearest unit that exists is 26 USC 9001\(a\)\.\n/,
    );
  });

  it("breaks lines at the width of the terminal", () => {
    const widths = lawText(place([]), 30)
      .split("\n")
      .map((line) => line.length);
    expect(Math.max(...widths)).toBeLessThanOrEqual(30);
  });

  it("gives programs the stored text letter by letter", () => {
    expect(lawJson(place(["a", "2"]), [])).toMatchObject({
      citation: "26 USC 9001(a)(2)",
      section: "26 USC 9001",
      url: "/authority/26-usc/9001#a-2",
      asOf: "119-100",
      missing: null,
      leadIn: ["(a)", "General rule", "Income means all income, including—"],
      text: "(2) Gains—\n(A) from land.",
      sourceType: "federal_statute",
      units: [
        { citation: "26 USC 9001(a)(2)", text: "(2) Gains—\n(A) from land." },
        { citation: "26 USC 9001(a)(2)(A)", text: "(A) from land." },
      ],
      versions: [],
    });
  });
});
