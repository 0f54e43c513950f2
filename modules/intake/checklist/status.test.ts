import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { OPERATOR, VISITOR } from "#modules/kernel";
import { addPaper, buildPerson, buildReadyIntake, type Person } from "../../../tests/factories/intake.ts";
import { testModules, type TestModules } from "../../../tests/harness.ts";
import type { Intake } from "../contract.ts";
import { ACTIVE_STATUSES, INTAKE_STATUSES, type IntakeStatus } from "../schema.ts";

type Outcome = "moves" | "stays" | "refused";
type Row = Record<IntakeStatus, Outcome>;

const REFUSED: Row = {
  active: "refused",
  pending: "refused",
  in_progress: "refused",
  review_ready: "refused",
  completed: "refused",
  filed: "refused",
};

/** From → to, when nothing is missing. */
const TABLE: Record<"client" | "admin", Record<IntakeStatus, Row>> = {
  client: {
    active: { ...REFUSED, active: "stays", review_ready: "moves" },
    pending: { ...REFUSED, pending: "stays", review_ready: "moves" },
    in_progress: { ...REFUSED, in_progress: "stays", review_ready: "moves" },
    review_ready: { ...REFUSED, review_ready: "stays" },
    completed: { ...REFUSED, completed: "stays" },
    filed: { ...REFUSED, filed: "stays" },
  },
  admin: {
    active: { ...REFUSED, active: "stays", review_ready: "moves" },
    pending: { ...REFUSED, pending: "stays", review_ready: "moves" },
    in_progress: { ...REFUSED, in_progress: "stays", review_ready: "moves" },
    review_ready: { ...REFUSED, review_ready: "stays", completed: "moves", in_progress: "moves" },
    completed: { ...REFUSED, completed: "stays", filed: "moves", in_progress: "moves" },
    filed: { ...REFUSED, filed: "stays", in_progress: "moves" },
  },
};

let house: TestModules;
let intake: Intake;
let people: { client: Person; admin: Person };

beforeAll(async () => {
  house = await testModules();
  intake = house.modules.intake;
  const [client, admin] = [await buildPerson(house.modules), await buildPerson(house.modules, "admin")];
  people = { client, admin };
});
afterAll(() => house.cleanup());

async function put(id: string, status: IntakeStatus): Promise<void> {
  await house.knex("intakes").where({ id }).update({ status, progress: 67 });
}

async function changesOf(id: string): Promise<unknown[]> {
  return house.knex("intake_status_changes").where({ intake_id: id }).orderBy("id");
}

describe("the table of moves, for a ready intake", () => {
  let id: string;
  beforeAll(async () => {
    ({ id } = await buildReadyIntake(house.modules, people.client));
  });
  afterAll(() => intake.deleteIntake(OPERATOR, id));
  beforeEach(() => house.knex("intake_status_changes").delete());

  const cases = (["client", "admin"] as const).flatMap((mover) =>
    INTAKE_STATUSES.flatMap((from) =>
      INTAKE_STATUSES.map((to) => [mover, from, to, TABLE[mover][from][to]] as const),
    ),
  );

  it.each(cases)("%s: %s → %s %s", async (mover, from, to, outcome) => {
    await put(id, from);
    const asked = intake.setStatus(people[mover], id, to);
    if (outcome === "refused") {
      await expect(asked).rejects.toMatchObject({ code: "conflict", message: /^An intake that is .+\.$/ });
    } else {
      const progress = ACTIVE_STATUSES.includes(to) ? 67 : 100;
      expect(await asked).toMatchObject({ status: to, progress });
    }
    const left = await intake.getIntake(people.client, id);
    expect(left.status).toBe(outcome === "moves" ? to : from);
    const { userId } = people[mover];
    const change = { from_status: from, to_status: to, changed_by: userId, changed_at: expect.any(Date) };
    expect(await changesOf(id)).toMatchObject(outcome === "moves" ? [change] : []);
  });
});

describe("submitting", () => {
  let client: Person;
  let id: string;
  beforeEach(async () => {
    client = await buildPerson(house.modules);
    ({ id } = await intake.createIntake(client, { intakeType: "personal" }));
  });

  it("says how much is missing, to administrators too", async () => {
    await expect(intake.setStatus(client, id, "review_ready")).rejects.toMatchObject({
      code: "invalid",
      message: "Missing 2 required documents",
    });
    await addPaper(house.modules, client, id, "photo-id");
    await expect(intake.setStatus(people.admin, id, "review_ready")).rejects.toMatchObject({
      message: "Missing 1 required documents",
    });
    expect(await changesOf(id)).toEqual([]);
    await addPaper(house.modules, client, id, "ssn-itin-proof");
    expect(await intake.setStatus(client, id, "review_ready")).toMatchObject({
      status: "review_ready",
      progress: 100,
    });
  });

  it("goes on without what the client cannot get, and the CPA still decides", async () => {
    await addPaper(house.modules, client, id, "photo-id");
    const waiver = {
      categoryId: "ssn-itin-proof",
      kind: "cannot_get",
      reason: "The card was lost.",
    } as const;
    await intake.waiveCategory(client, id, waiver);
    expect(await intake.setStatus(client, id, "review_ready")).toMatchObject({ progress: 100 });
    const waived = (await intake.getChecklist(client, id)).find(({ waiver: said }) => said !== null);
    expect(waived?.waiver).toMatchObject({ state: "waiting" });
    await intake.decideWaiver(people.admin, id, "ssn-itin-proof", false);
    await expect(intake.setStatus(people.admin, id, "completed")).resolves.toMatchObject({ progress: 100 });
  });

  it("counts another waiver once the CPA has accepted it", async () => {
    await addPaper(house.modules, client, id, "photo-id");
    const waiver = {
      categoryId: "ssn-itin-proof",
      kind: "does_not_apply",
      reason: "I have never had one.",
    } as const;
    await intake.waiveCategory(client, id, waiver);
    await expect(intake.setStatus(client, id, "review_ready")).rejects.toMatchObject({ code: "invalid" });
    await intake.decideWaiver(people.admin, id, "ssn-itin-proof", true);
    expect((await intake.setStatus(client, id, "review_ready")).status).toBe("review_ready");
  });

  it("is one change, however often it is pressed at once", async () => {
    for (const category of ["photo-id", "ssn-itin-proof"])
      await addPaper(house.modules, client, id, category);
    await Promise.all(Array.from({ length: 4 }, () => intake.setStatus(client, id, "review_ready")));
    expect(await changesOf(id)).toHaveLength(1);
  });
});

describe("opening again", () => {
  it("is refused while the client has another active one", async () => {
    const client = await buildPerson(house.modules);
    const { id } = await buildReadyIntake(house.modules, client);
    await intake.setStatus(client, id, "review_ready");
    const other = await intake.createIntake(client, { intakeType: "personal" });
    await expect(intake.setStatus(people.admin, id, "in_progress")).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringContaining("another active tax intake"),
    });
    expect((await intake.getIntake(client, id)).status).toBe("review_ready");
    await intake.deleteIntake(client, other.id);
    expect((await intake.setStatus(people.admin, id, "in_progress")).status).toBe("in_progress");
  });

  it("is not hindered by other intakes of an administrator", async () => {
    const owner = await buildPerson(house.modules, "admin");
    const { id } = await buildReadyIntake(house.modules, owner);
    await intake.setStatus(owner, id, "review_ready");
    await intake.createIntake(owner, { intakeType: "personal" });
    expect((await intake.setStatus(owner, id, "in_progress")).status).toBe("in_progress");
  });
});

it("is recorded without a name when the command line did it, and refused to visitors", async () => {
  const client = await buildPerson(house.modules);
  const { id } = await buildReadyIntake(house.modules, client);
  await expect(intake.setStatus(VISITOR, id, "review_ready")).rejects.toMatchObject({
    code: "unauthenticated",
  });
  await intake.setStatus(OPERATOR, id, "review_ready");
  expect(await changesOf(id)).toMatchObject([{ changed_by: null, to_status: "review_ready" }]);
});
