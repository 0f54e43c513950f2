/** Rows of client tracking over a real database. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OPERATOR, type Clock } from "#modules/kernel";
import { addPaper, buildPerson, buildReadyIntake, type Person } from "../../tests/factories/intake.ts";
import { fillOffice } from "../../tests/factories/office.ts";
import { testModules, type TestModules } from "../../tests/harness.ts";
import type { Tracking } from "./contract.ts";
import { DEFAULT_SETTINGS } from "./records.ts";

const DAY = 24 * 60 * 60_000;
const BEGIN = new Date("2025-03-01T15:00:00Z").getTime();

let house: TestModules;
let tracking: Tracking;
let cpa: Person;
let now = BEGIN;
const clock: Clock = { now: () => new Date(now) };

beforeAll(async () => {
  house = await testModules({ clock });
  ({ tracking } = house.modules);
  cpa = await buildPerson(house.modules, "admin");
});
afterAll(() => house.cleanup());

const intakes = () => house.modules.intake;
const rowOf = async (person: Person) => (await tracking.findClient(cpa, person.userId))!;

async function client(firstName: string) {
  return buildPerson(house.modules, "user", { firstName, lastName: "Tracked" });
}

describe("client tracking", () => {
  it("is empty in an empty office, and has no row for a client without an intake", async () => {
    await client("Without");
    expect(await tracking.listClients(cpa)).toEqual([]);
    expect(await tracking.season(cpa)).toEqual([]);
  });

  it("gives exactly the specified fields", async () => {
    const person = await client("Avery");
    await intakes().createIntake(person, { intakeType: "personal" });
    expect(await tracking.listClients(cpa)).toEqual([
      {
        userId: person.userId,
        firstName: "Avery",
        lastName: "Tracked",
        userEmail: person.email,
        taxYear: 2024,
        intakeStatus: "in_progress",
        totalReceived: 0,
        totalRequired: 2,
        totalMissing: 2,
        riskLevel: "medium",
        overdueDays: 0,
        missingDocuments: [
          {
            categoryName: "Photo ID",
            description: expect.any(String),
            remindersSent: 0,
            lastReminderSent: null,
          },
          {
            categoryName: "Proof of SSN or ITIN",
            description: expect.any(String),
            remindersSent: 0,
            lastReminderSent: null,
          },
        ],
      },
    ]);
  });

  it("counts what is settled as the checklist does: papers, requests for a better one, waivers", async () => {
    const person = await client("Brook");
    const { id } = await intakes().createIntake(person, { intakeType: "personal" });
    const paper = await addPaper(house.modules, person, id, "photo-id");
    expect(await rowOf(person)).toMatchObject({ totalReceived: 1, totalMissing: 1 });
    await intakes().askAgain(cpa, paper.id, { categoryId: "photo-id", reason: "It is blurred." });
    expect(await rowOf(person)).toMatchObject({ totalReceived: 0, totalMissing: 2 });
    await addPaper(house.modules, person, id, "photo-id");
    const lost = { categoryId: "ssn-itin-proof", kind: "cannot_get", reason: "Lost." } as const;
    await intakes().waiveCategory(person, id, lost);
    expect(await rowOf(person)).toMatchObject({ totalMissing: 0, riskLevel: "low", waivers: [lost] });
    await intakes().decideWaiver(cpa, id, "ssn-itin-proof", false);
    expect(await rowOf(person)).toMatchObject({ totalMissing: 1, waivers: [] });
    const { completedRequired, requiredDocuments } = await intakes().getStatistics(cpa, id);
    expect([completedRequired, requiredDocuments]).toEqual([1, 2]);
  });

  it("is about the newest active intake, else the newest", async () => {
    const person = await client("Cameron");
    const { id } = await buildReadyIntake(house.modules, person);
    await intakes().setStatus(person, id, "review_ready");
    await intakes().setStatus(cpa, id, "completed");
    now += DAY;
    const second = await intakes().createIntake(person, { intakeType: "personal" });
    expect((await rowOf(person)).intakeId).toBe(second.id);
    await intakes().deleteIntake(person, second.id);
    expect(await rowOf(person)).toMatchObject({ intakeId: id, intakeStatus: "completed", totalMissing: 0 });
  });

  it("counts days overdue from 14 days after the start", async () => {
    const person = await client("Devon");
    await intakes().createIntake(person, { intakeType: "personal" });
    now += 14 * DAY;
    expect((await rowOf(person)).overdueDays).toBe(0);
    now += 3 * DAY;
    expect(await rowOf(person)).toMatchObject({ overdueDays: 3 });
  });

  it("goes by the earliest return of the entities, the extension and the postponement", async () => {
    const person = await client("Emery");
    const { id } = await intakes().createIntake(person, { intakeType: "multi-entity" });
    const { entities } = house.modules;
    await entities.addEntity(person, id, {
      legalName: "June Corp.",
      entityType: "C-Corp",
      fiscalYearEnd: "06/30",
    });
    expect((await rowOf(person)).filing).toMatchObject({
      form: "1120",
      due: "2025-09-15",
      isExtended: false,
    });
    await entities.addEntity(person, id, { legalName: "S Inc.", entityType: "S-Corp" });
    expect((await rowOf(person)).filing).toMatchObject({ form: "1120-S", due: "2025-03-17" });
    await tracking.saveTrackingSettings(cpa, { ...DEFAULT_SETTINGS, extendedByDefault: true });
    expect((await rowOf(person)).filing).toMatchObject({ extended: "2025-09-15", isExtended: true });
    const filing = {
      isExtended: false,
      postponedFrom: "2025-01-07",
      postponedTo: "2025-10-15",
      reason: "",
      notice: "",
    };
    await tracking.saveClientFiling(cpa, person.userId, filing);
    expect(await tracking.clientFiling(cpa, person.userId)).toEqual(filing);
    expect((await rowOf(person)).filing).toMatchObject({
      due: "2025-10-15",
      isExtended: false,
      isPostponed: true,
    });
    await tracking.saveTrackingSettings(cpa, DEFAULT_SETTINGS);
  });

  it("refuses settings that cannot be", async () => {
    const person = await client("Finley");
    const none = { isExtended: null, postponedFrom: null, postponedTo: null, reason: "", notice: "" };
    const bad = { ...none, postponedFrom: "2025-02-30", postponedTo: "2025-10-15" };
    await expect(tracking.saveClientFiling(cpa, person.userId, bad)).rejects.toMatchObject({
      code: "invalid",
    });
    await expect(
      tracking.saveClientFiling(cpa, person.userId, { ...none, postponedTo: "2025-10-15" }),
    ).rejects.toMatchObject({ fields: { postponedFrom: expect.any(String) } });
    await expect(tracking.saveClientFiling(cpa, "999999", none)).rejects.toMatchObject({ code: "not_found" });
    const zone = { ...DEFAULT_SETTINGS, timeZone: "Moon/Base" };
    await expect(tracking.saveTrackingSettings(cpa, zone)).rejects.toMatchObject({ code: "invalid" });
  });

  it("filters, searches and sorts", async () => {
    const all = await tracking.pageOfClients(cpa, {});
    expect(all).toMatchObject({ total: all.clients });
    expect((await tracking.pageOfClients(cpa, { q: "brook tr" })).rows).toMatchObject([
      { firstName: "Brook" },
    ]);
    const done = await tracking.pageOfClients(cpa, { status: "completed" });
    expect(done.rows).toMatchObject([{ firstName: "Cameron" }]);
    const byName = await tracking.pageOfClients(cpa, { sort: "client" });
    expect(byName.rows.map(({ firstName }) => firstName)).toEqual([
      "Avery",
      "Brook",
      "Cameron",
      "Devon",
      "Emery",
    ]);
    for (const level of new Set(all.rows.map(({ riskLevel }) => riskLevel))) {
      const { rows } = await tracking.pageOfClients(cpa, { risk: level });
      expect(new Set(rows.map(({ riskLevel }) => riskLevel))).toEqual(new Set([level]));
    }
  });

  it("exports what is selected, with formulas as text", async () => {
    const person = await client('=HYPERLINK("x")');
    await intakes().createIntake(person, { intakeType: "personal" });
    const { content } = await tracking.exportClients(cpa, { sort: "client" });
    expect(content.split("\r\n")).toHaveLength(8);
    expect(content).toContain(`"'=HYPERLINK(""x"")"`);
  });

  it("counts from the day on which its payer had to furnish a paper, in the year of the intake", async () => {
    const today = now;
    now = new Date("2025-04-01T15:00:00Z").getTime();
    const person = await client("Ellis");
    await intakes().createIntake(person, { intakeType: "personal" });
    const paper = house.knex("intake_categories").where({ id: "ssn-itin-proof" });
    await paper.clone().update({ due_to_client: "2025-06-02" });
    now = new Date("2025-06-12T15:00:00Z").getTime();
    expect(await rowOf(person)).toMatchObject({ overdueDays: 10 });
    await house.knex("intakes").where({ user_id: person.userId }).update({ tax_year: 2025 });
    // June 1, 2026.
    now = new Date("2026-06-12T15:00:00Z").getTime();
    expect(await rowOf(person)).toMatchObject({ overdueDays: 11 });
    await paper.clone().update({ due_to_client: null });
    now = today;
  });

  it("is for administrators", async () => {
    const person = await client("Nobody");
    for (const ask of [
      () => tracking.listClients(person),
      () => tracking.pageOfClients(person, {}),
      () => tracking.season(person),
      () => tracking.exportClients(person, {}),
      () => tracking.trackingSettings(person),
      () => tracking.listTemplates(person),
      () =>
        tracking.sendReminders(person, {
          template: "standard",
          message: "",
          force: false,
          clientIds: [],
          site: "",
        }),
    ])
      await expect(ask()).rejects.toMatchObject({ code: "forbidden" });
    await expect(tracking.sendDueReminders(cpa)).rejects.toMatchObject({ code: "forbidden" });
  });
});

describe("a large office", () => {
  it("takes the same number of statements for 50 clients as for 1,000", async () => {
    const few = await countStatements(50);
    const many = await countStatements(1_000);
    expect(many).toBe(few);
    expect(few).toBeLessThan(10);
  });
});

async function countStatements(clients: number): Promise<number> {
  const office = await testModules();
  try {
    await fillOffice(office.knex, { clients, intakes: clients * 2, documents: clients * 4 });
    let statements = 0;
    office.knex.on("query", () => (statements += 1));
    const { rows } = await office.modules.tracking.pageOfClients(OPERATOR, { page: 1 });
    expect(rows.length).toBe(50);
    return statements;
  } finally {
    await office.cleanup();
  }
}
