/** Notes for a question that cites its law: on the whole of it, and to a case under it. */
import { expect, it } from "vitest";
import type { Authority, Passage } from "#modules/authority";
import { OPERATOR } from "#modules/kernel";
import { fittingNote } from "./fitting-note.ts";
import { section } from "./testing.ts";

const LAW = section("At risk", [["a", "General rule", "A loss is allowed to the amount at risk."]], "465");

const authority = {
  resolve: async (_: unknown, citation: string) => ({ document: LAW, unit: 0, citation, missing: null }),
  amounts: async () => [],
} as unknown as Pick<Authority, "resolve" | "amounts">;

const noteOf = async (question: string, citation = "26 USC 465") => {
  const document = { ...LAW, citation };
  const ofCode = [{ document, cited: true, citedUnit: null }] as unknown as Passage[];
  const found = { own: question, ofCode, found: ofCode, other: null, near: null };
  const noted = await fittingNote(found, { question, year: 2026, authority, actor: OPERATOR });
  return noted?.note.id ?? null;
};

it.each(["What is section 465?", "at-risk rules of section 465"])(
  "opens with an overview: %s",
  async (question) => expect(await noteOf(question)).toBe("at-risk-overview"),
);

it("opens with none where the words are asked for, or where other law is cited", async () => {
  expect(await noteOf("What does section 465 say?")).toBeNull();
  expect(await noteOf("What is section 465?", "26 USC 469")).toBeNull();
});
