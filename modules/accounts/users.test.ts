import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createAccounts, type Accounts } from "#modules/accounts";
import { OPERATOR, VISITOR, type Actor } from "#modules/kernel";
import { testDatabase, type TestDatabase } from "../../tests/harness.ts";
import { testDeps } from "./testing.ts";

const PASSWORD = "correct horse battery";

let database: TestDatabase;
let accounts: Accounts;

beforeAll(async () => {
  database = await testDatabase();
  accounts = createAccounts(testDeps(database.knex));
});
afterAll(() => database.drop());

describe("the first administrator", () => {
  it("is made once, with a printable password that is told only then", async () => {
    const made = await Promise.all([
      accounts.createFirstAdmin(OPERATOR, { email: "admin@taxrag.localhost" }),
      accounts.createFirstAdmin(OPERATOR, { email: "other@taxrag.localhost" }),
    ]);
    const [first, ...others] = made.filter((admin) => admin !== null);
    expect(others).toEqual([]);
    expect(first?.user.role).toBe("admin");
    expect(first?.password).toMatch(/^[a-zA-Z2-9]{20}$/);
    const credentials = { email: first?.user.email ?? "", password: first?.password ?? "" };
    expect((await accounts.signIn(credentials)).user).toEqual(first?.user);
  });

  it("is not made again", async () => {
    const again = await accounts.createFirstAdmin(OPERATOR, { email: "a@b.c", password: PASSWORD });
    expect(again).toBeNull();
  });
});

describe("creating a user", () => {
  it("keeps the address as written and refuses it in another case", async () => {
    const user = await accounts.createUser(OPERATOR, {
      email: " Casey.Reviewer@Example.com ",
      password: PASSWORD,
      firstName: "Casey",
    });
    expect(user).toMatchObject({ email: "Casey.Reviewer@Example.com", firstName: "Casey", role: "user" });
    await expect(
      accounts.createUser(OPERATOR, { email: "casey.reviewer@example.COM", password: PASSWORD }),
    ).rejects.toMatchObject({ code: "conflict", fields: { email: expect.any(String) } });
  });

  it("takes local addresses, as a browser's field does", async () => {
    const user = await accounts.createUser(OPERATOR, { email: "clerk@localhost", password: PASSWORD });
    expect(user.email).toBe("clerk@localhost");
  });

  it.each([
    ["no address", { email: "nobody", password: PASSWORD }, ["email"]],
    ["a password of 11 characters", { email: "a@b.c", password: "x".repeat(11) }, ["password"]],
    ["a password of 129 characters", { email: "a@b.c", password: "x".repeat(129) }, ["password"]],
    ["both wrong", { email: "", password: "" }, ["email", "password"]],
    [
      "a password with the own name",
      { email: "a@b.c", password: "it is Jordan again", firstName: "Jordan" },
      ["password"],
    ],
    ["a name with a null byte", { email: "a@b.c", password: PASSWORD, lastName: "Lee\u0000" }, ["lastName"]],
    [
      "a name of 101 characters",
      { email: "a@b.c", password: PASSWORD, firstName: "x".repeat(101) },
      ["firstName"],
    ],
  ])("refuses %s and names the fields", async (_case, user, fields) => {
    const refused = await accounts.createUser(OPERATOR, user).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: "invalid" });
    expect(Object.keys((refused as { fields: object }).fields)).toEqual(fields);
  });

  it.each<[string, Actor, string]>([
    ["a visitor", VISITOR, "unauthenticated"],
    ["a user", { kind: "user", userId: "1", role: "user" }, "forbidden"],
  ])("is not for %s", async (_who, actor, code) => {
    const user = { email: "new@example.com", password: PASSWORD };
    await expect(accounts.createUser(actor, user)).rejects.toMatchObject({ code });
  });

  it("stores argon2id, never the password", async () => {
    const rows = await database.knex("users").select("password_hash");
    expect(rows.length).toBeGreaterThan(1);
    for (const row of rows) expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describe("registering", () => {
  it("makes a user, whatever else is asked for", async () => {
    const wish = { email: "new@example.com", password: PASSWORD, firstName: " Robin ", role: "admin" };
    expect(await accounts.register(wish)).toMatchObject({ role: "user", firstName: "Robin" });
    await expect(accounts.register(wish)).rejects.toMatchObject({ code: "conflict" });
  });

  it("checks the same as creating does", async () => {
    const weak = { email: "robin@example.com", password: "Password1234!" };
    await expect(accounts.register(weak)).rejects.toMatchObject({
      code: "invalid",
      fields: { password: expect.any(String) },
    });
  });

  it("can be closed", async () => {
    const closed = createAccounts(testDeps(database.knex, { registration: "closed" }));
    await expect(closed.register({ email: "late@example.com", password: PASSWORD })).rejects.toMatchObject({
      code: "forbidden",
    });
  });
});
