import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createAudit, type Audit } from "#modules/audit";
import { OPERATOR, VISITOR, type Actor } from "#modules/kernel";
import { testDatabase, type TestDatabase } from "../../tests/harness.ts";

const ADMIN: Actor = { kind: "user", userId: "1", role: "admin" };
const KIM: Actor = {
  kind: "user",
  userId: "7",
  role: "user",
  origin: { address: "203.0.113.9", sessionId: "a1b2", userAgent: "Firefox" },
};

let database: TestDatabase;
let audit: Audit;
let now: Date;

beforeAll(async () => {
  database = await testDatabase();
  audit = createAudit({ knex: database.knex, clock: { now: () => now } });
});
beforeEach(() => {
  now = new Date("2026-11-20T09:00:00Z");
});
afterAll(() => database.drop());

const about = (id: string) => ({ subject: { type: "document", id } as const });

describe("recording", () => {
  it("keeps who, what, on what, from where and when", async () => {
    await audit.record(database.knex, KIM, { action: "uploaded", ...about("d1"), details: { bytes: 12 } });
    const { entries } = await audit.list(ADMIN, about("d1"));
    expect(entries).toEqual([
      {
        sequence: expect.stringMatching(/^\d+$/),
        at: now.toISOString(),
        actor: { kind: "user", userId: "7", role: "user" },
        action: "uploaded",
        subject: { type: "document", id: "d1" },
        address: "203.0.113.9",
        sessionId: "a1b2",
        userAgent: "Firefox",
        details: { bytes: 12 },
      },
    ]);
  });

  it("is there with its deed or not at all", async () => {
    const undone = database.knex.transaction(async (trx) => {
      await audit.record(trx, KIM, { action: "deleted", ...about("d2") });
      throw new Error("The deed failed.");
    });
    await expect(undone).rejects.toThrow("The deed failed.");
    expect((await audit.list(ADMIN, about("d2"))).entries).toEqual([]);
  });

  it("takes whatever a browser calls itself, and no Social Security number", async () => {
    const actor: Actor = { ...VISITOR, origin: { userAgent: `a\u0000b\ud800${"x".repeat(5000)}` } };
    const details = { note: "of 123-45-6789\u0000", long: "y".repeat(5000) };
    await audit.record(database.knex, actor, { action: "sign-in-failed", details });
    const [entry] = (await audit.list(ADMIN, { actions: ["sign-in-failed"] })).entries;
    expect(entry?.userAgent).toHaveLength(255);
    expect(entry?.details).toEqual({ note: "of ***-**-**** ", long: "y".repeat(200) });
  });

  it("counts the same deed of the same person once in ten minutes, also at the same moment", async () => {
    const view = (actor: Actor) =>
      database.knex.transaction((trx) => audit.recordOnce(trx, actor, { action: "viewed", ...about("d3") }));
    const count = async () => (await audit.list(ADMIN, about("d3"))).entries.length;
    await Promise.all(Array.from({ length: 5 }, () => view(KIM)));
    expect(await count()).toBe(1);
    await view(ADMIN);
    expect(await count()).toBe(2);
    now = new Date(now.getTime() + 10 * 60_000 - 1);
    await view(KIM);
    expect(await count()).toBe(2);
    now = new Date(now.getTime() + 1);
    await view(KIM);
    expect(await count()).toBe(3);
  });
});

it("counts a deed once where who came later was first to be kept", async () => {
  const moments = [1, 0];
  const clock = { now: () => new Date(now.getTime() + (moments.shift() ?? 2)) };
  const ticking = createAudit({ knex: database.knex, clock });
  const event = { action: "viewed", ...about("d4") } as const;
  const view = () => database.knex.transaction((trx) => ticking.recordOnce(trx, KIM, event));
  await Promise.all([view(), view()]);
  expect((await audit.list(ADMIN, about("d4"))).entries).toHaveLength(1);
});

describe("the table", () => {
  it.each([
    ["update audit_events set address = 'elsewhere'"],
    ["update audit_events set address = 'elsewhere' where false"],
    ["delete from audit_events"],
    ["truncate audit_events"],
  ])("refuses %s", async (statement) => {
    await audit.record(database.knex, KIM, { action: "exported" });
    const before = await database.knex("audit_events").orderBy("sequence");
    await expect(database.knex.raw(statement)).rejects.toMatchObject({ code: "42501" });
    expect(await database.knex("audit_events").orderBy("sequence")).toEqual(before);
  });
});

describe("listing", () => {
  it("is for administrators and operators", async () => {
    await expect(audit.list(KIM)).rejects.toMatchObject({ code: "forbidden" });
    await expect(audit.list(VISITOR)).rejects.toMatchObject({ code: "unauthenticated" });
    expect((await audit.list(OPERATOR)).entries.length).toBeGreaterThan(0);
  });

  it("pages backwards without gaps or doubles", async () => {
    for (let deed = 0; deed < 7; deed++) {
      await audit.record(database.knex, { ...KIM, userId: "pager" }, { action: "asked", details: { deed } });
    }
    const seen: unknown[] = [];
    for (let before: string | undefined; ;) {
      const page = await audit.list(ADMIN, { userId: "pager" }, { limit: 3, before });
      seen.push(...page.entries.map(({ details }) => details.deed));
      if (page.next === null) break;
      before = page.next;
    }
    expect(seen).toEqual([6, 5, 4, 3, 2, 1, 0]);
  });

  it("filters by action, person and time", async () => {
    const person: Actor = { ...KIM, userId: "filtered" };
    for (const action of ["signed-in", "asked", "signed-out"] as const) {
      await audit.record(database.knex, person, { action });
      now = new Date(now.getTime() + 60_000);
    }
    const actionsOf = async (filters: object) =>
      (await audit.list(ADMIN, { userId: "filtered", ...filters })).entries.map(({ action }) => action);
    expect(await actionsOf({ actions: ["signed-in", "signed-out"] })).toEqual(["signed-out", "signed-in"]);
    expect(await actionsOf({ since: new Date("2026-11-20T09:01:00Z") })).toEqual(["signed-out", "asked"]);
    expect(await actionsOf({ until: new Date("2026-11-20T09:01:00Z") })).toEqual(["signed-in"]);
  });
});
