import { afterAll, beforeAll, expect, it } from "vitest";
import { buildPerson, type Person } from "../../tests/factories/intake.ts";
import { testModules, type TestModules } from "../../tests/harness.ts";
import type { Entities } from "./contract.ts";
import { RULES } from "./rules/index.ts";

let house: TestModules;
let entities: Entities;
let client: Person;
let admin: Person;
let intakeId: string;

beforeAll(async () => {
  house = await testModules();
  entities = house.modules.entities;
  [client, admin] = [await buildPerson(house.modules), await buildPerson(house.modules, "admin")];
  intakeId = (await house.modules.intake.createIntake(client, { intakeType: "multi-entity" })).id;
});
afterAll(() => house.cleanup());

it("without an entity: zeros, valid", async () => {
  expect(await entities.validate(client, intakeId)).toEqual({
    isValid: true,
    ownership: { totalPercentage: 0, missingOwnership: 0, ownershipGaps: [] },
    compliance: { taxElections: true, intercompanyDocumentation: true, stateRegistrations: true },
    warnings: [],
    recommendations: [],
    findings: [],
  });
});

it("a finding is accepted by the CPA with a reason, and comes back when the facts change", async () => {
  const { id } = await entities.addEntity(client, intakeId, { legalName: "Acme", ownershipPercentage: 60 });
  const [gap] = (await entities.validate(client, intakeId)).findings;
  expect(gap).toMatchObject({ rule: "ownership-missing", severity: "error", entityIds: [id], state: "open" });
  expect(gap?.text).toMatch(/^Acme: 40% /);
  expect(gap).not.toHaveProperty("cpaText");
  expect((await entities.validate(admin, intakeId)).findings[0]?.cpaText).toContain("60%");
  const key = { intakeId, id: gap?.id ?? "" };
  await expect(entities.acceptFinding(client, key, "fine")).rejects.toMatchObject({ code: "forbidden" });
  await expect(entities.acceptFinding(admin, key, " ")).rejects.toMatchObject({ code: "invalid" });
  await entities.acceptFinding(admin, key, "Treasury stock");
  const accepted = await entities.validate(client, intakeId);
  expect(accepted.isValid).toBe(true);
  expect(accepted.ownership).toEqual({ totalPercentage: 60, missingOwnership: 40, ownershipGaps: [] });
  expect(accepted.findings.find((one) => one.id === key.id)).toMatchObject({
    state: "accepted",
    reason: "Treasury stock",
  });
  await entities.updateEntity(client, { intakeId, id }, { ownershipPercentage: 70 });
  const changed = await entities.validate(client, intakeId);
  expect(changed.ownership.ownershipGaps).toEqual([expect.stringMatching(/^Acme: 30% /)]);
  expect(changed.isValid).toBe(false);
});

it("a group is read again only after a change, wherever that was made", async () => {
  const { id } = await entities.addEntity(client, intakeId, { legalName: "Kept" });
  const reads: string[] = [];
  const listener = ({ sql }: { sql: string }) => void (/"business_entities"/.test(sql) && reads.push(sql));
  house.knex.on("query", listener);
  await entities.getOverview(client, intakeId);
  const { group } = await entities.getOverview(client, intakeId);
  expect(group.entities.find((one) => one.id === id)?.legalName).toBe("Kept");
  expect(reads).toHaveLength(1);
  house.knex.off("query", listener);
  // As another process writes it.
  await house.knex("business_entities").where({ id }).update({ legal_name: "Renamed" });
  await house.knex("entity_groups").where({ intake_id: intakeId }).increment("revision", 1);
  const again = await entities.getOverview(client, intakeId);
  expect(again.group.entities.find((one) => one.id === id)?.legalName).toBe("Renamed");
  await entities.deleteEntity(client, { intakeId, id });
});

it("three owners of 33.3333 are whole, and a circle is named", async () => {
  const { id } = await entities.addEntity(client, intakeId, { legalName: "Thirds" });
  for (const ownerName of ["Ann", "Bob", "Cy"]) {
    await entities.addOwner(client, intakeId, { entityId: id, ownerName, percentage: 33.3333 });
  }
  const a = await entities.addEntity(client, intakeId, { legalName: "Ring A" });
  const b = await entities.addEntity(client, intakeId, {
    ...{ legalName: "Ring B", parentEntityId: a.id, ownershipPercentage: 100 },
  });
  await entities.updateEntity(
    client,
    { intakeId, id: a.id },
    { parentEntityId: b.id, ownershipPercentage: 100 },
  );
  const { findings } = await entities.validate(client, intakeId);
  const about = (entityId: string) =>
    findings.filter(({ entityIds, severity }) => entityIds.includes(entityId) && severity === "error");
  expect(about(id)).toEqual([]);
  expect(
    about(a.id)
      .map(({ rule }) => rule)
      .sort(),
  ).toEqual(["circle", "no-ultimate-owner"]);
  expect(findings.find(({ rule }) => rule === "circle")?.text).toMatch(/Ring A and Ring B|Ring B and Ring A/);
});

it("the checklist asks for the papers of each company", async () => {
  await entities.addEntity(client, intakeId, { legalName: "Small S", entityType: "S-Corp" });
  const lines = await house.modules.intake.getChecklist(client, intakeId);
  const askedFor = (id: string) => lines.find(({ category }) => category.id === id)?.askedFor;
  expect(askedFor("s-election")).toEqual(["Small S: Form 2553 and the IRS letter"]);
  expect(askedFor("entity-prior-returns")).toContain("Small S: last year's Form 1120-S");
  expect(askedFor("inventory-records")).toBeUndefined();
});

it("every rule has both sentences, a pin cite that opens, and a field", () => {
  for (const [name, rule] of Object.entries(RULES)) {
    expect([name, rule.text.length > 20, rule.cpa.length > 10]).toEqual([name, true, true]);
    expect(rule.citation).toMatch(/^26 (USC|CFR) [\w.-]+(\(\w+\))*$/);
    expect(rule.field).toMatch(/^[a-zA-Z]+$/);
  }
});
