import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { OPERATOR, type Actor } from "#modules/kernel";
import { buildArgs, buildCookie } from "../../../tests/factories/visit.ts";
import { testModules, type TestModules } from "../../../tests/harness.ts";
import { action, loader } from "./route.tsx";
import type { GroupScreen, InventoryContent, OwnershipContent, Refusal } from "./screen.ts";

let house: TestModules;
let cookie: string;
let owner: Actor;
let intakeId: string;

beforeAll(async () => {
  house = await testModules();
  await house.modules.intake.prepare(OPERATOR);
});
afterAll(() => house.cleanup());

beforeEach(async () => {
  cookie = await buildCookie(house.modules, "user");
  const users = await house.modules.accounts.listUsers(OPERATOR);
  const user = users.toSorted((a, b) => Number(a.id) - Number(b.id)).at(-1);
  owner = { kind: "user", userId: user?.id ?? "", role: "user" };
  intakeId = (await house.modules.intake.createIntake(owner, { intakeType: "multi-entity" })).id;
});

function ask(query: string, init: RequestInit = {}, as = cookie) {
  const request = new Request(`http://localhost/multi-entity/${intakeId}${query}`, {
    ...init,
    headers: { Cookie: as },
  });
  return buildArgs(house.modules, request, { intakeId });
}

async function post(fields: Record<string, string>, as = cookie) {
  const answer = await action(ask("", { method: "POST", body: new URLSearchParams(fields) }, as));
  const isJson = answer.headers.get("Content-Type")?.includes("json");
  const refusal: Refusal | null = isJson ? (await answer.json()).refusal : null;
  return { status: answer.status, to: answer.headers.get("Location"), refusal };
}

async function look<T>(query = "", as = cookie): Promise<GroupScreen & { content: T }> {
  const data = await (await loader(ask(query, {}, as))).json();
  if (data.state !== "found") throw new Error(`The screen is ${data.state}.`);
  return data.screen as GroupScreen & { content: T };
}

const add = (legalName: string, more: Record<string, string> = {}) =>
  post({ intent: "add-entity", legalName, ownershipPercentage: "0", ...more });

describe("an entity", () => {
  it("is added, and listed with its owner", async () => {
    expect(await add("Holdings LLC")).toMatchObject({ status: 302, to: "?tab=inventory&done=entity-added" });
    const [[parentEntityId = ""] = []] = (await look()).entityOptions;
    await add("Sub Inc.", { parentEntityId, ownershipPercentage: "33.3333" });
    const { content } = await look<InventoryContent>();
    expect(content.entities.rows.map(({ legalName, owners }) => [legalName, owners])).toEqual([
      ["Holdings LLC", ""],
      ["Sub Inc.", "Holdings LLC 33.3333%"],
    ]);
  });

  it.each([
    ["legalName", { legalName: "" }],
    ["ownershipPercentage", { ownershipPercentage: "fifty" }],
    ["ownershipPercentage", { ownershipPercentage: "100.0001" }],
    ["formationDate", { formationDate: "2024-02-30" }],
  ])("is refused beside its %s, with all that was typed", async (field, typed) => {
    const { status, refusal } = await add("Holdings LLC", { notes: "typed", ...typed });
    expect(status).toBe(422);
    expect(Object.keys(refusal?.problems ?? {})).toEqual([field]);
    expect(refusal?.typed).toMatchObject({ notes: "typed", ...typed });
  });

  it("that another window has changed is told, keeps what was typed, and is saved over it", async () => {
    await add("Holdings LLC");
    const [first] = (await look<InventoryContent>()).content.entities.rows;
    const { id, updatedAt } = first!;
    expect((await post({ intent: "save-entity", id, updatedAt, legalName: "First window" })).status).toBe(
      302,
    );
    const second = await post({ intent: "save-entity", id, updatedAt, legalName: "Second window" });
    expect([second.status, second.refusal?.isStale, second.refusal?.typed.legalName]).toEqual([
      409,
      true,
      "Second window",
    ]);
    const { edited } = (await look<InventoryContent>(`?edit=${id}`)).content;
    expect(edited?.legalName).toBe("First window");
    const again = { intent: "save-entity", id, updatedAt: edited!.updatedAt, legalName: "Second window" };
    expect((await post(again)).status).toBe(302);
  });

  it("that another window has deleted keeps what was typed, to be added again", async () => {
    await add("Holdings LLC");
    const [first] = (await look<InventoryContent>()).content.entities.rows;
    const { id, updatedAt } = first!;
    const gone = { to: "?tab=inventory&done=deleted", status: 302 };
    expect(await post({ intent: "delete-entity", id })).toMatchObject(gone);
    const late = await post({ intent: "save-entity", id, updatedAt, legalName: "Typed", notes: "typed" });
    expect(late).toMatchObject({
      status: 409,
      refusal: { intent: "add-entity", id: "", typed: { legalName: "Typed", notes: "typed" } },
    });
    expect(late.refusal?.message).toContain("Somebody deleted this in another window.");
    // A second press is no failure.
    expect(await post({ intent: "delete-entity", id })).toMatchObject(gone);
  });

  it("is deleted after asking, not while a transaction names it", async () => {
    await add("A LLC");
    await add("B LLC");
    const [[a = ""] = [], [b = ""] = []] = (await look()).entityOptions;
    const loan = {
      transactionType: "loan",
      fromEntityId: a,
      toEntityId: b,
      amount: "$5.00",
      transactionDate: "2024-05-01",
    };
    expect((await post({ intent: "add-transaction", ...loan })).status).toBe(302);
    expect((await look<InventoryContent>(`?remove=${a}`)).content.removed?.legalName).toBe("A LLC");
    const refused = await post({ intent: "delete-entity", id: a });
    expect([refused.status, refused.refusal?.isStale]).toEqual([409, false]);
    const [{ id = "" } = {}] = (await house.modules.entities.listTransactions(owner, intakeId)) as {
      id?: string;
    }[];
    await post({ intent: "delete-transaction", id });
    expect((await post({ intent: "delete-entity", id: a })).status).toBe(302);
  });
});

it("draws several owners of one company, people and entities, with what is missing", async () => {
  await add("Acme LLC");
  await add("Parent Inc.");
  const [[acme = ""] = [], [parent = ""] = []] = (await look()).entityOptions;
  await post({
    intent: "add-owner",
    entityId: acme,
    holder: `entity:${parent}`,
    percentage: "60",
    role: "owner",
  });
  await post({
    intent: "add-owner",
    entityId: acme,
    holder: "",
    ownerName: "Ann Example",
    percentage: "30%",
    role: "owner",
  });
  const { content } = await look<OwnershipContent>("?tab=ownership");
  expect(content.chart?.svg).toMatch(/Ann Example/);
  expect(content.chart?.svg).toMatch(/10% not recorded/);
  expect(content.tree.map(({ name }) => name)).toEqual(["Ann Example", "Parent Inc."]);
  const { findings } = await look("?tab=validation");
  expect(findings.map(({ severity }) => severity)).toContain("error");
  const ofOwner = findings.find(({ ownerId }) => ownerId)?.ownerId ?? content.owners.rows[0]?.id;
  const form = await look<OwnershipContent>(`?tab=ownership&edit=${ofOwner}`);
  expect(form.findings).toEqual(findings.filter(({ ownerId }) => ownerId === ofOwner));
});

it("is read with as many statements for a group of twelve as for one of two", async () => {
  async function count(tab: string): Promise<number> {
    let statements = 0;
    const listener = () => void (statements += 1);
    house.knex.on("query", listener);
    await look(`?tab=${tab}`);
    house.knex.off("query", listener);
    return statements;
  }
  const tabs = ["inventory", "ownership", "transactions", "validation"];
  const countAll = async () => {
    const counts: number[] = [];
    // The first look after a change reads what the next ones keep.
    await look("?tab=inventory");
    for (const tab of tabs) counts.push(await count(tab));
    return counts;
  };
  for (let index = 0; index < 2; index += 1) await add(`Company ${index} LLC`);
  const few = await countAll();
  for (let index = 2; index < 12; index += 1) await add(`Company ${index} LLC`);
  expect(await countAll()).toEqual(few);
  expect(Math.max(...few.slice(0, 3))).toBeLessThan(20);
});

it("lets the CPA, and nobody else, mark a finding as fine", async () => {
  await add("Acme LLC");
  const [finding] = (await look()).findings;
  const accept = { intent: "accept-finding", id: finding!.id, reason: "Owner is named next week." };
  await expect(post(accept)).rejects.toMatchObject({ status: 403 });
  const cpa = await buildCookie(house.modules, "admin");
  expect((await post(accept, cpa)).to).toBe("?tab=validation&done=accepted");
  expect((await look("?tab=validation")).findings.find(({ id }) => id === finding!.id)).toMatchObject({
    state: "accepted",
    reason: "Owner is named next week.",
  });
});

it("is submitted once the required papers are settled, and says which are missing before", async () => {
  const refused = await post({ intent: "submit" });
  expect([refused.status, refused.refusal?.message]).toEqual([
    422,
    expect.stringMatching(/^Missing \d+ required documents?/),
  ]);
  expect(await look()).toMatchObject({ canSubmit: true, papers: { settled: 0 } });
});
