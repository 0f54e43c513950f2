import { createHash, randomBytes } from "node:crypto";
import { TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createAccounts, type Accounts } from "#modules/accounts";
import { OPERATOR, VISITOR } from "#modules/kernel";
import { buildAuthenticator } from "../../tests/factories/authenticator.ts";
import { testDatabase, type TestDatabase } from "../../tests/harness.ts";
import { buildPerson, PASSWORD, testDeps, type Person } from "./testing.ts";

const MINUTE = 60_000;
const secretKey = randomBytes(32);
const clock = { now: () => now };

let database: TestDatabase;
let accounts: Accounts;
let now: Date;
let kim: Person;

const pass = (ms: number) => void (now = new Date(now.getTime() + ms));
const signIn = () => accounts.signIn({ email: kim.email, password: PASSWORD });
const stateOf = (person: Person) => accounts.getSecondFactor(person.actor);
const rowOf = (table: string, { actor }: Person) =>
  database.knex(table).where({ user_id: actor.userId }).first();

async function begin(): Promise<{ session: string; code(): string; secret: string }> {
  const { token: session } = await signIn();
  await accounts.beginSecondFactor(kim.actor, { current: PASSWORD, session });
  const secret = (await accounts.findSecondFactorSetup(kim.actor, session))?.secret ?? "";
  return { session, secret, code: () => new TOTP({ secret }).generate({ timestamp: now.getTime() }) };
}

beforeAll(async () => {
  database = await testDatabase();
  accounts = createAccounts(testDeps(database.knex, { clock, secretKey }));
});
beforeEach(async () => {
  now = new Date("2026-11-20T09:00:00Z");
  kim = await buildPerson(accounts);
});
afterAll(() => database.drop());

describe("switching on", () => {
  it("asks for the password, then for a code, and ends the other sessions", async () => {
    const [{ token: session }, elsewhere] = [await signIn(), await signIn()];
    const wrong = accounts.beginSecondFactor(kim.actor, { current: "not this", session });
    await expect(wrong).rejects.toMatchObject({ code: "invalid", fields: { current: expect.any(String) } });
    expect(await accounts.findSecondFactorSetup(kim.actor, session)).toBeNull();

    await accounts.beginSecondFactor(kim.actor, { current: PASSWORD, session });
    const setup = await accounts.findSecondFactorSetup(kim.actor, session);
    const unsure = accounts.confirmSecondFactor(kim.actor, { code: "000000", session });
    await expect(unsure).rejects.toMatchObject({ code: "invalid", fields: { code: expect.any(String) } });
    expect(await stateOf(kim)).toEqual({ since: null, recoveryCodesLeft: 0, isRequired: false });

    const code = new TOTP({ secret: setup?.secret }).generate({ timestamp: now.getTime() });
    const typed = `${code.slice(0, 3)} ${code.slice(3)}`;
    expect(await accounts.confirmSecondFactor(kim.actor, { code: typed, session })).toHaveLength(10);
    expect(await stateOf(kim)).toMatchObject({ since: now.toISOString(), recoveryCodesLeft: 10 });
    expect(await accounts.findSession(session)).not.toBeNull();
    expect(await accounts.findSession(elsewhere.token)).toBeNull();
    expect(await accounts.findSecondFactorSetup(kim.actor, session)).toBeNull();
  });

  it("counts guesses at the setup: ten in fifteen minutes", async () => {
    const { session, code } = await begin();
    const guess = (typed: string) => accounts.confirmSecondFactor(kim.actor, { code: typed, session });
    const wrong = code() === "000000" ? "000001" : "000000";
    for (let tries = 0; tries < 10; tries += 1)
      await expect(guess(wrong)).rejects.toMatchObject({ code: "invalid" });
    await expect(guess(code())).rejects.toMatchObject({ code: "limited" });
    // Of its own: the account stays open to sign-ins.
    await signIn();
  });

  it("keeps the secret sealed and the recovery codes as hashes", async () => {
    const { session, code, secret } = await begin();
    const plain = Buffer.from(new TOTP({ secret }).secret.bytes);
    const stored = async (table: string) => (await rowOf(table, kim)).sealed_secret as Buffer;
    expect((await stored("second_factor_setups")).includes(plain)).toBe(false);
    const recoveryCodes = await accounts.confirmSecondFactor(kim.actor, { code: code(), session });
    const sealed = await stored("second_factors");
    expect([sealed.length, sealed.includes(plain)]).toEqual([12 + 16 + 20, false]);
    const rows = await database.knex("recovery_codes").where({ user_id: kim.actor.userId });
    const hashes = recoveryCodes.map((each) =>
      createHash("sha256").update(each.replaceAll("-", "")).digest("hex"),
    );
    expect(rows.map((row) => row.code_hash).sort()).toEqual(hashes.sort());
  });

  it("is over after 15 minutes, and only for the session that began it", async () => {
    const { session, code } = await begin();
    const other = await signIn();
    expect(await accounts.findSecondFactorSetup(kim.actor, other.token)).toBeNull();
    const elsewhere = accounts.confirmSecondFactor(kim.actor, { code: code(), session: other.token });
    await expect(elsewhere).rejects.toMatchObject({ code: "not_found" });
    pass(15 * MINUTE);
    expect(await accounts.findSecondFactorSetup(kim.actor, session)).toBeNull();
    const late = accounts.confirmSecondFactor(kim.actor, { code: code(), session });
    await expect(late).rejects.toMatchObject({ code: "not_found" });
  });

  it("ends with the session that began it", async () => {
    const { session } = await begin();
    await accounts.signOut(session);
    expect(await rowOf("second_factor_setups", kim)).toBeUndefined();
  });

  it("happens once, also when two answers come at the same moment", async () => {
    const { session, code } = await begin();
    const confirm = () => accounts.confirmSecondFactor(kim.actor, { code: code(), session });
    const both = await Promise.allSettled([confirm(), confirm()]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const again = accounts.beginSecondFactor(kim.actor, { current: PASSWORD, session });
    await expect(again).rejects.toMatchObject({ code: "conflict" });
  });

  it("cannot be used to guess the password", async () => {
    const { token: session } = await signIn();
    const guess = () => accounts.beginSecondFactor(kim.actor, { current: "a guess", session });
    for (let i = 0; i < 10; i += 1) await expect(guess()).rejects.toMatchObject({ code: "invalid" });
    await expect(guess()).rejects.toMatchObject({ code: "limited" });
  });
});

describe("recovery codes", () => {
  it("are replaced with the password", async () => {
    const { recoveryCodes } = await buildAuthenticator(accounts, kim, clock);
    const wrong = accounts.replaceRecoveryCodes(kim.actor, { current: "not this" });
    await expect(wrong).rejects.toMatchObject({ code: "invalid", fields: { current: expect.any(String) } });
    const fresh = await accounts.replaceRecoveryCodes(kim.actor, { current: PASSWORD });
    expect(fresh.filter((code) => recoveryCodes.includes(code))).toEqual([]);
    const [old = "", used = ""] = [recoveryCodes[0], fresh[0]];
    const enter = (code: string) => accounts.signIn({ email: kim.email, password: PASSWORD, code });
    await expect(enter(old)).rejects.toMatchObject({ code: "invalid_credentials" });
    await enter(used);
    expect(await stateOf(kim)).toMatchObject({ recoveryCodesLeft: 9 });
  });

  it("are nothing while it is off", async () => {
    const replacing = accounts.replaceRecoveryCodes(kim.actor, { current: PASSWORD });
    await expect(replacing).rejects.toMatchObject({ code: "conflict" });
  });
});

describe("switching off", () => {
  it("takes the password and a code, leaves nothing behind and ends the other sessions", async () => {
    const { code, recoveryCodes, session } = await buildAuthenticator(accounts, kim, clock);
    const [first = ""] = recoveryCodes;
    const other = await accounts.signIn({ email: kim.email, password: PASSWORD, code: first });
    const off = (change: { current?: string; code?: string }) =>
      accounts.switchOffSecondFactor(kim.actor, { current: PASSWORD, code: code(1), session, ...change });
    await expect(off({ current: "not this" })).rejects.toMatchObject({
      fields: { current: expect.any(String) },
    });
    await expect(off({ code: code() })).rejects.toMatchObject({ fields: { code: expect.any(String) } });
    await expect(off({ code: first })).rejects.toMatchObject({ fields: { code: expect.any(String) } });
    await off({});
    expect(await stateOf(kim)).toEqual({ since: null, recoveryCodesLeft: 0, isRequired: false });
    expect(await rowOf("recovery_codes", kim)).toBeUndefined();
    expect(await accounts.findSession(session)).not.toBeNull();
    expect(await accounts.findSession(other.token)).toBeNull();
    await signIn();
    await expect(off({})).rejects.toMatchObject({ code: "conflict" });
  });

  it("is done by an operator for a lost authenticator, and ends all sessions", async () => {
    const { session } = await buildAuthenticator(accounts, kim, clock);
    const inList = async () => (await accounts.listUsers(OPERATOR)).find(({ email }) => email === kim.email);
    expect(await inList()).toMatchObject({ twoFactor: true });
    await expect(accounts.resetSecondFactor(kim.actor, kim.email)).rejects.toMatchObject({
      code: "forbidden",
    });
    await accounts.resetSecondFactor(OPERATOR, kim.email);
    expect(await inList()).toMatchObject({ twoFactor: false });
    expect(await accounts.findSession(session)).toBeNull();
    await signIn();
    const again = accounts.resetSecondFactor(OPERATOR, kim.email);
    await expect(again).rejects.toMatchObject({ code: "conflict" });
    const nobody = accounts.resetSecondFactor(OPERATOR, "nobody@example.com");
    await expect(nobody).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("where administrators must have it", () => {
  it("they owe it until they have set it up; users do not", async () => {
    const strict = createAccounts(testDeps(database.knex, { clock, secretKey, requireAdminTwoFactor: true }));
    const admin = await buildPerson(strict, "admin");
    const { token } = await strict.signIn({ email: admin.email, password: PASSWORD });
    expect(await strict.findSession(token)).toMatchObject({ mustEnrollSecondFactor: true });
    expect(await accounts.findSession(token)).toMatchObject({ mustEnrollSecondFactor: false });
    expect(await strict.getSecondFactor(admin.actor)).toMatchObject({ since: null, isRequired: true });
    const { session } = await buildAuthenticator(strict, admin, clock);
    expect(await strict.findSession(session)).toMatchObject({ mustEnrollSecondFactor: false });

    const user = await strict.signIn({ email: kim.email, password: PASSWORD });
    expect(await strict.findSession(user.token)).toMatchObject({ mustEnrollSecondFactor: false });
    await strict.setRole(OPERATOR, kim.email, "admin");
    expect(await strict.findSession(user.token)).toMatchObject({ mustEnrollSecondFactor: true });
  });
});

it.each([
  [VISITOR, "unauthenticated"],
  [OPERATOR, "forbidden"],
])("is nothing for %j", async (actor, code) => {
  const proof = { current: PASSWORD, session: "", code: "" };
  for (const asked of [
    accounts.getSecondFactor(actor),
    accounts.beginSecondFactor(actor, proof),
    accounts.findSecondFactorSetup(actor, ""),
    accounts.confirmSecondFactor(actor, proof),
    accounts.replaceRecoveryCodes(actor, proof),
    accounts.switchOffSecondFactor(actor, proof),
  ]) {
    await expect(asked).rejects.toMatchObject({ code });
  }
});
