import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createAccounts, type Accounts } from "#modules/accounts";
import { OPERATOR } from "#modules/kernel";
import { testDatabase, type TestDatabase } from "../../tests/harness.ts";
import { testDeps } from "./testing.ts";

const PASSWORD = "correct horse battery";
const MINUTE = 60_000;

let database: TestDatabase;
let people = 0;

/** Simulates a restart or another process: only the database is shared. */
const open = (): Accounts => createAccounts(testDeps(database.knex));

async function person(): Promise<string> {
  people += 1;
  const email = `person-${people}@example.com`;
  await open().createUser(OPERATOR, { email, password: PASSWORD });
  return email;
}

/** Number of outcomes by error code; "ok" for success. */
async function outcomes(tries: Promise<unknown>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const tried of await Promise.allSettled(tries)) {
    const code = tried.status === "fulfilled" ? "ok" : String((tried.reason as { code: unknown }).code);
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}

/** Moves every counter's window into the past. */
const wait = (ms: number) => database.knex("rate_limits").decrement("expire", ms);
const times = <T>(count: number, work: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => work(i));

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

describe("failed sign-ins", () => {
  it("of an account are ten in 15 minutes, at the same moment and after a restart", async () => {
    const email = await person();
    const guess = (accounts: Accounts, i: number) => accounts.signIn({ email, password: `guess ${i}` });
    const both = [open(), open()];
    const tries = times(30, (i) => guess(both[i % 2] as Accounts, i));
    expect(await outcomes(tries)).toEqual({ invalid_credentials: 10, limited: 20 });
    await expect(open().signIn({ email: email.toUpperCase(), password: PASSWORD })).rejects.toMatchObject({
      code: "limited",
      message: expect.stringMatching(/^Too many failed sign-ins\. Wait 1[45] minutes and try again\.$/),
    });
    await wait(15 * MINUTE);
    expect((await open().signIn({ email, password: PASSWORD })).user.email).toBe(email);
  });

  it("are forgotten at a sign-in that succeeds, and successes count nothing", async () => {
    const email = await person();
    const accounts = open();
    const right = () => accounts.signIn({ email, password: PASSWORD, address: "198.51.100.1" });
    const wrong = () => accounts.signIn({ email, password: "no", address: "198.51.100.1" });
    expect(await outcomes(times(9, wrong))).toEqual({ invalid_credentials: 9 });
    expect(await outcomes(times(25, right))).toEqual({ ok: 25 });
    expect(await outcomes(times(9, wrong))).toEqual({ invalid_credentials: 9 });
  });

  it("of strangers do not lock out a known device, which has ten of its own", async () => {
    const email = await person();
    const accounts = open();
    const { device } = await accounts.signIn({ email, password: PASSWORD });
    const wrong = (more: object) =>
      accounts.signIn({ email, password: "no", address: "198.51.100.7", ...more });
    expect(await outcomes(times(110, () => wrong({})))).toEqual({ invalid_credentials: 10, limited: 100 });
    const right = () =>
      accounts.signIn({ email: email.toUpperCase(), password: PASSWORD, address: "198.51.100.7", device });
    expect((await right()).device).toBe(device);
    expect(await outcomes(times(12, () => wrong({ device })))).toEqual({
      invalid_credentials: 10,
      limited: 2,
    });
    expect(await outcomes([right()])).toEqual({ limited: 1 });
    // The device is known for this account only, and an invented one is not known at all.
    const other = await person();
    expect(
      await outcomes(times(12, () => accounts.signIn({ email: other, password: "no", device }))),
    ).toEqual({
      invalid_credentials: 10,
      limited: 2,
    });
    const invented = accounts.signIn({ email: other, password: PASSWORD, device: "invented" });
    expect(await outcomes([invented])).toEqual({ limited: 1 });
  });

  it("count for accounts that nobody has in the same way", async () => {
    const tries = times(12, () => open().signIn({ email: "nobody@example.com", password: "no" }));
    expect(await outcomes(tries)).toEqual({ invalid_credentials: 10, limited: 2 });
  });

  it("from an address are a hundred in 15 minutes, over all accounts", async () => {
    const accounts = open();
    const address = "203.0.113.9";
    const tries = times(130, (i) => accounts.signIn({ email: `g${i}@example.com`, password: "no", address }));
    expect(await outcomes(tries)).toEqual({ invalid_credentials: 100, limited: 30 });
    const email = await person();
    expect(await outcomes([accounts.signIn({ email, password: PASSWORD, address: "203.0.113.10" })])).toEqual(
      {
        ok: 1,
      },
    );
  });
});

it("registrations from an address are thirty an hour", async () => {
  const accounts = open();
  const register = (i: number, address: string) =>
    accounts.register({ email: `new-${address}-${i}@example.com`, password: PASSWORD, address });
  expect(await outcomes(times(33, (i) => register(i, "203.0.113.20")))).toEqual({ ok: 30, limited: 3 });
  expect(await outcomes([register(99, "203.0.113.21")])).toEqual({ ok: 1 });
});

it("requests for a new password are five an hour for an account, whether or not it exists", async () => {
  const accounts = open();
  const ask = () => accounts.requestPasswordReset({ email: "Nobody@example.com", site: "http://localhost" });
  expect(await outcomes(times(7, ask))).toEqual({ ok: 5, limited: 2 });
  await wait(60 * MINUTE);
  expect(await outcomes([ask()])).toEqual({ ok: 1 });
});

it("strangers do not use up the requests of a known device", async () => {
  const email = await person();
  const accounts = open();
  const { device } = await accounts.signIn({ email, password: PASSWORD });
  const ask = (more: object = {}) =>
    accounts.requestPasswordReset({ email, site: "http://localhost", ...more });
  expect(await outcomes(times(7, () => ask()))).toEqual({ ok: 5, limited: 2 });
  expect(await outcomes(times(7, () => ask({ device })))).toEqual({ ok: 5, limited: 2 });
  expect(JSON.stringify(await database.knex("password_reset_requests"))).not.toContain(device);
});

it("counts that are over leave the table", async () => {
  const email = await person();
  await outcomes([open().signIn({ email: "gone@example.com", password: "no" })]);
  await wait(60 * MINUTE);
  await open().signIn({ email, password: PASSWORD });
  expect(await database.knex("rate_limits").where("expire", "<=", Date.now())).toEqual([]);
});
