import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OPERATOR, VISITOR, type Clock } from "#modules/kernel";
import type { NewMail } from "#modules/mail";
import { testDatabase, type TestDatabase } from "../../tests/harness.ts";
import type { Accounts } from "./contract.ts";
import { createAccounts } from "./index.ts";
import { INVITATION_DAYS } from "./schema.ts";
import { buildPerson, PASSWORD, testDeps, type Person } from "./testing.ts";

const site = "https://tax.example.com";
const DAY = 24 * 60 * 60_000;

let database: TestDatabase;
let accounts: Accounts;
let admin: Person;
let sent: NewMail[] = [];
let now = Date.parse("2026-11-22T12:00:00Z");
const clock: Clock = { now: () => new Date(now) };
let made = 0;

beforeAll(async () => {
  database = await testDatabase();
  const mail = {
    enqueue: async (_trx: unknown, one: NewMail) => ({ id: String(sent.push(one)), isNew: true }),
  };
  accounts = createAccounts(testDeps(database.knex, { clock, mail, registration: "closed" }));
  admin = await buildPerson(accounts, "admin");
});
afterAll(() => database.drop());

async function invite(firstName = "Robin") {
  sent = [];
  made += 1;
  const email = `invited-${made}@example.com`;
  const user = await accounts.inviteClient(admin.actor, { email, firstName, lastName: "Sample", site });
  return { user, email, token: tokenOf(sent[0]) };
}

const tokenOf = (mail: NewMail | undefined) => /invitation\?token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
const accept = (token: string, password = PASSWORD) => accounts.acceptInvitation({ token, password });

describe("an invitation", () => {
  it("lets the invited in once, also while registration is closed", async () => {
    const { user, email, token } = await invite();
    expect(user).toMatchObject({ email, role: "user", firstName: "Robin" });
    expect(sent).toMatchObject([{ to: email, toName: "Robin Sample", kind: "invitation" }]);
    expect(await accounts.findInvitation(token)).toEqual({ email, firstName: "Robin" });
    await expect(accept(token, "short")).rejects.toMatchObject({ fields: { password: expect.any(String) } });
    await accept(token);
    await accounts.signIn({ email, password: PASSWORD });
    expect(await accounts.findInvitation(token)).toBeNull();
    await expect(accept(token)).rejects.toMatchObject({ code: "not_found" });
  });

  it("is used by one of two who press at once", async () => {
    const { token } = await invite();
    const both = await Promise.allSettled([accept(token), accept(token)]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  it("expires, and is sent again with another link", async () => {
    const { user, token } = await invite();
    now += INVITATION_DAYS * DAY;
    expect(await accounts.findInvitation(token)).toBeNull();
    await expect(accept(token)).rejects.toMatchObject({ code: "not_found" });
    sent = [];
    await accounts.inviteAgain(admin.actor, { id: user.id, site });
    expect(await accounts.findInvitation(token)).toBeNull();
    await accept(tokenOf(sent[0]));
  });

  it("is withdrawn, and given again", async () => {
    const { user, email, token } = await invite();
    await accounts.withdrawInvitation(admin.actor, user.id);
    expect(await accounts.findInvitation(token)).toBeNull();
    await expect(accept(token)).rejects.toMatchObject({ code: "not_found" });
    sent = [];
    await accounts.inviteAgain(admin.actor, { id: user.id, site });
    await accept(tokenOf(sent[0]));
    await accounts.signIn({ email, password: PASSWORD });
  });

  it("is not sent to an account in use, and ends with a password of the office", async () => {
    const { user, email, token } = await invite();
    await accounts.setPassword(admin.actor, email);
    expect(await accounts.findInvitation(token)).toBeNull();
    const again = accounts.inviteAgain(admin.actor, { id: user.id, site });
    await expect(again).rejects.toMatchObject({ code: "conflict" });
    await expect(accounts.withdrawInvitation(admin.actor, user.id)).rejects.toMatchObject({
      code: "conflict",
    });
    await expect(accounts.inviteClient(admin.actor, { email, site })).rejects.toMatchObject({
      code: "conflict",
    });
    await expect(accounts.withdrawInvitation(admin.actor, "no-id")).rejects.toMatchObject({
      code: "not_found",
    });
  });

  it("does not exist when its mail cannot be stored", async () => {
    const failing = { enqueue: () => Promise.reject(new Error("the outbox is away")) };
    const broken = createAccounts(testDeps(database.knex, { clock, mail: failing }));
    const email = "never@example.com";
    await expect(broken.inviteClient(admin.actor, { email, site })).rejects.toThrow("the outbox is away");
    await accounts.createUser(OPERATOR, { email, password: PASSWORD });
  });

  it.each([
    ["no address", { email: "nobody" }, "email"],
    ["two addresses", { email: "a@example.com, b@example.com" }, "email"],
    ["a name with control characters", { email: "c@example.com", firstName: "a\nb" }, "firstName"],
  ])("is refused for %s", async (_case, client, field) => {
    await expect(accounts.inviteClient(admin.actor, { ...client, site })).rejects.toMatchObject({
      code: "invalid",
      fields: { [field]: expect.any(String) },
    });
  });

  it("is the office's to give, and leaves a record", async () => {
    const { user, token } = await invite();
    const client = await buildPerson(accounts);
    for (const actor of [client.actor, VISITOR]) {
      const code = actor === VISITOR ? "unauthenticated" : "forbidden";
      const deeds = [
        accounts.inviteClient(actor, { email: "x@example.com", site }),
        accounts.inviteAgain(actor, { id: user.id, site }),
        accounts.withdrawInvitation(actor, user.id),
        accounts.assignClient(actor, { clientId: user.id, cpaId: null }),
      ];
      for (const deed of deeds) await expect(deed).rejects.toMatchObject({ code });
    }
    await accept(token);
    const rows = await database.knex("audit_events").where({ subject_id: user.id }).orderBy("sequence");
    expect(rows.map(({ action }) => action as string)).toEqual([
      "user-created",
      "user-invited",
      "invitation-accepted",
    ]);
    expect(JSON.stringify(rows)).not.toContain("@example.com");
  });
});

describe("a client", () => {
  it("is given to a CPA and back to the office", async () => {
    const { user } = await invite();
    const cpa = await buildPerson(accounts, "admin");
    const office = async () => (await accounts.listOfficeFor(OPERATOR, user.id)).map(({ id }) => id);
    expect((await office()).length).toBeGreaterThan(1);
    await accounts.assignClient(admin.actor, { clientId: user.id, cpaId: cpa.actor.userId });
    expect(await office()).toEqual([cpa.actor.userId]);
    await accounts.disableUser(OPERATOR, cpa.email);
    expect(await office()).not.toContain(cpa.actor.userId);
    await accounts.assignClient(admin.actor, { clientId: user.id, cpaId: null });
    const toClient = accounts.assignClient(admin.actor, { clientId: user.id, cpaId: user.id });
    await expect(toClient).rejects.toMatchObject({ fields: { cpaId: expect.any(String) } });
    const unknown = accounts.assignClient(admin.actor, { clientId: "x", cpaId: null });
    await expect(unknown).rejects.toMatchObject({ code: "not_found" });
  });
});
