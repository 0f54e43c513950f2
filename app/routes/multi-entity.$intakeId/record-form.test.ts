import { describe, expect, it } from "vitest";
import { bodyOf, storedDifferences } from "./record-form.ts";

describe("fields as a body", () => {
  it.each([
    ["ownershipPercentage", "33.3333", 33.3333],
    ["ownershipPercentage", "40 %", 40],
    ["ownershipPercentage", "", null],
    ["percentage", "100.0001", 100.0001],
    ["percentage", "-1", -1],
    ["amount", "$1,250.50", 125050],
    ["amount", "1250", 125000],
    ["isDisregardedEntity", "on", true],
    ["isUsPerson", "no", false],
    ["isUsPerson", "", null],
    ["legalName", "  Acme  ", "Acme"],
  ])("%s %j is %j", (name, text, value) => {
    expect(bodyOf({ [name]: text })).toEqual({ body: { [name]: value }, problems: {} });
  });

  it.each([
    ["ownershipPercentage", "fifty"],
    ["percentage", "1e2"],
    ["percentage", "50,5"],
    ["amount", "1e5"],
    ["amount", "EUR 5"],
    ["amount", "5 5"],
    ["amount", "12345678901234567890"],
    ["amount", "0"],
    ["amount", ""],
    ["grossReceipts.0.year", "24"],
  ])("%s %j is a problem of that field", (name, text) => {
    expect(Object.keys(bodyOf({ [name]: text }).problems)).toEqual([name]);
  });

  it("rows of a list without their first part are left out", () => {
    const typed = {
      ...{ "elections.0.kind": "", "elections.0.from": "" },
      ...{ "elections.1.kind": "2553", "elections.1.from": "2020-01-01" },
      ...{ "grossReceipts.0.year": "2023", "grossReceipts.0.cents": "$10.00" },
      "shares.vote": "51",
    };
    expect(bodyOf(typed).body).toEqual({
      elections: [{ kind: "2553", from: "2020-01-01" }],
      grossReceipts: [{ year: 2023, cents: 1000 }],
      shares: { vote: 51 },
    });
  });
});

it("names what another window has stored", () => {
  const labels = { legalName: "Legal name", ein: "EIN" };
  expect(storedDifferences({ legalName: "New", ein: "1" }, { legalName: "Mine", ein: "1" }, labels)).toEqual([
    "Legal name is now “New”; you wrote “Mine”.",
  ]);
});
