import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OPERATOR, type Clock } from "#modules/kernel";
import { addPaper, buildPerson, buildReadyIntake, type Person } from "../../tests/factories/intake.ts";
import { fillOffice } from "../../tests/factories/office.ts";
import { testModules, type TestModules } from "../../tests/harness.ts";
import type { Admin } from "./contract.ts";
import { PAGE_ROWS, QUEUES, type Queue } from "./schema.ts";

const site = "https://tax.example.com";
const DAY = 24 * 60 * 60_000;

let house: TestModules;
let admin: Admin;
let cpa: Person;
let now = Date.now();
const clock: Clock = { now: () => new Date(now) };

beforeAll(async () => {
  house = await testModules({ clock });
  admin = house.modules.admin;
  cpa = await buildPerson(house.modules, "admin", { firstName: "Casey", lastName: "Reviewer" });
});
afterAll(() => house.cleanup());

const waits = async (queue: Queue) =>
  (await admin.pageOfIntakes(cpa, { waits: queue })).rows.map(({ clientName }) => clientName);

async function client(firstName: string) {
  return buildPerson(house.modules, "user", { firstName, lastName: "Waits" });
}

describe("what waits", () => {
  const intakes = () => house.modules.intake;

  it("is nothing in an empty office", async () => {
    expect(await admin.waiting(cpa)).toEqual([]);
    expect(await admin.summary(cpa)).toMatchObject({ intakes: 0, completed: 0, averageProgress: 0 });
  });

  it("is an intake that was submitted, in the order in which they began", async () => {
    for (const name of ["Ready", "Second", "Third"]) {
      now += 1;
      const person = await client(name);
      const { id } = await buildReadyIntake(house.modules, person);
      await intakes().setStatus(person, id, "review_ready");
    }
    const { rows } = await admin.pageOfIntakes(cpa, { waits: "review" });
    const [third, second, first] = rows;
    expect(await admin.waiting(cpa)).toMatchObject([
      { queue: "review", count: 3, first: [{ clientName: "Ready Waits" }, {}, {}] },
    ]);
    expect(await admin.neighbors(cpa, second!.id, "review")).toMatchObject({
      previous: { intakeId: first!.id },
      next: { intakeId: third!.id },
    });
    expect(await admin.neighbors(cpa, third!.id, "review")).toMatchObject({ next: { intakeId: first!.id } });
    await intakes().setStatus(cpa, second!.id, "completed");
    expect(await admin.neighbors(cpa, second!.id, "review")).toMatchObject({ next: { intakeId: third!.id } });
    expect(await admin.neighbors(cpa, "no-id", "review")).toEqual({ previous: null, next: null });
  });

  it("is a reason that the CPA has not judged", async () => {
    const person = await client("Reason");
    const { id } = await intakes().createIntake(person, { intakeType: "personal" });
    const waiver = { categoryId: "photo-id", kind: "cannot_get", reason: "Lost." } as const;
    await intakes().waiveCategory(person, id, waiver);
    expect(await waits("waivers")).toEqual(["Reason Waits"]);
    await intakes().decideWaiver(cpa, id, "photo-id", false);
    expect(await waits("waivers")).toEqual([]);
  });

  it("is a message without an answer", async () => {
    const person = await client("Message");
    const { id } = await intakes().createIntake(person, { intakeType: "personal" });
    await intakes().sendMessage(person, id, { text: "When?", site });
    expect(await waits("messages")).toEqual(["Message Waits"]);
    await intakes().sendMessage(cpa, id, { text: "Soon.", site });
    expect(await waits("messages")).toEqual([]);
  });

  it("is a document that does not fit, until it is decided on", async () => {
    const person = await client("Misfit");
    const { id } = await intakes().createIntake(person, { intakeType: "personal" });
    const paper = await addPaper(house.modules, person, id, "photo-id");
    await intakes().recordUnreadable(OPERATOR, paper.id, "It is locked.");
    expect(await waits("misfits")).toEqual(["Misfit Waits"]);
    await intakes().acceptDocument(cpa, paper.id, { categoryId: "photo-id" });
    expect(await waits("misfits")).toEqual([]);
  });

  it("is an intake with something missing 14 days after its start", async () => {
    const person = await client("Late");
    const { id } = await intakes().createIntake(person, { intakeType: "personal" });
    expect(await waits("late")).not.toContain("Late Waits");
    now += 15 * DAY;
    expect(await waits("late")).toContain("Late Waits");
    const papers = [];
    for (const categoryId of ["photo-id", "ssn-itin-proof"])
      papers.push(await addPaper(house.modules, person, id, categoryId));
    expect(await waits("late")).not.toContain("Late Waits");
    await intakes().askAgain(cpa, papers[0]!.id, { categoryId: "photo-id", reason: "Dark." });
    expect(await waits("late")).toContain("Late Waits");
    const far = await house
      .knex("intake_categories")
      .where({ id: "photo-id" })
      .update({ due_to_client: "2099-01-31" });
    expect(far).toBe(1);
    expect(await waits("late")).not.toContain("Late Waits");
    await intakes().prepare(OPERATOR);
  });
});

describe("lists", () => {
  it("find people by parts of names and addresses, also odd ones", async () => {
    const names = { firstName: "100% <script>", lastName: "O'Neill_\\" };
    const odd = await buildPerson(house.modules, "user", names);
    for (const q of ["100%", "<script>", "o'neill_\\", odd.email.toUpperCase(), "SCRIPT> O'N"]) {
      expect((await admin.pageOfUsers(cpa, { q })).rows.map(({ id }) => id)).toEqual([odd.userId]);
    }
    expect((await admin.pageOfUsers(cpa, { q: "a\0b" })).total).toBe(0);
    await expect(admin.pageOfUsers(cpa, { q: "x".repeat(201) })).rejects.toMatchObject({
      fields: { q: expect.any(String) },
    });
  });

  it("show who was invited, and who works for whom", async () => {
    const email = "invited@example.com";
    const { id } = await house.modules.accounts.inviteClient(cpa, { email, firstName: "Invited", site });
    await house.modules.accounts.assignClient(cpa, { clientId: id, cpaId: cpa.userId });
    const made = await house.modules.intake.openIntakeFor(cpa, {
      clientId: id,
      intakeType: "personal",
      taxYear: 2024,
    });
    expect((await admin.pageOfUsers(cpa, { kind: "invited" })).rows).toMatchObject([
      { email, invitation: { state: "open" }, cpa: { id: cpa.userId, name: "Casey Reviewer" } },
    ]);
    expect((await admin.pageOfIntakes(cpa, { cpaId: cpa.userId })).rows).toMatchObject([{ id: made.id }]);
    expect((await admin.pageOfIntakes(cpa, { cpaId: "none" })).total).toBe(0);
    now += 20 * DAY;
    expect((await admin.findUser(cpa, id))?.invitation?.state).toBe("expired");
    await house.modules.accounts.withdrawInvitation(cpa, id);
    expect(await admin.findUser(cpa, id)).toMatchObject({
      invitation: { state: "withdrawn" },
      disabledAt: expect.any(String),
    });
    expect(await admin.findUser(cpa, "no-id")).toBeNull();
    const unnamed = await house.modules.accounts.inviteClient(cpa, { email: "unnamed@example.com", site });
    expect(await admin.namesOfUsers(cpa, [id, unnamed.id, "no-id", "999999"])).toEqual(
      new Map([
        [id, "Invited"],
        [unnamed.id, "unnamed@example.com"],
      ]),
    );
  });

  it("are the office's", async () => {
    const person = await client("Curious");
    const deeds = [
      admin.pageOfUsers(person, {}),
      admin.findUser(person, person.userId),
      admin.namesOfUsers(person, [person.userId]),
      admin.pageOfIntakes(person, {}),
      admin.findIntake(person, "x"),
      admin.summary(person),
      admin.waiting(person),
      admin.neighbors(person, "x", "review"),
    ];
    for (const deed of deeds) await expect(deed).rejects.toMatchObject({ code: "forbidden" });
  });
});

describe("an office of many", () => {
  /** Number of statements that `work` sends. */
  async function countQueries(work: () => Promise<unknown>): Promise<number> {
    let count = 0;
    const listener = () => void (count += 1);
    house.knex.on("query", listener);
    await work();
    house.knex.off("query", listener);
    return count;
  }

  async function countAll(): Promise<number[]> {
    return [
      await countQueries(() => admin.pageOfUsers(cpa, { q: "a", sort: "name", page: 2 })),
      await countQueries(() => admin.pageOfIntakes(cpa, { sort: "client", page: 2 })),
      await countQueries(() => admin.summary(cpa)),
      await countQueries(() => admin.waiting(cpa)),
    ];
  }

  it("has the same lists with the same number of statements, in pages that miss nobody", async () => {
    await fillOffice(house.knex, { clients: 120, intakes: 240, documents: 500 });
    const small = await countAll();
    await house.knex("users").where("email", "like", "%@office.example.com").delete();
    await fillOffice(house.knex, { clients: 1_200, intakes: 2_400, documents: 2_000 }, { seed: 2 });
    const most = 2 * QUEUES.length;
    expect(small.slice(0, 3)).toEqual([2, 3, 2]);
    expect((await countAll()).slice(0, 3)).toEqual(small.slice(0, 3));
    expect(await countQueries(() => admin.waiting(cpa))).toBeLessThanOrEqual(most);
    const { total } = await admin.pageOfUsers(cpa, { sort: "name" });
    const seen = new Set<string>();
    for (let page = 1; page <= Math.ceil(total / PAGE_ROWS) + 1; page++) {
      const { rows } = await admin.pageOfUsers(cpa, { sort: "name", page });
      for (const { id } of rows) seen.add(id);
    }
    expect(seen.size).toBe(total);
  });
});
