import { afterAll, beforeAll, expect, it } from "vitest";
import { OPERATOR, VISITOR } from "#modules/kernel";
import { windmillLibrary } from "../../tests/factories/library.ts";
import type { TestModules } from "../../tests/harness.ts";
import type { RetrievalAnswer } from "./schema.ts";

let test: TestModules;
let answer: RetrievalAnswer;
beforeAll(async () => {
  test = await windmillLibrary();
  answer = await test.modules.ai.ask(OPERATOR, "What levy is imposed on windmills under levy number 3?");
});
afterAll(() => test.cleanup());

const statesOf = async (change: Partial<RetrievalAnswer>) => {
  const verified = await test.modules.ai.verify(OPERATOR, { ...answer, ...change });
  return [...new Set(verified.map(({ state }) => state))];
};

it("says of each quotation whether it still stands, and as of when", async () => {
  expect(answer.quotations.length).toBeGreaterThan(0);
  expect(await statesOf({})).toEqual(["same"]);
  const sources = answer.sources.map((source) => ({ ...source, versionHash: "of an earlier version" }));
  expect(await statesOf({ sources })).toEqual(["stands"]);
  const reworded = answer.quotations.map((one) => ({ ...one, text: `${one.text} of old` }));
  expect(await statesOf({ sources, quotations: reworded })).toEqual(["changed"]);
  const elsewhere = answer.quotations.map((one) => ({ ...one, citation: "26 USC 9998" }));
  expect(await statesOf({ sources, quotations: elsewhere })).toEqual(["gone"]);
  const [first] = await test.modules.ai.verify(OPERATOR, answer);
  expect(first).toMatchObject({
    asOf: "119-100",
    nowAsOf: "119-100",
    url: expect.stringMatching(/^\/authority/),
  });
  await expect(test.modules.ai.verify(VISITOR, answer)).rejects.toMatchObject({ code: "unauthenticated" });
});
