import { expect, it } from "vitest";
import type { Authority, Passage } from "#modules/authority";
import { OPERATOR } from "#modules/kernel";
import { fittingNote } from "./fitting-note.ts";
import { section } from "./testing.ts";

const LAW = section(
  "Exclusion from gross income of previously taxed earnings and profits",
  [["a", "Exclusion", "Earnings which have been included shall not be again included in gross income."]],
  "959",
);

const authority = {
  resolve: async (_: unknown, citation: string) => ({ document: LAW, unit: 1, citation, missing: null }),
  amounts: async () => [],
} as unknown as Pick<Authority, "resolve" | "amounts">;

const noteOf = async (question: string, citation = "26 USC 959") => {
  const cited = { cited: true, citedUnit: null, document: { ...LAW, citation } } as unknown as Passage;
  const found = { own: question, ofCode: [cited], found: [cited], other: null, near: null };
  return (await fittingNote(found, { question, year: 2026, authority, actor: OPERATOR }))?.note.id ?? null;
};

it("answers what asks for a cited section by its name with the overview of that section", async () => {
  expect(await noteOf("section 959 PTEP")).toBe("ptep-overview");
  expect(await noteOf("section 959")).toBe("ptep-overview");
  expect(await noteOf("section 961 PTEP", "26 USC 961")).toBeNull();
  expect(await noteOf("What does section 959 say?")).toBeNull();
});
