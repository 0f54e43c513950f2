import { afterAll, beforeAll, expect, it } from "vitest";
import { OPERATOR } from "#modules/kernel";
import { testModules, type TestModules } from "../../tests/harness.ts";
import { seedDemo } from "./seed-demo.ts";

let house: TestModules;
beforeAll(async () => {
  house = await testModules();
});
afterAll(() => house.cleanup());

it("makes clients at every stage, who can sign in, and only once", async () => {
  const { accounts, intake } = house.modules;
  const password = "shown only this once";
  const addresses = await seedDemo(house.modules, password);
  const listed = await intake.listClientIntakes(OPERATOR);
  expect(
    listed.map(({ clientName, status, progress }) => `${clientName}: ${status} ${progress}`).sort(),
  ).toEqual([
    "Dana Whitfield: in_progress 33",
    "Lee Park: completed 100",
    "Robin Alvarez: in_progress 0",
    "Sam Okafor: review_ready 100",
  ]);
  expect(listed.every(({ documentSummary }) => Object.keys(documentSummary).length > 0)).toBe(true);
  const { id } = listed.find(({ clientName }) => clientName === "Dana Whitfield")!;
  const { findings } = await house.modules.entities.validate(OPERATOR, id);
  expect(findings.map(({ rule }) => rule)).toEqual(
    expect.arrayContaining(["loan-one-sided", "loan-without-interest"]),
  );
  expect(new Set(findings.map(({ severity }) => severity))).toEqual(new Set(["error", "warning"]));
  for (const email of addresses) await accounts.signIn({ email, password });
  await expect(seedDemo(house.modules, password)).rejects.toMatchObject({ code: "conflict" });
});
