/** Tests M1 to M5 of tax-rules.md, b.4. */
import { expect, it } from "vitest";
import { checkMethods } from "./methods.ts";
import { graphOf, type Notes } from "./testing.ts";

const millions = (...list: number[]) =>
  list.map((one, at) => ({ year: 2022 + at, cents: Math.round(one * 1e8) }));
const C = { id: "C", entityType: "C-Corp" as const, accountingMethod: "Cash" as const };
const P = {
  id: "P",
  entityType: "Partnership" as const,
  accountingMethod: "Cash" as const,
  grossReceipts: millions(40, 40, 40),
};
const partners = { owns: ["Q 50 P", "A 50 P", "A 10 Q", "B 90 Q"] };

it.each([
  ["M1", { taxYear: 2025, entities: [{ ...C, grossReceipts: millions(28, 31, 34) }] }, []],
  [
    "M2",
    { taxYear: 2025, entities: [{ ...C, grossReceipts: millions(28, 31, 34.000003) }] },
    ["cash-corporation"],
  ],
  [
    "M3",
    { taxYear: 2025, entities: [P, { id: "Q", entityType: "C-Corp" }], ...partners },
    ["cash-partnership"],
  ],
  [
    "M3, personal service",
    { taxYear: 2025, entities: [P, { id: "Q", taxClass: "personal-service-corporation" }], ...partners },
    [],
  ],
  [
    "M4",
    {
      taxYear: 2024,
      entities: ["C", "D"].map((id) => ({ ...C, id, grossReceipts: [{ year: 2023, cents: 2e9 }] })),
      owns: ["A 100 C", "A 100 D"],
    },
    ["cash-corporation", "cash-corporation"],
  ],
  [
    "M5",
    { taxYear: 2025, entities: [{ ...C, entityType: "S-Corp", grossReceipts: millions(90, 90, 90) }] },
    [],
  ],
  ["tax shelter", { entities: [{ ...P, taxClass: "tax-shelter", grossReceipts: [] }] }, ["cash-shelter"]],
  ["not recorded", { entities: [C] }, ["receipts-asked"]],
] as [string, Notes, string[]][])("%s", (_name, notes, expected) => {
  expect(checkMethods(graphOf(notes)).map(({ rule }) => rule)).toEqual(expected);
});
