/** The list that is kept in memory says what the tables say, whoever changed them. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { OPERATOR } from "#modules/kernel";
import { addPaper, buildPerson, type Person } from "../../tests/factories/intake.ts";
import { testModules, type TestModules } from "../../tests/harness.ts";

let house: TestModules;
let cpa: Person;
let person: Awaited<ReturnType<typeof buildPerson>>;
let intakeId: string;

beforeAll(async () => {
  house = await testModules();
  cpa = await buildPerson(house.modules, "admin");
});
beforeEach(async () => {
  person = await buildPerson(house.modules, "user", { firstName: "Kim", lastName: "Kept" });
  ({ id: intakeId } = await house.modules.intake.createIntake(person, { intakeType: "personal" }));
});
afterAll(() => house.cleanup());

/** The client's row in the kept list; `findClient` reads the tables. */
async function kept() {
  const { rows } = await house.modules.tracking.pageOfClients(cpa, { q: person.email });
  return rows[0] ?? null;
}

const inTables = () => house.modules.tracking.findClient(OPERATOR, person.userId);

/** Reads before and after, so that only what changed in between is read again. */
async function expectToFollow(deed: () => Promise<unknown>): Promise<void> {
  const before = await kept();
  expect(before).not.toBeNull();
  await deed();
  const after = await kept();
  expect(after).not.toEqual(before);
  expect(after).toEqual(await inTables());
}

const table = (name: string) => house.knex(name);
const now = () => new Date();

async function remind(): Promise<void> {
  const pressId = "00000000-0000-4000-8000-000000000001";
  const press = { id: pressId, template: "standard", message: "", is_automatic: false, site: "" };
  await table("reminder_presses")
    .insert({ ...press, pressed_at: now() })
    .onConflict("id")
    .ignore();
  const [mail] = await table("mails")
    .insert({
      ...{ key: `kept ${intakeId}`, kind: "reminder", message_id: `${intakeId}@example.com` },
      ...{ to_address: person.email, to_name: "", subject: "Papers", headers: "{}" },
      ...{ when_unconfirmed: "assume-sent", state: "waiting", attempts: 0 },
      ...{ created_at: now(), changed_at: now() },
    })
    .returning<{ id: string }[]>("id");
  await table("reminders").insert({
    ...{ press_id: pressId, client_id: person.userId, intake_id: intakeId, template: "standard" },
    ...{ state: "mailed", mail_id: mail?.id, category_ids: ["photo-id"], created_at: now() },
  });
}

describe("the kept list follows", () => {
  const deeds: Record<string, () => Promise<unknown>> = {
    "a paper": () => addPaper(house.modules, person, intakeId, "photo-id"),
    "a waiver": () =>
      house.modules.intake.waiveCategory(person, intakeId, {
        categoryId: "photo-id",
        kind: "cannot_get",
        reason: "Lost.",
      }),
    "a new name": () => table("users").where({ id: person.userId }).update({ last_name: "Renamed" }),
    "another status": () => table("intakes").where({ id: intakeId }).update({ status: "filed" }),
    "an extension": () =>
      table("client_filings").insert({ client_id: person.userId, is_extended: true, updated_at: now() }),
    "a reminder": remind,
  };
  it.each(Object.keys(deeds))("%s", (name) => expectToFollow(deeds[name]!));

  it("papers that are asked for again, and that are deleted", async () => {
    const paper = await addPaper(house.modules, person, intakeId, "photo-id");
    const { intake } = house.modules;
    await expectToFollow(() =>
      intake.askAgain(cpa, paper.id, { categoryId: "photo-id", reason: "It is blurred." }),
    );
    await table("document_reviews").where({ document_id: paper.id }).delete();
    await expectToFollow(() => table("documents").where({ id: paper.id }).delete());
  });

  it("a mail that its server took, and the answer to it", async () => {
    await remind();
    const mails = () => table("mails").where({ key: `kept ${intakeId}` });
    await expectToFollow(() => mails().update({ state: "sent", settled_at: now() }));
    const reminder = await table("reminders").where({ client_id: person.userId }).first("id");
    await expectToFollow(() =>
      table("reminder_answers").insert({
        ...{ reminder_id: reminder.id, client_id: person.userId, kind: "quiet", answered_at: now() },
      }),
    );
  });

  it("the returns of a group", async () => {
    await table("intakes").where({ id: intakeId }).delete();
    const { intake, entities } = house.modules;
    const group = await intake.createIntake(person, { intakeType: "multi-entity" });
    await expectToFollow(() =>
      entities.addEntity(person, group.id, {
        legalName: "June Corp.",
        entityType: "C-Corp",
        fiscalYearEnd: "06/30",
      }),
    );
  });

  it("a client who is gone", async () => {
    await kept();
    await table("intakes").where({ id: intakeId }).delete();
    expect(await kept()).toBeNull();
  });

  it("a transaction that began before another reading and committed after it", async () => {
    await kept();
    const slow = await house.knex.transaction();
    await slow("users").where({ id: person.userId }).update({ last_name: "Slow" });
    const other = await buildPerson(house.modules, "user");
    await house.modules.intake.createIntake(other, { intakeType: "personal" });
    expect(await kept()).toMatchObject({ lastName: "Kept" });
    await slow.commit();
    expect(await kept()).toMatchObject({ lastName: "Slow" });
  });

  it("many calls at once, each with what was committed before it", async () => {
    await Promise.all(
      Array.from({ length: 12 }, async (_, number) => {
        const one = await buildPerson(house.modules, "user", { lastName: `Crowd ${number}` });
        await house.modules.intake.createIntake(one, { intakeType: "personal" });
        const { rows } = await house.modules.tracking.pageOfClients(cpa, { q: one.email });
        expect(rows).toMatchObject([{ lastName: `Crowd ${number}` }]);
      }),
    );
  });
});
