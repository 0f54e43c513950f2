import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { VISITOR } from "#modules/kernel";
import { buildPerson, type Person } from "../../tests/factories/intake.ts";
import { testModules, type TestModules } from "../../tests/harness.ts";
import type { Entities } from "./contract.ts";
import { newEntity, newOwner, newTransaction } from "./schema.ts";

let house: TestModules;
let entities: Entities;
let client: Person;
let stranger: Person;
let admin: Person;
let intakeId: string;
/** A clock that stands still: every change must still get a time of its own. */
const now = new Date("2026-02-01T10:00:00Z");

beforeAll(async () => {
  house = await testModules({ clock: { now: () => now } });
  entities = house.modules.entities;
  admin = await buildPerson(house.modules, "admin");
  stranger = await buildPerson(house.modules);
});
afterAll(() => house.cleanup());
beforeEach(async () => {
  client = await buildPerson(house.modules);
  intakeId = (await house.modules.intake.createIntake(client, { intakeType: "multi-entity" })).id;
});

const add = (legalName: string, fields = {}) =>
  entities.addEntity(client, intakeId, { legalName, ...fields });
const refused = (code: string, fields: Record<string, RegExp> = {}) => {
  const problems = Object.entries(fields).map(([name, text]) => [name, expect.stringMatching(text)]);
  const named = { fields: expect.objectContaining(Object.fromEntries(problems)) };
  return expect.objectContaining({ code, ...(problems.length > 0 && named) });
};

describe("an entity", () => {
  it("comes back with every field of the specification, empty ones as null", async () => {
    const made = await add("Acme LLC");
    const stamp = now.toISOString();
    expect(made).toEqual({
      ...{ id: expect.any(String), intakeId, legalName: "Acme LLC", entityType: null, ein: null, tin: null },
      ...{ jurisdictionFormation: null, jurisdictionOperation: null, fiscalYearEnd: null, notes: null },
      ...{ accountingMethod: null, isDisregardedEntity: false, parentEntityId: null, ownershipPercentage: 0 },
      ...{ formationDate: null, endDate: null, taxClass: null, elections: [], trustKind: null },
      ...{ grossReceipts: [], createdAt: stamp, updatedAt: stamp },
    });
    expect(await entities.listEntities(client, intakeId)).toEqual([made]);
  });

  it("keeps what was written, also lists and dates", async () => {
    const fields = {
      ...{ entityType: "S-Corp", ein: "12-345", jurisdictionFormation: "DE", fiscalYearEnd: "12/31" },
      ...{ accountingMethod: "Cash", notes: "=cmd|x", formationDate: "2020-02-29", endDate: "2024-12-31" },
      elections: [{ kind: "2553", from: "2020-03-01" }],
      grossReceipts: [{ year: 2023, cents: 1_000_000_000_000_000 }],
    } as const;
    expect(await add("Acme Inc.", { ...fields })).toMatchObject(fields);
  });

  it("hides its taxpayer number but for four digits, and encrypts it", async () => {
    const { id, tin } = await add("Acme LLC", { tin: "123-45-6789" });
    expect(tin).toBe("***-**-6789");
    const row = await house.knex("business_entities").where({ id }).first();
    expect(JSON.stringify(row)).not.toMatch(/123-?45/);
    expect(row.tin_sealed.toString("latin1")).not.toContain("45-6789");
    const renamed = await entities.updateEntity(client, { intakeId, id }, { tin, notes: "x" });
    expect(renamed.tin).toBe("***-**-6789");
    await expect(add("B", { tin: "***-**-6789" })).rejects.toEqual(refused("invalid", { tin: /whole/ }));
    expect((await entities.updateEntity(client, { intakeId, id }, { tin: null })).tin).toBeNull();
  });

  it("reads and writes one edge as parent and percentage", async () => {
    const parent = await add("Parent Inc.");
    const child = await add("Child LLC", { parentEntityId: parent.id, ownershipPercentage: 33.3333 });
    expect(child).toMatchObject({ parentEntityId: parent.id, ownershipPercentage: 33.3333 });
    const key = { intakeId, id: child.id };
    expect(await entities.updateEntity(client, key, { ownershipPercentage: 60 })).toMatchObject({
      parentEntityId: parent.id,
      ownershipPercentage: 60,
    });
    expect(await entities.listOwners(client, intakeId)).toMatchObject([
      { entityId: child.id, ownerEntityId: parent.id, ownerName: "Parent Inc.", percentage: 60 },
    ]);
    await entities.updateEntity(client, key, { parentEntityId: null, ownershipPercentage: 0 });
    expect(await entities.listOwners(client, intakeId)).toEqual([]);
  });

  it("keeps a percentage without an owner, who can be named later", async () => {
    const { id } = await add("Child LLC", { ownershipPercentage: 60 });
    expect(await entities.listOwners(client, intakeId)).toMatchObject([
      { entityId: id, ownerEntityId: null, personId: null, ownerName: null, percentage: 60 },
    ]);
  });

  it("refuses an owner that is not there, or itself", async () => {
    const { id } = await add("Acme LLC");
    const unknown = { parentEntityId: "00000000-0000-4000-8000-000000000000" };
    await expect(add("B", unknown)).rejects.toEqual(refused("invalid", { parentEntityId: /no such/ }));
    const itself = entities.updateEntity(client, { intakeId, id }, { parentEntityId: id });
    await expect(itself).rejects.toEqual(refused("invalid", { parentEntityId: /itself/ }));
    expect(await entities.listEntities(client, intakeId)).toHaveLength(1);
  });

  it("tells the second of two tabs, and loses nothing", async () => {
    const made = await add("Acme LLC");
    const key = { intakeId, id: made.id };
    const first = await entities.updateEntity(client, key, { notes: "first", updatedAt: made.updatedAt });
    const second = entities.updateEntity(client, key, { notes: "second", updatedAt: made.updatedAt });
    await expect(second).rejects.toEqual(refused("conflict"));
    expect(await entities.getEntity(client, key)).toEqual(first);
    expect(first.updatedAt > made.updatedAt).toBe(true);
  });

  it("goes with its owner records, but not while transactions name it", async () => {
    const a = await add("A");
    const b = await add("B", { parentEntityId: a.id, ownershipPercentage: 100 });
    const loan = await entities.addTransaction(client, intakeId, {
      ...{ transactionType: "loan", fromEntityId: a.id, toEntityId: b.id },
      ...{ amount: 100, transactionDate: "2024-05-01" },
    });
    const early = entities.deleteEntity(client, { intakeId, id: a.id });
    await expect(early).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringMatching("1 transaction names it"),
    });
    await entities.deleteTransaction(client, { intakeId, id: loan.id });
    await entities.deleteEntity(client, { intakeId, id: a.id });
    expect(await entities.getEntity(client, { intakeId, id: b.id })).toMatchObject({ parentEntityId: null });
  });
});

describe("an owner", () => {
  it("is a person by name, one and the same for two companies", async () => {
    const a = await add("A");
    const b = await add("B");
    const one = await entities.addOwner(client, intakeId, {
      ...{ entityId: a.id, ownerName: "Ann Lee", percentage: 60, isUsPerson: true },
    });
    const other = await entities.addOwner(client, intakeId, {
      entityId: b.id,
      ownerName: "ann lee",
      percentage: 1,
    });
    expect(one).toMatchObject({ ownerName: "Ann Lee", kind: "individual", isUsPerson: true, role: "owner" });
    expect(other.personId).toBe(one.personId);
    await entities.deleteOwner(client, { intakeId, id: one.id });
    expect(await entities.listPeople(client, intakeId)).toHaveLength(1);
    await entities.deleteOwner(client, { intakeId, id: other.id });
    expect(await entities.listPeople(client, intakeId)).toEqual([]);
  });

  it("is refused without a name, with two, and when it cannot be true", async () => {
    const a = await add("A");
    const b = await add("B");
    const owner = (fields: object) =>
      entities.addOwner(client, intakeId, { entityId: a.id, percentage: 1, ...fields });
    await expect(owner({})).rejects.toEqual(refused("invalid", { ownerName: /Say who/ }));
    await expect(owner({ ownerEntityId: b.id, ownerName: "Ann" })).rejects.toEqual(refused("invalid"));
    await expect(owner({ ownerEntityId: a.id })).rejects.toEqual(
      refused("invalid", { ownerEntityId: /itself/ }),
    );
    await expect(owner({ ownerName: "Ann", from: "2024-02-01", to: "2024-01-01" })).rejects.toEqual(
      refused("invalid", { to: /before/ }),
    );
    expect(await entities.listPeople(client, intakeId)).toEqual([]);
  });

  it("of a trust is a beneficiary, unless said otherwise", async () => {
    const trust = await add("Lee Trust", { entityType: "Trust" });
    const kid = await entities.addOwner(client, intakeId, { entityId: trust.id, ownerName: "Kim" });
    expect(kid).toMatchObject({ role: "beneficiary", percentage: 0 });
  });
});

describe("a transaction", () => {
  it("is between two different parties of the intake, in whole cents", async () => {
    const a = await add("A");
    const b = await add("B");
    const pay = (fields: object) =>
      entities.addTransaction(client, intakeId, {
        ...{ transactionType: "loan", fromEntityId: a.id, toEntityId: b.id },
        ...{ amount: 1_000_000_000_000_000, transactionDate: "2024-05-01" },
        ...fields,
      });
    expect(await pay({ interestRate: 3.78 })).toMatchObject({
      amount: 1_000_000_000_000_000,
      interestRate: 3.78,
    });
    await expect(pay({ toEntityId: a.id })).rejects.toEqual(refused("invalid", { toEntityId: /same/ }));
    await expect(pay({ toEntityId: "7" })).rejects.toEqual(refused("invalid", { toEntityId: /no such/ }));
    await expect(pay({ recordedBy: intakeId })).rejects.toEqual(refused("invalid", { recordedBy: /books/ }));
    expect(await entities.listTransactions(client, intakeId)).toHaveLength(1);
  });
});

describe("access", () => {
  it("is the client's and the administrators'", async () => {
    const { id } = await add("A");
    const key = { intakeId, id };
    expect(await entities.listEntities(admin, intakeId)).toHaveLength(1);
    await expect(entities.listEntities(stranger, intakeId)).rejects.toEqual(refused("not_found"));
    await expect(entities.addEntity(stranger, intakeId, { legalName: "B" })).rejects.toEqual(
      refused("not_found"),
    );
    await expect(entities.updateEntity(stranger, key, {})).rejects.toEqual(refused("not_found"));
    await expect(entities.getGroup(VISITOR, intakeId)).rejects.toEqual(refused("unauthenticated"));
    await expect(entities.validate(client, "undefined")).rejects.toEqual(refused("not_found"));
  });

  it("to another client's record under one's own intake is refused", async () => {
    const { id } = await add("A");
    const own = await house.modules.intake.createIntake(stranger, { intakeType: "multi-entity" });
    const across = entities.deleteEntity(stranger, { intakeId: own.id, id });
    await expect(across).rejects.toEqual(refused("not_found"));
    await house.modules.intake.deleteIntake(stranger, own.id);
  });

  it("ends for the client when the intake is completed", async () => {
    const { id } = await add("A");
    await house.knex("intakes").where("id", intakeId).update({ status: "completed" });
    const key = { intakeId, id };
    await expect(entities.updateEntity(client, key, { notes: "x" })).rejects.toEqual(refused("conflict"));
    expect(await entities.updateEntity(admin, key, { notes: "x" })).toMatchObject({ notes: "x" });
  });

  it("is to multi-entity intakes only", async () => {
    const personal = await house.modules.intake.createIntake(admin, { intakeType: "personal" });
    const made = entities.addEntity(admin, personal.id, { legalName: "A" });
    await expect(made).rejects.toEqual(refused("invalid"));
  });
});

it("each deed has its audit row, and the group its revision", async () => {
  const { id } = await add("A");
  await entities.updateEntity(client, { intakeId, id }, { notes: "x" });
  await entities.addOwner(client, intakeId, { entityId: id, ownerName: "Ann", percentage: 100 });
  await entities.deleteEntity(client, { intakeId, id });
  const { entries } = await house.modules.audit.list(admin, { subject: { type: "intake", id: intakeId } });
  expect(entries.map(({ action, details }) => [action, details.record]).reverse()).toEqual([
    ["intake-created", undefined],
    ["group-record-added", "entity"],
    ["group-record-changed", "entity"],
    ["group-record-added", "person"],
    ["group-record-added", "owner"],
    ["group-record-deleted", "entity"],
  ]);
  expect((await entities.getGroup(client, intakeId)).revision).toBe(4);
});

describe("bodies", () => {
  const entity = (fields: object) => newEntity.safeParse({ legalName: "A", ...fields }).success;

  it.each([-1, 100.0001, 33.33333, Number.NaN, "fifty", "50"])("refuse the percentage %s", (percentage) => {
    expect(entity({ ownershipPercentage: percentage })).toBe(false);
  });
  it.each([0, 100, 33.3333, 99.9999, 0.0001])("take the percentage %s", (percentage) => {
    expect(entity({ ownershipPercentage: percentage })).toBe(true);
  });
  it.each(["2024-02-30", "2024-13-01", "02/30", "2023-02-29", "yesterday"])("refuse the date %s", (date) => {
    expect(entity({ formationDate: date })).toBe(false);
  });
  it.each([0, -1, 0.5, 1e15 + 1, "100", 1e21])("refuse the amount %s", (amount) => {
    const parties = { fromEntityId: "1", toEntityId: "2", transactionDate: "2024-05-01" };
    const taken = newTransaction.safeParse({ transactionType: "loan", amount, ...parties });
    expect(taken.success).toBe(false);
  });
  it("refuse blank names, unknown types and null bytes, and read empty text as nothing", () => {
    for (const legalName of ["", "  ", "a".repeat(201), "a\0b"]) expect(entity({ legalName })).toBe(false);
    expect(entity({ entityType: "GmbH" })).toBe(false);
    expect(newEntity.parse({ legalName: " A ", entityType: "", ein: " " })).toEqual({
      ...{ legalName: "A", entityType: null, ein: null },
    });
    expect(newOwner.parse({ entityId: "1", ownerEntityId: "" })).toMatchObject({ ownerEntityId: null });
  });
});

it("copies last year's group with people, relatives and numbers, but no transactions", async () => {
  const a = await add("A", { tin: "123-45-6789" });
  const b = await add("B", { parentEntityId: a.id, ownershipPercentage: 40 });
  const ann = await entities.addPerson(client, intakeId, { name: "Ann" });
  await entities.addOwner(client, intakeId, {
    ...{ entityId: b.id, ownerName: "Bob", percentage: 60 },
    relations: [{ personId: ann.id, kind: "spouse" }],
  });
  await house.knex("intakes").where("id", intakeId).update({ status: "filed" });
  const next = await house.modules.intake.createIntake(client, { intakeType: "multi-entity" });
  const copy = await entities.copyGroup(client, next.id, intakeId);
  const ids = new Map(copy.entities.map(({ legalName, id }) => [legalName, id]));
  expect(copy.entities).toMatchObject([
    { legalName: "A", tin: "***-**-6789" },
    { legalName: "B", parentEntityId: ids.get("A"), ownershipPercentage: 40 },
  ]);
  const [copiedAnn, copiedBob] = copy.people;
  expect(copiedBob?.relations).toEqual([{ personId: copiedAnn?.id, kind: "spouse" }]);
  expect(copiedAnn?.id).not.toBe(ann.id);
  const again = entities.copyGroup(client, next.id, intakeId);
  await expect(again).rejects.toEqual(refused("conflict"));
});
