import { expect, it } from "vitest";
import { DomainError, OPERATOR } from "#modules/kernel";
import type { Resolved } from "#modules/authority";
import { partnerSections, readPartnerProvisions } from "./partners.ts";
import { section } from "../testing.ts";

it("has only well-formed rows, none twice", () => {
  const rows = readPartnerProvisions();
  expect(rows.length).toBeGreaterThan(200);
  for (const { section: lead, partners } of rows) {
    expect(lead).toMatch(/^\d+[A-Z]?$/);
    for (const pin of partners) expect(pin).toMatch(/^\d+[A-Z]?(?:-\d+)?(?:\(\w+\))*$/);
  }
  const keys = rows.map((row) => `${row.section} ${row.partners.join()}`);
  expect(new Set(keys).size).toBe(keys.length);
});

it("names what decides for the facts of the question first, and leaves out what is not held", async () => {
  const held = section("Limits", [["h", "Termination", "No deduction shall be allowed."]], "67");
  const resolve = async (_: unknown, citation: string): Promise<Resolved> => {
    if (citation !== "26 USC 67(h)") throw new DomainError("not_found", "Not held.");
    return { document: held, unit: 1, citation, url: "/", missing: null };
  };
  const office = section(
    "Office",
    [["a", "General rule", "No deduction shall be allowed for a home."]],
    "280A",
  );
  const leading = [{ section: office, citedUnit: null, phraseMatches: [], retrieved: [] }];
  const rolesFor = async (question: string) => {
    const partners = await partnerSections({ resolve }, { actor: OPERATOR, question, year: 2026, leading });
    return partners.map(({ role, units }) => ({ role, units }));
  };
  expect(await rolesFor("As an employee, may I deduct a room?")).toEqual([
    { role: "deciding partner", units: [1] },
  ]);
  expect(await rolesFor("May I deduct a room?")).toEqual([{ role: "partner", units: [1] }]);
});
