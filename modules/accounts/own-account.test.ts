import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createAccounts, type Accounts } from "#modules/accounts";
import { OPERATOR, VISITOR, type Actor } from "#modules/kernel";
import { testDatabase, type TestDatabase } from "../../tests/harness.ts";
import { testDeps } from "./testing.ts";

const OLD = "correct horse battery";
const NEW = "staple stable table";
const MINUTE = 60_000;

let database: TestDatabase;
let accounts: Accounts;
let now = new Date("2026-11-20T09:00:00Z");
let email: string;
let me: Actor;
let people = 0;

const signIn = (userAgent = "") => accounts.signIn({ email, password: OLD, userAgent });

beforeAll(async () => {
  database = await testDatabase();
  accounts = createAccounts(testDeps(database.knex, { clock: { now: () => now } }));
});
beforeEach(async () => {
  now = new Date("2026-11-20T09:00:00Z");
  people += 1;
  email = `person-${people}@example.com`;
  const { id, role } = await accounts.createUser(OPERATOR, { email, password: OLD });
  me = { kind: "user", userId: id, role };
});
afterAll(() => database.drop());

describe("the own name", () => {
  it("is kept without the space around it", async () => {
    const user = await accounts.updateProfile(me, { firstName: " Robin ", lastName: "Lee" });
    expect(user).toMatchObject({ email, firstName: "Robin", lastName: "Lee" });
  });

  it.each(["Rob\u0000in", "Robin\u202Eeel", "Robin\uD800"])(
    "is refused when no line can show it: %j",
    async (firstName) => {
      await expect(accounts.updateProfile(me, { firstName, lastName: "Lee" })).rejects.toMatchObject({
        fields: { firstName: "Enter a name without control characters." },
      });
    },
  );

  it("is refused by field", async () => {
    const names = { firstName: "Rob\u0000in", lastName: "x".repeat(101) };
    await expect(accounts.updateProfile(me, names)).rejects.toMatchObject({
      code: "invalid",
      fields: { firstName: expect.any(String), lastName: expect.any(String) },
    });
  });
});

describe("changing the password", () => {
  it("asks for the present one and keeps only the session that asks", async () => {
    const [here, elsewhere] = [await signIn(), await signIn()];
    const change = { password: NEW, session: here.token };
    await expect(accounts.changePassword(me, { ...change, current: "not this" })).rejects.toMatchObject({
      code: "invalid",
      fields: { current: expect.any(String) },
    });
    expect(await accounts.findSession(elsewhere.token)).not.toBeNull();
    await accounts.changePassword(me, { ...change, current: OLD });
    expect(await accounts.findSession(here.token)).not.toBeNull();
    expect(await accounts.findSession(elsewhere.token)).toBeNull();
    expect((await accounts.signIn({ email, password: NEW })).user.email).toBe(email);
  });

  it("checks the new one against the own name and address", async () => {
    const { token: session } = await signIn();
    const change = { current: OLD, password: `i am ${email}`, session };
    await expect(accounts.changePassword(me, change)).rejects.toMatchObject({
      code: "invalid",
      fields: { password: expect.any(String) },
    });
  });

  it("cannot be used to guess the present one", async () => {
    const { token: session } = await signIn();
    const guess = () => accounts.changePassword(me, { current: "a guess", password: NEW, session });
    for (let i = 0; i < 10; i += 1) await expect(guess()).rejects.toMatchObject({ code: "invalid" });
    await expect(guess()).rejects.toMatchObject({ code: "limited" });
  });
});

describe("the own sessions", () => {
  it("are listed with the one that asks, until they end by themselves", async () => {
    const old = await signIn("an old phone");
    now = new Date(now.getTime() + 12 * 60 * MINUTE + 1);
    const here = await signIn("a laptop");
    now = new Date(now.getTime() + MINUTE);
    await signIn("a tablet");
    expect(await accounts.listSessions(me, here.token)).toMatchObject([
      { userAgent: "a tablet", isCurrent: false, createdAt: "2026-11-20T21:01:00.001Z" },
      { userAgent: "a laptop", isCurrent: true },
    ]);
    expect(JSON.stringify(await accounts.listSessions(me, null))).not.toContain(old.token);
  });

  it("end one by one, and all but one", async () => {
    const [here, one, two] = [await signIn(), await signIn("one"), await signIn("two")];
    const listed = await accounts.listSessions(me, here.token);
    await accounts.endSession(me, listed.find(({ userAgent }) => userAgent === "one")?.id ?? "");
    expect(await accounts.findSession(one.token)).toBeNull();
    expect(await accounts.findSession(two.token)).not.toBeNull();
    await accounts.endOtherSessions(me, here.token);
    expect(await accounts.findSession(two.token)).toBeNull();
    expect(await accounts.findSession(here.token)).not.toBeNull();
  });

  it("cannot be ended by somebody else", async () => {
    const mine = await signIn();
    const [listed] = await accounts.listSessions(me, null);
    const other = await accounts.createUser(OPERATOR, { email: `other-${email}`, password: OLD });
    await accounts.endSession({ kind: "user", userId: other.id, role: "user" }, listed?.id ?? "");
    expect(await accounts.findSession(mine.token)).not.toBeNull();
  });

  it.each([
    [VISITOR, "unauthenticated"],
    [OPERATOR, "forbidden"],
  ])("are nothing for %j", async (actor, code) => {
    await expect(accounts.listSessions(actor, null)).rejects.toMatchObject({ code });
    await expect(accounts.endOtherSessions(actor, "")).rejects.toMatchObject({ code });
    await expect(accounts.updateProfile(actor, { firstName: "", lastName: "" })).rejects.toMatchObject({
      code,
    });
  });
});
