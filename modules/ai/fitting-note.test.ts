/** Which note opens the answer where the question has the number of a section in it. */
import { expect, it } from "vitest";
import type { Authority, Passage } from "#modules/authority";
import { OPERATOR } from "#modules/kernel";
import { fittingNote } from "./fitting-note.ts";
import { section } from "./testing.ts";

const LAW = section("Coverdell education savings accounts", [["a", "General rule", "An account."]], "530");
const authority = {
  resolve: async (_: unknown, citation: string) => ({ document: LAW, unit: 1, citation, missing: null }),
  amounts: async () => [],
} as unknown as Pick<Authority, "resolve" | "amounts">;
const cited = { document: LAW, cited: true, citedUnit: null, unit: 1 } as unknown as Passage;

const noteOf = async (question: string) => {
  const found = { own: question, ofCode: [cited], found: [], other: null, near: null };
  return (await fittingNote(found, { question, year: 2026, authority, actor: OPERATOR }))?.note.id;
};

it("is an overview that knows the number as another Act's", async () => {
  expect(await noteOf("What is section 530 relief?")).toBe("section-530-overview");
});

it("is none of another section where the number is the Code's own", async () => {
  expect(
    await noteOf("Is an account of section 530 relief for workers treated as contractors?"),
  ).toBeUndefined();
  expect(await noteOf("Section 530")).not.toBe("section-530-relief");
});

it("is an overview of the section that is cited, unless its words are asked for", async () => {
  expect(await noteOf("What is section 465?")).toBe("at-risk-overview");
  expect(await noteOf("at-risk rules of section 465")).toBe("at-risk-overview");
  expect(await noteOf("What does section 465 say?")).toBeUndefined();
});

it("is an overview of the section that is cited by its number alone or with its name", async () => {
  expect(await noteOf("section 959 PTEP")).toBe("ptep-overview");
  expect(await noteOf("section 959")).toBe("ptep-overview");
});
