/** Tests Y1 to Y6 of tax-rules.md, b.3. */
import { describe, expect, it } from "vitest";
import { requiredYear } from "./required-year.ts";
import { graphOf, type Notes } from "./testing.ts";
import { parseYearEnd } from "./year-end.ts";
import { checkYears } from "./years.ts";

const ELECTED = { elections: [{ kind: "8716" as const, from: null }] };
const S = (fiscalYearEnd: string, fields = {}): Notes => {
  return { entities: [{ id: "S", entityType: "S-Corp", fiscalYearEnd, ...fields }], owns: ["A 100 S"] };
};
const trust = (fields: object): Notes => {
  return { entities: [{ id: "T", entityType: "Trust", fiscalYearEnd: "06/30", ...fields }] };
};
const found = (notes: Notes) => checkYears(graphOf(notes)).map(({ rule }) => rule);

describe("permitted years", () => {
  it.each([
    ["Y1, 8716 on file", S("09/30", ELECTED), []],
    ["Y1, four months", S("08/31", ELECTED), ["year-deferral"]],
    ["Y1, June", S("06/30"), ["year-s"]],
    [
      "Y1, June with a business purpose",
      S("06/30", { elections: [{ kind: "business-purpose-year", from: null }] }),
      [],
    ],
    ["calendar year", S("Dec 31"), []],
    ["Y5", trust({}), ["year-trust"]],
    ["Y5, estate", trust({ taxClass: "estate" }), []],
    ["Y5, part of an estate", trust({ elections: [{ kind: "645", from: null }] }), []],
    ["Y5, grantor", trust({ trustKind: "grantor" }), []],
    ["Y6, middle of a month", S("06/15"), ["year-not-a-month-end"]],
    ["Y6, February 30", S("02/30"), ["year-not-a-date"]],
    ["Y6, month 13", S("13/01"), ["year-not-a-date"]],
    ["Y6, word", S("fall"), ["year-not-a-date"]],
    ["not recorded", { entities: [{ id: "C", entityType: "C-Corp" }] }, ["year-asked"]],
    [
      "any month end for a C corporation",
      { entities: [{ id: "C", entityType: "C-Corp", fiscalYearEnd: "04/30" }] },
      [],
    ],
    [
      "PSC",
      { entities: [{ id: "C", taxClass: "personal-service-corporation", fiscalYearEnd: "06/30" }] },
      ["year-psc"],
    ],
    [
      "disregarded",
      {
        entities: [{ id: "D", entityType: "Disregarded Entity", fiscalYearEnd: "06/30" }],
        owns: ["A 100 D"],
      },
      ["year-of-owner"],
    ],
  ] as [string, Notes, string[]][])("%s", (_name, notes, expected) => {
    expect(found(notes)).toEqual(expected);
  });

  const C = (id: string, fiscalYearEnd: string) => ({ id, entityType: "C-Corp" as const, fiscalYearEnd });
  const partnership = (fiscalYearEnd: string, years: Record<string, string>, owns: string[]): Notes => {
    const owners = Object.entries(years).map(([id, end]) => C(id, end));
    return { entities: [{ id: "P", entityType: "Partnership", fiscalYearEnd }, ...owners], owns };
  };

  it.each([
    ["Y2", { A: "12/31", B: "06/30" }, ["A 60 P", "B 40 P"], [12], "majority interest"],
    ["Y3", { A: "06/30", B: "10/31" }, ["A 50 P", "B 50 P"], [6], "least aggregate deferral"],
    [
      "Y4",
      { A: "12/31", B: "06/30", C: "06/30" },
      ["A 50 P", "B 25 P", "C 25 P"],
      [6, 12],
      "least aggregate deferral",
    ],
    [
      "principal partners",
      { A: "06/30", B: "06/30" },
      ["A 45 P", "B 5 P", ...Array.from({ length: 25 }, (_, i) => `p${i} 2 P`)],
      [6],
      "principal partners",
    ],
  ] as [string, Record<string, string>, string[], number[], string][])(
    "%s",
    (_name, years, owns, months, test) => {
      const graph = graphOf(partnership("12/31", years, owns));
      expect(requiredYear(graph, "P")).toEqual({ months, test });
    },
  );

  it("a partnership in another year is an error, a tie is for the CPA", () => {
    expect(found(partnership("06/30", { A: "12/31", B: "06/30" }, ["A 60 P", "B 40 P"]))).toEqual([
      "year-partnership",
    ]);
    expect(found(partnership("06/30", { A: "12/31", B: "06/30" }, ["A 50 P", "B 50 P"]))).toEqual([
      "year-tie",
    ]);
  });
});

it.each([
  ["12/31", 12],
  ["December", 12],
  ["Dec 31", 12],
  ["sept. 30", 9],
  ["02/28", 2],
  ["02/29", 2],
  ["6-30", 6],
  ["12/31/2024", 12],
  ["06/15", null],
  ["Decemberish", null],
  ["", null],
])("%s ends in month %s", (text, month) => {
  expect(parseYearEnd(text).month).toBe(month);
});
