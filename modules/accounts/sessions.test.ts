import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createAccounts, type Accounts } from "#modules/accounts";
import { OPERATOR, type Role } from "#modules/kernel";
import { testDatabase, type TestDatabase } from "../../tests/harness.ts";
import { testDeps } from "./testing.ts";

const PASSWORD = "correct horse battery";
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let database: TestDatabase;
let accounts: Accounts;
let now = new Date("2026-11-20T09:00:00Z");

const pass = (ms: number) => void (now = new Date(now.getTime() + ms));
const emailOf = (role: Role) => `${role}@example.com`;
const signIn = (role: Role) => accounts.signIn({ email: emailOf(role), password: PASSWORD });

beforeAll(async () => {
  database = await testDatabase();
  accounts = createAccounts(testDeps(database.knex, { clock: { now: () => now } }));
  for (const role of ["admin", "user"] as const) {
    await accounts.createUser(OPERATOR, { email: emailOf(role), password: PASSWORD, role });
  }
});
beforeEach(() => {
  now = new Date("2026-11-20T09:00:00Z");
});
afterAll(() => database.drop());

describe("signing in", () => {
  it("takes the address in any case and gives a token that is stored only as a hash", async () => {
    const { user, token, expiresAt } = await accounts.signIn({
      email: " USER@Example.com ",
      password: PASSWORD,
      userAgent: "x".repeat(1000),
    });
    expect(user.email).toBe("user@example.com");
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    expect(expiresAt.toISOString()).toBe("2026-11-27T09:00:00.000Z");
    const stored = await database.knex("sessions").where({ user_id: user.id }).first();
    expect(stored.token_hash).toBe(createHash("sha256").update(token).digest("hex"));
    expect(stored.user_agent).toHaveLength(255);
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it("gives a new token every time", async () => {
    const [first, second] = await Promise.all([signIn("user"), signIn("user")]);
    expect(first.token).not.toBe(second.token);
    expect(await accounts.findSession(first.token)).toEqual({
      user: first.user,
      sessionId: expect.stringMatching(/^[0-9a-f]{64}$/),
      mustEnrollSecondFactor: false,
    });
  });

  it.each([
    ["a wrong password", "user@example.com", "correct horse batterx"],
    ["an unknown address", "nobody@example.com", PASSWORD],
    ["what is no address", "user\u0000", PASSWORD],
    ["a password of a megabyte", "user@example.com", "x".repeat(1_000_000)],
    ["nothing", "", ""],
  ])("answers %s always the same", async (_case, email, password) => {
    await expect(accounts.signIn({ email, password })).rejects.toMatchObject({
      code: "invalid_credentials",
      message: "E-mail or password is wrong.",
    });
  });

  it("is closed to a disabled user, whose sessions end", async () => {
    const email = "gone@example.com";
    await accounts.createUser(OPERATOR, { email, password: PASSWORD });
    const { token } = await accounts.signIn({ email, password: PASSWORD });
    await database.knex("users").where({ email }).update({ disabled_at: now });
    expect(await accounts.findSession(token)).toBeNull();
    await expect(accounts.signIn({ email, password: PASSWORD })).rejects.toMatchObject({
      code: "invalid_credentials",
    });
  });
});

describe("a session", () => {
  it.each([
    ["admin", 30 * MINUTE],
    ["user", 12 * HOUR],
  ] as const)("of role %s ends after %i ms without use", async (role, idle) => {
    const kept = await signIn(role);
    const lost = await signIn(role);
    pass(idle);
    expect(await accounts.findSession(kept.token)).not.toBeNull();
    pass(1);
    expect(await accounts.findSession(lost.token)).toBeNull();
    pass(idle - 1);
    expect(await accounts.findSession(kept.token)).not.toBeNull();
  });

  it("does not live on passive requests", async () => {
    const { token } = await signIn("admin");
    pass(20 * MINUTE);
    expect(await accounts.findSession(token, { passive: true })).not.toBeNull();
    pass(20 * MINUTE);
    expect(await accounts.findSession(token)).toBeNull();
  });

  it("ends after seven days however busy", async () => {
    const { token } = await signIn("user");
    for (let hours = 0; hours < 7 * 24 - 8; hours += 8) {
      pass(8 * HOUR);
      expect(await accounts.findSession(token)).not.toBeNull();
    }
    pass(8 * HOUR);
    expect(await accounts.findSession(token)).toBeNull();
  });

  it("notes its use once a minute", async () => {
    const { token } = await signIn("user");
    const row = { token_hash: createHash("sha256").update(token).digest("hex") };
    const lastSeen = async () => (await database.knex("sessions").where(row).first()).last_seen_at;
    pass(59_000);
    await accounts.findSession(token);
    expect(await lastSeen()).toEqual(new Date("2026-11-20T09:00:00Z"));
    pass(1_000);
    await accounts.findSession(token);
    expect(await lastSeen()).toEqual(new Date("2026-11-20T09:01:00Z"));
  });

  it("ends at sign-out, and unknown tokens open nothing", async () => {
    const { token } = await signIn("user");
    await accounts.signOut(token);
    expect(await accounts.findSession(token)).toBeNull();
    expect(await accounts.findSession("")).toBeNull();
    await expect(accounts.signOut("never given")).resolves.toBeUndefined();
  });
});
