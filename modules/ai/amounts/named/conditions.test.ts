import { describe, expect, it } from "vitest";
import type { Resolved } from "#modules/authority";
import { OPERATOR } from "#modules/kernel";
import { readYear } from "../../years/year.ts";
import { section } from "../../testing.ts";
import { conditions, conditionsOf, parseConditions } from "./conditions.ts";
import { namedAmounts, type NamedAmount } from "./named-amount.ts";
import { filingYear, meansEitherYear } from "./filing-year.ts";
import type { NamedRequest } from "./request.ts";

const NOW = { now: new Date("2026-11-26T12:00:00Z"), timeZone: "UTC" };

describe("the file of conditions", () => {
  it("is of named amounts, each with units", () => {
    const ids = new Set(namedAmounts().map(({ id }) => id));
    expect(conditions().filter(({ id }) => !ids.has(id))).toEqual([]);
    expect(() => parseConditions("id\tyears\tunless\ttext\tunits\na\t\t\tSo.\t\n", {})).toThrow(
      "names no unit",
    );
  });

  it("knows from when to when a condition holds", () => {
    const [one] = parseConditions("id\tyears\tunless\ttext\tunits\na\t2025-\tpears\tSo.\t1(a)\n", {});
    expect([one!.from, one!.to, one!.units]).toEqual([2025, null, ["26 USC 1(a)"]]);
    const [ofPaper] = parseConditions(
      "id\tyears\tunless\ttext\tunits\na\t\t\tSo.\tRev. Proc. 2031-1, § 4\n",
      {},
    );
    expect(ofPaper!.units).toEqual(["Rev. Proc. 2031-1, § 4"]);
  });
});

describe("what is said beside an amount", () => {
  const unit = {
    document: section("Deferrals", [["2", "", "At most 100 percent of the compensation."]], "457"),
    unit: 1,
  };
  const request = (question: string, held: boolean) =>
    ({
      ...{ question, asked: readYear(question, NOW), actor: OPERATOR },
      authority: {
        resolve: async () => {
          if (!held) throw Object.assign(new Error("none"), { code: "not_found" });
          return unit as unknown as Resolved;
        },
      },
    }) as unknown as NamedRequest;

  it("is left out where a unit lacks its figure", async () => {
    // The condition of 457 speaks of 3 years, which this unit does not.
    const amount = namedAmounts().find(({ id }) => id === "457")!;
    expect(await conditionsOf(amount, request("457 limit", true))).toBeNull();
    expect(await conditionsOf({ id: "mill" } as NamedAmount, request("mill", true))).toBeNull();
  });
});

describe("the year of a penalty", () => {
  const amount = namedAmounts().find(({ id }) => id === "s-corporation-late")!;
  const asks = (question: string) =>
    ({ question, asked: readYear(question, NOW) }) as unknown as NamedRequest;

  it.each([
    ["Our S corp's 2025 return, due March 2026, is late: penalty?", 2025],
    ["What is the penalty for a late S corporation return for 2026?", 2026],
    ["Penalty for an S corp return due in 2027?", 2026],
    ["Penalty for our 2026 S corp tax return filed late in 2027?", 2026],
  ])("%s %i", (question, year) => expect(filingYear(amount, asks(question)).year).toBe(year));

  it("may be either where only a year is named", () => {
    expect(meansEitherYear(amount, asks("S corp late filing penalty 2026"))).toBe(true);
    expect(meansEitherYear(amount, asks("Penalty for an S corp return due in 2027?"))).toBe(false);
    expect(meansEitherYear(amount, asks("Penalty for our 2025 return of the S corp?"))).toBe(false);
  });
});
