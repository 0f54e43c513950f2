/** Other fields of law have a sentence each, with what tax law has on the subject; what is of tax is left alone. */
import { expect, it } from "vitest";
import { ofOtherField, otherField, otherFields } from "./other-field.ts";
import type { BorderRequest } from "./rule.ts";

const authority = {
  resolve: async (_: unknown, citation: string) => ({
    ...{ citation, url: "/" },
    document: { heading: "Mills" },
  }),
};
const request = (question: string) => ({ question, authority }) as unknown as BorderRequest;

it.each([
  ["What is the sales tax in Chicago?", "other_law", "Chicago"],
  ["What is the income tax in New York?", "other_law", "New York"],
  ["the tax in the uk", "other_law", "UK"],
  ["Do I owe VAT?", "other_law", "State, local or foreign"],
  ["Cal. Civ. Code 9 on mills", "other_law", "State, local or foreign"],
  ["NY Tax Law 9 on mills", "other_law", "State, local or foreign"],
  ["What is my state income tax?", "other_law", "State, local or foreign"],
  ["How do I evict a tenant?", "other_law", "landlord and tenant"],
  ["the amount of unemployment insurance", "other_law", "unemployment insurance laws"],
  ["a journal entry for flour", "other_law", "accounting standards"],
  ["a recipe for bread", "not_law", "not a question of federal tax law"],
])("refused, %j: %s", async (question, kind, said) => {
  const border = await otherField(request(question));
  expect(border?.kind).toBe(kind);
  expect(border!.text).toContain(said);
});

it.each(["What is a windmill?", "Is flour taxed?", ""])("%j is of none", async (question) => {
  expect(await otherField(request(question))).toBeNull();
});

it.each([
  ["How many work credits must a miller have?", "Social Security Act"],
  ["When can my miller apply for Social Security?", "Social Security Act"],
  ["Does Medicare cover windmills?", "Medicare"],
  ["How do I sponsor a miller for a visa?", "immigration law"],
  ["Can I keep my mill in chapter 7?", "bankruptcy law"],
  ["What is the federal minimum wage of a miller?", "labor law"],
  ["Can my boss fire me over a mill?", "labor law"],
])("claims %j: %s", async (question, law) => {
  const border = await ofOtherField(request(question));
  expect(border?.text).toContain(law);
  expect(border?.nearest?.length).toBeGreaterThan(0);
});

it.each([
  "Is Social Security taxed when I apply for it at the mill?",
  "Are Medicare Part B premiums deductible?",
  "Is a miller with a green card a resident?",
  "Which debts of tax survive when a miller files for bankruptcy?",
  "Is overtime pay of a miller free of tax?",
  "What is an ERISA plan's excise tax?",
  "Can I sue over an officer's misconduct?",
  "How long must family leave be for the miller's credit?",
])("leaves %j alone", async (question) => expect(await ofOtherField(request(question))).toBeNull());

it("every row says what tax law has on it", () => {
  for (const { law, beside, sections } of otherFields())
    expect([law, beside, sections.join()].every((text) => text.length > 2)).toBe(true);
});
