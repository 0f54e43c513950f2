/** Sign-in with two factors; sign-in with a password alone is in sessions.test.ts. */
import { createHash, randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createAccounts, type Accounts, type AwaitedCode } from "#modules/accounts";
import { OPERATOR } from "#modules/kernel";
import { buildAuthenticator, type Authenticator } from "../../tests/factories/authenticator.ts";
import { testDatabase, type TestDatabase } from "../../tests/harness.ts";
import { buildPerson, PASSWORD, testDeps, type Person } from "./testing.ts";

const MINUTE = 60_000;
const STEP = 30_000;
const secretKey = randomBytes(32);
const clock = { now: () => now };

let database: TestDatabase;
let accounts: Accounts;
let now: Date;
let kim: Person;
let authenticator: Authenticator;

const pass = (ms: number) => void (now = new Date(now.getTime() + ms));
const enter = (code?: string, password = PASSWORD) => accounts.signIn({ email: kim.email, password, code });
const expectRefusal = (work: Promise<unknown>, code: string) => expect(work).rejects.toMatchObject({ code });

async function start(): Promise<AwaitedCode> {
  const started = await accounts.startSignIn({ email: kim.email, password: PASSWORD });
  if ("pending" in started) return started;
  throw new Error("No code was asked for.");
}

beforeAll(async () => {
  database = await testDatabase();
  accounts = createAccounts(testDeps(database.knex, { clock, secretKey }));
});
beforeEach(async () => {
  now = new Date("2026-11-20T09:00:10Z");
  kim = await buildPerson(accounts);
  authenticator = await buildAuthenticator(accounts, kim, clock);
  pass(STEP);
});
afterAll(() => database.drop());

describe("signing in at once", () => {
  it("asks for the code only after the right password", async () => {
    await expectRefusal(enter(undefined, "not this"), "invalid_credentials");
    await expectRefusal(enter(authenticator.code(), "not this"), "invalid_credentials");
    await expectRefusal(enter(), "second_factor_required");
    await expectRefusal(enter(""), "second_factor_required");
    const { token } = await enter(authenticator.code());
    expect(await accounts.findSession(token)).toMatchObject({ user: { email: kim.email } });
  });

  it("takes each code once, and none that is older than one that was taken", async () => {
    await enter(authenticator.code());
    await expectRefusal(enter(authenticator.code()), "invalid_credentials");
    await enter(authenticator.code(1));
    pass(STEP);
    await expectRefusal(enter(authenticator.code(0)), "invalid_credentials");
    await expectRefusal(enter(authenticator.code(-1)), "invalid_credentials");
    pass(STEP);
    await enter(authenticator.code());
  });

  it("takes the same code once also at the same moment", async () => {
    const code = authenticator.code();
    const many = await Promise.allSettled(Array.from({ length: 5 }, () => enter(code)));
    expect(many.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("takes a recovery code once, however it is typed", async () => {
    const [first = "", second = ""] = authenticator.recoveryCodes;
    await enter(first);
    await expectRefusal(enter(first), "invalid_credentials");
    await enter(` ${second.toUpperCase().replaceAll("-", " ")} `);
    expect(await accounts.getSecondFactor(kim.actor)).toMatchObject({ recoveryCodesLeft: 8 });
  });

  it("takes nobody else's codes", async () => {
    const lee = await buildPerson(accounts);
    const other = await buildAuthenticator(accounts, lee, clock);
    await expectRefusal(enter(other.code(1)), "invalid_credentials");
    await expectRefusal(enter(other.recoveryCodes[0]), "invalid_credentials");
  });

  it("says so when the key that sealed the secret is gone; recovery codes go on", async () => {
    const moved = createAccounts(testDeps(database.knex, { clock }));
    const credentials = { email: kim.email, password: PASSWORD };
    await expectRefusal(moved.signIn({ ...credentials, code: authenticator.code() }), "unavailable");
    await moved.signIn({ ...credentials, code: authenticator.recoveryCodes[0] });
  });

  it("passes over a code that was not asked for", async () => {
    const { email } = await buildPerson(accounts);
    const signedIn = await accounts.signIn({ email, password: PASSWORD, code: "123456" });
    expect(signedIn.user.email).toBe(email);
  });
});

describe("wrong codes", () => {
  it("count with wrong passwords, ten for an account", async () => {
    for (let i = 0; i < 5; i += 1) await expectRefusal(enter("000000"), "invalid_credentials");
    for (let i = 0; i < 5; i += 1) await expectRefusal(enter(undefined, "not this"), "invalid_credentials");
    await expectRefusal(enter(authenticator.code()), "limited");
  });

  it("are not forgotten for a right password without a code", async () => {
    for (let i = 0; i < 10; i += 1) {
      await expectRefusal(enter(), "second_factor_required");
      await start();
      await expectRefusal(enter("000000"), "invalid_credentials");
    }
    await expectRefusal(enter(), "limited");
  });

  it("are forgotten with a right one", async () => {
    for (let i = 0; i < 9; i += 1) await expectRefusal(enter("000000"), "invalid_credentials");
    await enter(authenticator.code());
    for (let i = 0; i < 10; i += 1) await expectRefusal(enter("000000"), "invalid_credentials");
    await expectRefusal(enter(authenticator.code(1)), "limited");
  });
});

describe("a sign-in that waits for its code", () => {
  it("is no session, is stored as a hash, and becomes one with the code, once", async () => {
    const { pending, expiresAt } = await start();
    expect(expiresAt.getTime() - now.getTime()).toBe(5 * MINUTE);
    expect(await accounts.findSession(pending)).toBeNull();
    const row = await database.knex("pending_sign_ins").where({ user_id: kim.actor.userId }).first();
    expect(row.token_hash).toBe(createHash("sha256").update(pending).digest("hex"));
    const { token, user } = await accounts.finishSignIn({ pending, code: authenticator.code() });
    expect([user.email, token === pending]).toEqual([kim.email, false]);
    expect(await accounts.isSignInPending(pending)).toBe(false);
    await expectRefusal(accounts.finishSignIn({ pending, code: authenticator.code(1) }), "not_found");
  });

  it("is not asked for where there is no second factor", async () => {
    const { email } = await buildPerson(accounts);
    expect(await accounts.startSignIn({ email, password: PASSWORD })).toHaveProperty("token");
  });

  it("ends after five minutes", async () => {
    const { pending } = await start();
    pass(5 * MINUTE - 1);
    expect(await accounts.isSignInPending(pending)).toBe(true);
    pass(1);
    expect(await accounts.isSignInPending(pending)).toBe(false);
    await expectRefusal(accounts.finishSignIn({ pending, code: authenticator.code() }), "not_found");
  });

  it("ends with the fifth wrong code, also when they come at the same moment", async () => {
    const { pending } = await start();
    const guess = () => accounts.finishSignIn({ pending, code: "000000" });
    const guesses = await Promise.allSettled(Array.from({ length: 9 }, guess));
    const codes = guesses.map((each) => each.status === "rejected" && each.reason.code);
    expect(codes.filter((code) => code === "invalid_credentials")).toHaveLength(4);
    expect(await accounts.isSignInPending(pending)).toBe(false);
    await expectRefusal(accounts.finishSignIn({ pending, code: authenticator.code() }), "not_found");
  });

  it.each([
    ["the account is disabled", () => accounts.disableUser(OPERATOR, kim.email)],
    ["the password is another now", () => accounts.setPassword(OPERATOR, kim.email)],
    ["the second factor is reset", () => accounts.resetSecondFactor(OPERATOR, kim.email)],
  ])("ends when %s", async (_case, happen) => {
    const { pending } = await start();
    await happen();
    expect(await accounts.isSignInPending(pending)).toBe(false);
    await expectRefusal(accounts.finishSignIn({ pending, code: authenticator.code() }), "not_found");
  });

  it("is not opened by anything else that is a secret", async () => {
    const { token } = await enter(authenticator.code());
    for (const stranger of [token, "", "never given"]) {
      await expectRefusal(
        accounts.finishSignIn({ pending: stranger, code: authenticator.code(1) }),
        "not_found",
      );
    }
  });
});
