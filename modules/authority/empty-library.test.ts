import { afterAll, beforeAll, expect, it } from "vitest";
import { OPERATOR, type Actor } from "#modules/kernel";
import { buildPerson } from "../../tests/factories/intake.ts";
import { testModules, type TestModules } from "../../tests/harness.ts";

let house: TestModules;
let client: Actor;
let admin: Actor;

beforeAll(async () => {
  house = await testModules();
  client = await buildPerson(house.modules);
  admin = await buildPerson(house.modules, "admin");
});
afterAll(() => house.cleanup());

/** What an actor is told by each way into the library. */
async function told(actor: Actor): Promise<string[]> {
  const { authority } = house.modules;
  const ways = [
    authority.find(actor, "gross income"),
    authority.find(actor, "gross income", { asOf: "119-100" }),
    authority.find(actor, "gross income", { asOf: "2026-04-01" }),
    authority.find(actor, "cite:280A(c)"),
    authority.find(actor, "insolven* AND discharg*"),
    authority.search(actor, "gross income"),
    authority.passages(actor, "gross income"),
    authority.document(actor, "26 USC 61"),
    authority.versions(actor, "26 USC 61"),
    authority.contents(actor, "code"),
  ];
  const results = await Promise.allSettled(ways);
  return results.map((result) => (result.status === "rejected" ? result.reason.message : "nothing"));
}

it("tells a client what a client can do, and no command", async () => {
  const words = "Try again later, or send your question to your CPA from your intake.";
  expect(new Set(await told(client))).toEqual(new Set([`The library is still empty. ${words}`]));
});

it.each(["administrators", "operators"])("tells %s the command", async (who) => {
  const words = "Load the Code under Admin, Tax Data, or with: npx taxrag ingest irc";
  const actor = who === "operators" ? OPERATOR : admin;
  expect(new Set(await told(actor))).toEqual(new Set([`The library is still empty. ${words}`]));
});
