import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createAccounts, type Accounts } from "#modules/accounts";
import { OPERATOR, VISITOR, type Actor } from "#modules/kernel";
import { testDatabase, type TestDatabase } from "../../tests/harness.ts";
import { testDeps } from "./testing.ts";

const PASSWORD = "correct horse battery";
const USER: Actor = { kind: "user", userId: "1", role: "user" };

let database: TestDatabase;
let accounts: Accounts;
let people = 0;

async function person(): Promise<string> {
  people += 1;
  const email = `person-${people}@example.com`;
  await accounts.createUser(OPERATOR, { email, password: PASSWORD });
  return email;
}

const refusal = (code: string) => ({ status: "rejected", reason: expect.objectContaining({ code }) });

beforeAll(async () => {
  database = await testDatabase();
  accounts = createAccounts(testDeps(database.knex));
  await accounts.createUser(OPERATOR, { email: "Admin@example.com", password: PASSWORD, role: "admin" });
});
afterAll(() => database.drop());

describe("disabling", () => {
  it("ends the sessions at once and closes the sign-in, until the account is enabled again", async () => {
    const email = await person();
    const { token } = await accounts.signIn({ email, password: PASSWORD });
    const disabled = await accounts.disableUser(OPERATOR, email.toUpperCase());
    expect(disabled).toMatchObject({ email, disabledAt: expect.stringMatching(/^\d{4}-/) });
    expect(await accounts.findSession(token)).toBeNull();
    await expect(accounts.signIn({ email, password: PASSWORD })).rejects.toMatchObject({
      code: "invalid_credentials",
    });
    expect(await accounts.enableUser(OPERATOR, email)).toMatchObject({ disabledAt: null });
    expect(await accounts.findSession(token)).toBeNull();
    await accounts.signIn({ email, password: PASSWORD });
  });
});

describe("roles", () => {
  it("hold from the next request", async () => {
    const email = await person();
    const { token } = await accounts.signIn({ email, password: PASSWORD });
    expect(await accounts.setRole(OPERATOR, email, "admin")).toMatchObject({ role: "admin" });
    expect(await accounts.findSession(token)).toMatchObject({ user: { role: "admin" } });
    await accounts.setRole(OPERATOR, email, "user");
    expect(await accounts.findSession(token)).toMatchObject({ user: { role: "user" } });
  });

  it("leave one administrator who can sign in, also when two go at the same moment", async () => {
    const email = await person();
    await accounts.setRole(OPERATOR, email, "admin");
    const left = await Promise.allSettled([
      accounts.setRole(OPERATOR, email, "user"),
      accounts.disableUser(OPERATOR, "admin@example.com"),
    ]);
    const refused = left.filter((outcome) => outcome.status === "rejected");
    expect(refused).toMatchObject([{ reason: { code: "conflict" } }]);
    await accounts.enableUser(OPERATOR, "admin@example.com");
  });
});

describe("setting a password", () => {
  it("makes one when none is given and ends all sessions", async () => {
    const email = await person();
    const { token } = await accounts.signIn({ email, password: PASSWORD });
    const made = await accounts.setPassword(OPERATOR, email);
    expect(made).toMatch(/^[a-zA-Z2-9]{20}$/);
    expect(await accounts.findSession(token)).toBeNull();
    await accounts.signIn({ email, password: made });
  });

  it("checks one that is given", async () => {
    const email = await person();
    await expect(accounts.setPassword(OPERATOR, email, "Password1234!")).rejects.toMatchObject({
      code: "invalid",
      fields: { password: expect.any(String) },
    });
    expect(await accounts.setPassword(OPERATOR, email, "staple stable table")).toBe("staple stable table");
  });
});

it("lists everybody by address, without hashes", async () => {
  const users = await accounts.listUsers(OPERATOR);
  const emails = users.map(({ email }) => email.toLowerCase());
  expect(emails).toEqual([...emails].sort());
  expect(emails).toContain("admin@example.com");
  expect(JSON.stringify(users)).not.toMatch(/argon|hash/i);
});

it("knows nobody by that address", async () => {
  const tries = await Promise.allSettled([
    accounts.setRole(OPERATOR, "nobody@example.com", "admin"),
    accounts.setPassword(OPERATOR, "nobody@example.com"),
    accounts.disableUser(OPERATOR, "nobody@example.com"),
    accounts.enableUser(OPERATOR, "nobody@example.com"),
  ]);
  expect(tries).toEqual(tries.map(() => refusal("not_found")));
});

it.each([
  [VISITOR, "unauthenticated"],
  [USER, "forbidden"],
] as const)("is not for %j", async (actor, code) => {
  const tries = await Promise.allSettled([
    accounts.listUsers(actor),
    accounts.setRole(actor, "admin@example.com", "user"),
    accounts.setPassword(actor, "admin@example.com"),
    accounts.disableUser(actor, "admin@example.com"),
    accounts.enableUser(actor, "admin@example.com"),
  ]);
  expect(tries).toEqual(tries.map(() => refusal(code)));
});
