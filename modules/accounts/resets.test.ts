import { createHash } from "node:crypto";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createAccounts, type Accounts } from "#modules/accounts";
import { OPERATOR, silentLog, type Log } from "#modules/kernel";
import { createCarrier } from "#modules/mail";
import { readOutbox, tokenIn } from "../../tests/factories/outbox.ts";
import { testDatabase, type TestDatabase } from "../../tests/harness.ts";
import { openOutbox } from "../../tests/factories/mail.ts";
import { testDeps } from "./testing.ts";

const OLD = "correct horse battery";
const NEW = "staple stable table";
const SITE = "https://tax.example.com";
const MINUTE = 60_000;

let database: TestDatabase;
let dataDir: string;
let now: Date;
let people = 0;

function openWithMail(log: Log = silentLog) {
  const clock = { now: () => now };
  const carrier = createCarrier({ smtpUrl: undefined, mailFrom: "TaxRAG <no-reply@example.com>", dataDir });
  const mail = openOutbox({ knex: database.knex, clock, carrier, log });
  const accounts = createAccounts(testDeps(database.knex, { clock, mail, log }));
  /** Runs what the server's jobs run after a request. */
  async function answer() {
    await accounts.answerPasswordResets(OPERATOR);
    await mail.deliverDue(OPERATOR);
  }
  return { accounts, answer };
}

const open = (): Accounts => openWithMail().accounts;

/** Requests a link and delivers the mail. Returns the link's token, or null without a mail. */
async function ask(email: string): Promise<string | null> {
  const before = (await readOutbox(dataDir)).length;
  const { accounts, answer } = openWithMail();
  await accounts.requestPasswordReset({ email, site: SITE });
  await answer();
  const mails = await readOutbox(dataDir);
  return mails.length > before ? tokenIn(mails.at(-1)) : null;
}

async function person() {
  people += 1;
  const email = `person-${people}@example.com`;
  const { id } = await open().createUser(OPERATOR, { email, password: OLD });
  return { id, email };
}

beforeAll(async () => {
  database = await testDatabase();
  dataDir = await mkdtemp(join(tmpdir(), "taxrag-mail-"));
});
beforeEach(() => {
  now = new Date("2026-11-20T09:00:00Z");
});
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

describe("asking for a new password", () => {
  it("mails a link whose secret is stored only as a hash", async () => {
    const { email, id } = await person();
    const token = await ask(` ${email.toUpperCase()} `);
    const [mail = ""] = (await readOutbox(dataDir)).slice(-1);
    expect(mail).toMatch(new RegExp(`^To: ${email}$`, "m"));
    expect(mail).toContain(`${SITE}/reset?token=${token}\n`);
    const stored = await database.knex("password_resets").where({ user_id: id }).first();
    expect(stored.token_hash).toBe(createHash("sha256").update(String(token)).digest("hex"));
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it("leaves the mail for the eyes of this user only", async () => {
    await ask((await person()).email);
    const [file = ""] = await readdir(join(dataDir, "outbox"));
    expect((await stat(join(dataDir, "outbox", file))).mode & 0o777).toBe(0o600);
  });

  it("answers the same, without a mail, for unknown addresses and disabled users", async () => {
    const { email } = await person();
    await database.knex("users").where({ email }).update({ disabled_at: now });
    expect(await ask(email)).toBeNull();
    expect(await ask("nobody@example.com")).toBeNull();
  });

  it("writes neither addresses nor secrets into the log", async () => {
    const { email } = await person();
    const lines: string[] = [];
    const write = (fields: object, message: string) =>
      void lines.push(JSON.stringify({ ...fields, message }));
    const { accounts, answer } = openWithMail({ debug: write, info: write, warn: write, error: write });
    await accounts.signIn({ email, password: "guess guess guess" }).catch(() => undefined);
    const { token: session } = await accounts.signIn({ email, password: OLD });
    await accounts.requestPasswordReset({ email, site: SITE });
    await answer();
    const token = tokenIn((await readOutbox(dataDir)).at(-1));
    await accounts.resetPassword({ token, password: NEW, session });
    const written = lines.join("\n");
    expect(lines.length).toBeGreaterThanOrEqual(3);
    for (const secret of [email, "guess guess", OLD, NEW, token, session])
      expect(written).not.toContain(secret);
  });

  it("refuses what is no address", async () => {
    await expect(open().requestPasswordReset({ email: "nobody", site: SITE })).rejects.toMatchObject({
      code: "invalid",
      fields: { email: expect.any(String) },
    });
  });
});

describe("using the link", () => {
  it("changes the password and signs out everywhere else", async () => {
    const { email } = await person();
    const accounts = open();
    const [here, elsewhere] = await Promise.all([
      accounts.signIn({ email, password: OLD }),
      accounts.signIn({ email, password: OLD }),
    ]);
    const token = String(await ask(email));
    expect(await accounts.findPasswordReset(token)).toEqual({ email });
    await accounts.resetPassword({ token, password: NEW, session: here.token });
    expect(await accounts.findSession(here.token)).not.toBeNull();
    expect(await accounts.findSession(elsewhere.token)).toBeNull();
    await expect(accounts.signIn({ email, password: OLD })).rejects.toMatchObject({
      code: "invalid_credentials",
    });
    expect((await accounts.signIn({ email, password: NEW })).user.email).toBe(email);
  });

  it("keeps no session of another user", async () => {
    const [{ email }, other] = [await person(), await person()];
    const accounts = open();
    const mine = await accounts.signIn({ email, password: OLD });
    const theirs = await accounts.signIn({ email: other.email, password: OLD });
    const token = String(await ask(email));
    await accounts.resetPassword({ token, password: NEW, session: theirs.token });
    expect(await accounts.findSession(mine.token)).toBeNull();
    expect(await accounts.findSession(theirs.token)).not.toBeNull();
  });

  it("works once, and ends every other link of that user", async () => {
    const { email } = await person();
    const [first, second] = [String(await ask(email)), String(await ask(email))];
    const accounts = open();
    const uses = await Promise.allSettled(
      [NEW, `${NEW} 2`].map((password) => accounts.resetPassword({ token: first, password })),
    );
    expect(uses.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await accounts.findPasswordReset(first)).toBeNull();
    await expect(accounts.resetPassword({ token: second, password: NEW })).rejects.toMatchObject({
      code: "not_found",
    });
  });

  it("works for an hour", async () => {
    const { email } = await person();
    const token = String(await ask(email));
    now = new Date(now.getTime() + 60 * MINUTE - 1);
    expect(await open().findPasswordReset(token)).not.toBeNull();
    now = new Date(now.getTime() + 1);
    expect(await open().findPasswordReset(token)).toBeNull();
    await expect(open().resetPassword({ token, password: NEW })).rejects.toMatchObject({ code: "not_found" });
  });

  it("lasts through a password that will not do", async () => {
    const { email } = await person();
    const token = String(await ask(email));
    for (const password of ["short", email, "Password1234!"]) {
      await expect(open().resetPassword({ token, password })).rejects.toMatchObject({ code: "invalid" });
    }
    await open().resetPassword({ token, password: NEW });
  });

  it("does nothing for a user who was disabled meanwhile, nor for a made-up secret", async () => {
    const { email } = await person();
    const token = String(await ask(email));
    await database.knex("users").where({ email }).update({ disabled_at: now });
    for (const secret of [token, "", "made up\u0000"]) {
      await expect(open().resetPassword({ token: secret, password: NEW })).rejects.toMatchObject({
        code: "not_found",
      });
    }
  });
});

it("a link that was used opens an account that strangers had closed, and its requests", async () => {
  const { email } = await person();
  const accounts = open();
  const signIn = (password: string, more = {}) => accounts.signIn({ email, password, ...more });
  const guesses = Array.from({ length: 12 }, (_, i) => signIn(`guess ${i}`));
  await Promise.allSettled(guesses);
  await expect(signIn(OLD)).rejects.toMatchObject({ code: "limited" });
  const token = String(await ask(email));
  const requests = Array.from({ length: 5 }, () => accounts.requestPasswordReset({ email, site: SITE }));
  expect((await Promise.allSettled(requests)).filter(({ status }) => status === "rejected")).toHaveLength(1);

  const { device } = await accounts.resetPassword({ token, password: NEW });
  await Promise.allSettled(Array.from({ length: 12 }, (_, i) => signIn(`guess ${i}`)));
  await expect(signIn(NEW)).rejects.toMatchObject({ code: "limited" });
  expect(await signIn(NEW, { device })).toMatchObject({ device, user: { email } });
  await accounts.requestPasswordReset({ email, site: SITE });
});
