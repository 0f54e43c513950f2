import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { VISITOR } from "#modules/kernel";
import { addPaper, buildPerson, type Person } from "../../../tests/factories/intake.ts";
import { testModules, type TestModules } from "../../../tests/harness.ts";
import { CATEGORIES } from "../categories/index.ts";
import type { Intake } from "../contract.ts";
import { CategoryModel } from "../models.ts";

let house: TestModules;
let intake: Intake;
let client: Person;
let id: string;

beforeAll(async () => {
  house = await testModules();
  intake = house.modules.intake;
});
afterAll(() => house.cleanup());
beforeEach(async () => {
  client = await buildPerson(house.modules);
  ({ id } = await intake.createIntake(client, { intakeType: "multi-entity" }));
  for (const category of ["trial-balance", "trial-balance", "ein-letters", "general-ledger"])
    await addPaper(house.modules, client, id, category);
});

describe("the categories", () => {
  it("are those of the list, all or of one kind, in its order", async () => {
    expect(await intake.listCategories(client)).toEqual(CATEGORIES);
    const personal = await intake.listCategories(client, "personal");
    expect(personal).toEqual(CATEGORIES.slice(0, 41));
    await expect(intake.listCategories(VISITOR)).rejects.toMatchObject({ code: "unauthenticated" });
  });

  it("get new words at the next start, and stay where papers refer to them", async () => {
    const was = { name: "Ledger", is_required: true, due_to_client: "2025-01-31", position: 99 };
    await house.knex("intake_categories").where({ id: "general-ledger" }).update(was);
    await intake.prepare({ kind: "operator" });
    expect(await intake.listCategories(client)).toEqual(CATEGORIES);
    expect(await intake.listDocuments(client, id)).toHaveLength(4);
    await expect(intake.prepare(client)).rejects.toMatchObject({ code: "forbidden" });
  });
});

it("counts what has come in", async () => {
  await intake.waiveCategory(client, id, {
    categoryId: "s-election",
    kind: "does_not_apply",
    reason: "No corporation.",
  });
  expect(await intake.getStatistics(client, id)).toEqual({
    totalDocuments: 4,
    requiredDocuments: 4,
    completedRequired: 2,
    optionalDocuments: 20,
    completedOptional: 2,
  });
});

describe("what is still needed", () => {
  it("names the required papers of each open intake that are not there, not waived, or asked for again", async () => {
    const admin = await buildPerson(house.modules, "admin");
    const mine = await intake.createIntake(admin, { intakeType: "personal" });
    const other = await intake.createIntake(admin, { intakeType: "multi-entity" });
    await addPaper(house.modules, admin, mine.id, "photo-id");
    const again = await addPaper(house.modules, admin, other.id, "trial-balance");
    await addPaper(house.modules, admin, other.id, "ein-letters");
    await intake.askAgain(admin, again.id, { categoryId: "trial-balance", reason: "One page is missing." });
    const missing = await intake.listMissing(admin);
    expect(Object.keys(missing).sort()).toEqual([mine.id, other.id].sort());
    for (const { id: own } of [mine, other]) {
      const lines = await intake.getChecklist(admin, own);
      const open = lines.filter(({ category, isSettled }) => category.isRequired && !isSettled);
      expect(missing[own]).toEqual(open.map(({ category }) => category.name));
    }
    const nameOf = (asked: string) => CATEGORIES.find(({ id: known }) => known === asked)!.name;
    expect(missing[mine.id]).not.toContain(nameOf("photo-id"));
    expect(missing[other.id]).toContain(nameOf("trial-balance"));
    expect(missing[other.id]).not.toContain(nameOf("ein-letters"));
    await expect(intake.listMissing(VISITOR)).rejects.toMatchObject({ code: "unauthenticated" });
  });

  it("is read in as many statements for ten intakes as for one", async () => {
    const admin = await buildPerson(house.modules, "admin");
    const count = async () => {
      let statements = 0;
      const counted = () => void (statements += 1);
      house.knex.on("query", counted);
      await intake.listMissing(admin);
      house.knex.off("query", counted);
      return statements;
    };
    await intake.createIntake(admin, { intakeType: "personal" });
    const one = await count();
    for (let made = 1; made < 10; made++) await intake.createIntake(admin, { intakeType: "personal" });
    expect(one).toBeGreaterThan(0);
    expect(await count()).toBe(one);
  });

  it("builds each category once, whatever the number of intakes", async () => {
    const admin = await buildPerson(house.modules, "admin");
    for (let made = 0; made < 3; made++) await intake.createIntake(admin, { intakeType: "personal" });
    const built = vi.spyOn(CategoryModel.prototype, "toCategory");
    try {
      await intake.listMissing(admin);
      expect(built).toHaveBeenCalledTimes(CATEGORIES.length);
    } finally {
      built.mockRestore();
    }
  });

  it("leaves out what clients can no longer change", async () => {
    const admin = await buildPerson(house.modules, "admin");
    const { id: filed } = await intake.createIntake(admin, { intakeType: "personal" });
    await house.knex("intakes").where({ id: filed }).update({ status: "filed" });
    expect(await intake.listMissing(admin)).toEqual({});
  });
});

it("lists each category with its papers, newest first", async () => {
  const lines = await intake.getChecklist(client, id);
  expect(lines.map(({ category }) => category)).toEqual(CATEGORIES.slice(41));
  const papers = await intake.listDocuments(client, id, { categoryId: "trial-balance" });
  expect(papers).toHaveLength(2);
  expect(lines.find(({ category }) => category.id === "trial-balance")).toEqual({
    category: CATEGORIES.find((category) => category.id === "trial-balance"),
    documents: papers,
    waiver: null,
    isSettled: true,
  });
  expect(lines.filter(({ isSettled }) => isSettled)).toHaveLength(3);
});

it("shows the year with its categories as folders", async () => {
  const [year, ...others] = await intake.listFolders(client, id);
  expect(others).toEqual([]);
  expect(year).toMatchObject({ id: "2024", name: "2024", count: 4 });
  expect(year?.folders.filter(({ count }) => count > 0)).toEqual([
    { id: "ein-letters", name: "EIN letters", count: 1, folders: [] },
    { id: "trial-balance", name: "Year-end trial balance", count: 2, folders: [] },
    { id: "general-ledger", name: "General ledger", count: 1, folders: [] },
  ]);
  expect(year?.folders).toHaveLength(24);
});
