import { expect, it } from "vitest";
import { OPERATOR } from "#modules/kernel";
import { section } from "../../testing.ts";
import type { NamedAmount } from "./named-amount.ts";
import { publishedLead } from "./published-figure.ts";
import type { NamedRequest } from "./request.ts";

const FORM = {
  ...section("Form 706", [["a", "", "A levy of $500."]]),
  citation: "Form 706",
  url: "/authority/form/706",
};

async function quoted(document: string) {
  const asked: unknown[] = [];
  const resolve = async (_: unknown, citation: string, options?: unknown) => {
    asked.push([citation, options]);
    return { document: FORM, unit: 0, missing: null };
  };
  const figure = { year: 2024, document, said: "$500", words: "A levy of $500.", asked: null };
  const amount = { name: "the levy", bases: [{ unit: "26 USC 9", status: null }], published: [figure] };
  const request = { question: "levy 2024", asked: { year: 2024 }, authority: { resolve }, actor: OPERATOR };
  const lead = await publishedLead(amount as unknown as NamedAmount, request as unknown as NamedRequest);
  const { quotable, part, range } = lead!.quotations[0]!;
  return { asked, citation: quotable.citation, at: quotable.parts[part]!.url, url: quotable.urlAt(range) };
}

it("cites an edition by its name and opens it, and today's document as it is", async () => {
  const edition = await quoted("Form 706 (2024)");
  expect(edition.asked).toEqual([["Form 706", { asOf: "Form 706 (2024)" }]]);
  expect(edition.citation).toBe("Form 706 (2024)");
  expect(edition.url).toBe("/authority/form/706?as-of=Form%20706%20(2024)#a");
  expect(edition.at).toBe(edition.url);
  const today = await quoted("Form 706");
  expect([today.citation, today.url]).toEqual(["Form 706", "/authority/form/706#a"]);
});
