import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OPERATOR, VISITOR } from "#modules/kernel";
import { addPaper, buildPerson, buildReadyIntake, type Person } from "../../tests/factories/intake.ts";
import { testModules, type TestModules } from "../../tests/harness.ts";
import type { Intake } from "./contract.ts";
import { ACTIVE_INTAKE_EXISTS } from "./intakes.ts";

let house: TestModules;
let intake: Intake;
let admin: Person;
let now = new Date("2026-02-01T10:00:00Z");

beforeAll(async () => {
  house = await testModules({ clock: { now: () => now } });
  intake = house.modules.intake;
  admin = await buildPerson(house.modules, "admin");
});
afterAll(() => house.cleanup());

const newClient = () => buildPerson(house.modules);
const NOBODYS = "00000000-0000-4000-8000-000000000000";

function laterBy(minutes: number): string {
  now = new Date(now.getTime() + minutes * 60_000);
  return now.toISOString();
}

describe("a new intake", () => {
  it("is in progress, at nothing, about 2024", async () => {
    const made = await intake.createIntake(await newClient(), { intakeType: "multi-entity" });
    expect(made).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      taxYear: 2024,
      intakeType: "multi-entity",
      status: "in_progress",
      progress: 0,
      goals: { chosen: [], other: "" },
      createdAt: now.toISOString(),
      lastUpdated: now.toISOString(),
      updatedAt: now.toISOString(),
    });
  });

  it("is about no other year", async () => {
    const asked = intake.createIntake(await newClient(), { intakeType: "personal", taxYear: 2023 });
    await expect(asked).rejects.toMatchObject({ code: "invalid", fields: { taxYear: /2024/ } });
  });

  it("is the client's only active one, also of eight asked for at once", async () => {
    const client = await newClient();
    const asked = await Promise.allSettled(
      Array.from({ length: 8 }, () => intake.createIntake(client, { intakeType: "personal" })),
    );
    const refused = asked.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
    expect(await intake.listIntakes(client)).toHaveLength(1);
    expect(refused).toHaveLength(7);
    for (const reason of refused)
      expect(reason).toMatchObject({ code: "conflict", message: ACTIVE_INTAKE_EXISTS });
  });

  it("may follow one that is submitted, and administrators hold several", async () => {
    const client = await newClient();
    const first = await buildReadyIntake(house.modules, client);
    await intake.setStatus(client, first.id, "review_ready");
    await intake.createIntake(client, { intakeType: "personal" });
    expect(await intake.listIntakes(client)).toHaveLength(2);
    for (let made = 0; made < 2; made++) await intake.createIntake(admin, { intakeType: "personal" });
    expect(await intake.listIntakes(admin)).toHaveLength(2);
  });

  it("is refused to somebody who was an administrator when they started their active ones", async () => {
    const former = await buildPerson(house.modules, "admin");
    await intake.createIntake(former, { intakeType: "personal" });
    const asked = intake.createIntake({ ...former, role: "user" }, { intakeType: "personal" });
    await expect(asked).rejects.toMatchObject({ code: "conflict" });
  });

  it("belongs to people", async () => {
    const personal = { intakeType: "personal" } as const;
    await expect(intake.createIntake(VISITOR, personal)).rejects.toMatchObject({ code: "unauthenticated" });
    await expect(intake.createIntake(OPERATOR, personal)).rejects.toMatchObject({ code: "forbidden" });
  });
});

describe("somebody else's intake", () => {
  it("does not exist for other clients, whatever they ask of it", async () => {
    const [owner, stranger] = [await newClient(), await newClient()];
    const { id } = await intake.createIntake(owner, { intakeType: "personal" });
    const waiver = { categoryId: "w-2", kind: "does_not_apply", reason: "I am retired." } as const;
    for (const asked of [id, NOBODYS, "7", ""]) {
      const calls = [
        intake.getIntake(stranger, asked),
        intake.deleteIntake(stranger, asked),
        intake.setProgress(stranger, asked, 33),
        intake.setStatus(stranger, asked, "completed"),
        intake.saveGoals(stranger, asked, { chosen: [], other: "" }),
        intake.getStatistics(stranger, asked),
        intake.getChecklist(stranger, asked),
        intake.listFolders(stranger, asked),
        intake.waiveCategory(stranger, asked, waiver),
        intake.unwaiveCategory(stranger, asked, "w-2"),
      ];
      for (const call of await Promise.allSettled(calls))
        expect(call).toMatchObject({ status: "rejected", reason: { code: "not_found" } });
    }
    expect(await intake.getIntake(owner, id)).toMatchObject({ progress: 0, status: "in_progress" });
  });

  it("is open to administrators and operators", async () => {
    const owner = await newClient();
    const made = await intake.createIntake(owner, { intakeType: "personal" });
    expect(await intake.getIntake(admin, made.id)).toEqual(made);
    expect(await intake.getIntake(OPERATOR, made.id)).toEqual(made);
  });
});

describe("progress", () => {
  it("moves within 0 and 100, never the status", async () => {
    const client = await newClient();
    const { id } = await intake.createIntake(client, { intakeType: "personal" });
    const updatedAt = laterBy(5);
    for (const progress of [33, 100, 0]) {
      const moved = await intake.setProgress(client, id, progress);
      expect(moved).toMatchObject({ progress, status: "in_progress", updatedAt, lastUpdated: updatedAt });
    }
    for (const progress of [400, -1, 33.5, Number.NaN])
      await expect(intake.setProgress(client, id, progress)).rejects.toMatchObject({
        code: "invalid",
        fields: { progress: expect.any(String) },
      });
  });
});

describe("goals", () => {
  it("are kept in the order of the checklist, each once", async () => {
    const client = await newClient();
    const { id } = await intake.createIntake(client, { intakeType: "personal" });
    const chosen = ["minimize-state-tax", "minimize-amt", "minimize-amt"];
    await intake.saveGoals(client, id, { chosen, other: "  Sell the boat? \n" });
    expect((await intake.getIntake(client, id)).goals).toEqual({
      chosen: ["minimize-amt", "minimize-state-tax"],
      other: "Sell the boat?",
    });
    await intake.saveGoals(client, id, { chosen: [], other: "" });
    expect((await intake.getIntake(client, id)).goals).toEqual({ chosen: [], other: "" });
  });

  it.each([
    ["a goal that nobody offered", { chosen: ["win"], other: "" }, "chosen"],
    ["2001 characters", { chosen: [], other: "x".repeat(2001) }, "other"],
    ["a null byte", { chosen: [], other: "a\0b" }, "other"],
  ])("refuse %s", async (_case, goals, field) => {
    const client = await newClient();
    const { id } = await intake.createIntake(client, { intakeType: "personal" });
    const saved = intake.saveGoals(client, id, goals);
    await expect(saved).rejects.toMatchObject({ code: "invalid", fields: { [field]: expect.any(String) } });
  });
});

describe("deleting", () => {
  it("takes the papers and their files along", async () => {
    const client = await newClient();
    const { id } = await intake.createIntake(client, { intakeType: "personal" });
    const paper = await addPaper(house.modules, client, id, "w-2");
    const [key] = await house.knex("documents").where({ id: paper.id }).pluck<string[]>("storage_key");
    await intake.deleteIntake(client, id);
    await expect(intake.getIntake(client, id)).rejects.toMatchObject({ code: "not_found" });
    await expect(intake.getDocument(client, paper.id)).rejects.toMatchObject({ code: "not_found" });
    expect(await storedFiles(key ?? "")).toEqual([]);
  });

  it("makes room for a new one", async () => {
    const client = await newClient();
    const { id } = await intake.createIntake(client, { intakeType: "personal" });
    await intake.deleteIntake(client, id);
    await intake.createIntake(client, { intakeType: "multi-entity" });
    expect(await intake.listIntakes(client)).toHaveLength(1);
  });

  it("ends for a client when the intake is completed, and so does changing it", async () => {
    const client = await newClient();
    const { id } = await buildReadyIntake(house.modules, client);
    await intake.setStatus(client, id, "review_ready");
    await intake.setProgress(client, id, 67);
    await intake.setStatus(admin, id, "completed");
    const calls = [
      intake.deleteIntake(client, id),
      intake.setProgress(client, id, 33),
      intake.saveGoals(client, id, { chosen: [], other: "" }),
    ];
    for (const call of await Promise.allSettled(calls))
      expect(call).toMatchObject({ status: "rejected", reason: { code: "conflict" } });
    await intake.deleteIntake(admin, id);
    expect(await intake.listIntakes(client)).toEqual([]);
  });

  async function storedFiles(key: string): Promise<string[]> {
    const { readdir } = await import("node:fs/promises");
    const files = await readdir(house.config.dataDir, { recursive: true });
    return key === "" ? [] : files.filter((file) => file.includes(key));
  }
});

describe("lists", () => {
  it("show one's own, newest first", async () => {
    const person = await buildPerson(house.modules, "admin");
    expect(await intake.findNewestIntake(person)).toBeNull();
    const made: string[] = [];
    for (const intakeType of ["personal", "multi-entity", "personal"] as const) {
      laterBy(1);
      made.unshift((await intake.createIntake(person, { intakeType })).id);
    }
    expect(await intake.findNewestIntake(person)).toBe(made[0]);
    expect((await intake.listIntakes(person)).map(({ id }) => id)).toEqual(made);
  });

  it("show administrators everybody's, with the client and the papers by category", async () => {
    const client = await buildPerson(house.modules, "user", { firstName: "Avery", lastName: "Quinn" });
    const made = await intake.createIntake(client, { intakeType: "personal" });
    for (const category of ["w-2", "w-2", "form-1095-a"])
      await addPaper(house.modules, client, made.id, category);
    const listed = await intake.listClientIntakes(admin);
    expect(listed.find(({ id }) => id === made.id)).toMatchObject({
      userId: client.userId,
      clientName: "Avery Quinn",
      clientEmail: client.email,
      documentSummary: { "Wage statement": 2, "Marketplace health insurance": 1 },
    });
    await expect(intake.listClientIntakes(client)).rejects.toMatchObject({ code: "forbidden" });
    await expect(intake.listClientIntakes(VISITOR)).rejects.toMatchObject({ code: "unauthenticated" });
  });
});
