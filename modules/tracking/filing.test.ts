import { expect, it } from "vitest";
import { effectiveDate, filingDateOf } from "./filing.ts";

const PERSONAL = {
  intakeType: "personal",
  taxYear: 2024,
  returns: [],
  isExtended: false,
  postponement: null,
} as const;
const GROUP = { ...PERSONAL, intakeType: "multi-entity" } as const;
const S_CORP = { form: "1120-S", due: "2025-03-17", extended: "2025-09-15" };
const JUNE = { form: "1120", due: "2025-09-15", extended: "2026-04-15" };

it.each([
  ["a person", PERSONAL, "1040", "2025-04-15", "2025-04-15"],
  ["a person with an extension", { ...PERSONAL, isExtended: true }, "1040", "2025-04-15", "2025-10-15"],
  ["a group without entities", GROUP, "1065", "2025-03-17", "2025-03-17"],
  [
    "a group goes by its first return",
    { ...GROUP, returns: [JUNE, S_CORP] },
    "1120-S",
    "2025-03-17",
    "2025-03-17",
  ],
  ["an extended group", { ...GROUP, returns: [JUNE], isExtended: true }, "1120", "2025-09-15", "2026-04-15"],
  [
    "a person in a disaster area",
    { ...PERSONAL, postponement: { from: "2025-01-07", to: "2025-10-15" } },
    "1040",
    "2025-10-15",
    "2025-10-15",
  ],
  [
    "a postponement after the date",
    { ...PERSONAL, postponement: { from: "2025-05-01", to: "2025-08-01" } },
    "1040",
    "2025-04-15",
    "2025-04-15",
  ],
])("%s", (_name, filed, form, due, effective) => {
  const date = filingDateOf(filed);
  expect([date.form, date.due, effectiveDate(date)]).toEqual([form, due, effective]);
});

it("a postponement beyond the extended date moves that too", () => {
  const date = filingDateOf({ ...PERSONAL, postponement: { from: "2025-01-01", to: "2025-12-01" } });
  expect(date).toMatchObject({ due: "2025-12-01", extended: "2025-12-01", isPostponed: true });
});
