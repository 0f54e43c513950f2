/** Each action on users and intakes has an audit row, and is rolled back when the row cannot be written. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createAudit, type Audit } from "#modules/audit";
import { OPERATOR, systemClock, type Actor } from "#modules/kernel";
import { testDatabase, type TestDatabase } from "../harness.ts";
import { openModules } from "./open-modules.ts";

const PASSWORD = "correct horse battery";
const VISITOR = { address: "203.0.113.9", userAgent: "Firefox" };

let database: TestDatabase;
let dataDir: string;
let audit: Audit;
let modules: ReturnType<typeof openModules>;

beforeAll(async () => {
  [database, dataDir] = await Promise.all([testDatabase(), mkdtemp(join(tmpdir(), "taxrag-transactions-"))]);
  audit = createAudit({ knex: database.knex, clock: systemClock });
  modules = openModules(database.knex, { dataDir, smtpUrl: undefined, byHand: true });
  await modules.intake.prepare(OPERATOR);
});
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Recorded actions on one subject, oldest first. */
async function actionsOn(type: "user" | "intake" | "document", id: string): Promise<string[]> {
  const { entries } = await audit.list(OPERATOR, { subject: { type, id } });
  return entries.map(({ action }) => action).reverse();
}

it("records what happens to an account, who did it and from where", async () => {
  const { accounts } = modules;
  const email = "avery@example.com";
  const { id } = await accounts.register({ email, password: PASSWORD, ...VISITOR });
  await accounts.signIn({ email, password: "wrong wrong wrong", ...VISITOR }).catch(() => undefined);
  const { token } = await accounts.signIn({ email, password: PASSWORD, ...VISITOR });
  const { sessionId = "" } = (await accounts.findSession(token)) ?? {};
  const actor: Actor = { kind: "user", userId: id, role: "user", origin: { ...VISITOR, sessionId } };
  await accounts.changePassword(actor, { current: PASSWORD, password: `${PASSWORD} 2`, session: token });
  await accounts.endOtherSessions(actor, token);
  await accounts.signOut(token, VISITOR);
  await accounts.requestPasswordReset({ email, site: "https://tax.example.com", ...VISITOR });
  await accounts.answerPasswordResets(OPERATOR);
  await accounts.setRole(OPERATOR, email, "admin");
  await accounts.setRole(OPERATOR, email, "user").catch(() => undefined);
  await accounts.createUser(OPERATOR, { email: "admin@example.com", password: PASSWORD, role: "admin" });
  await accounts.setPassword(OPERATOR, email);
  await accounts.disableUser(OPERATOR, email);
  await accounts.enableUser(OPERATOR, email);
  expect(await actionsOn("user", id)).toEqual([
    "user-created",
    "sign-in-failed",
    "signed-in",
    "password-changed",
    "sessions-ended",
    "signed-out",
    "password-reset-requested",
    "role-changed",
    "password-changed",
    "user-disabled",
    "user-enabled",
  ]);
  const { entries } = await audit.list(OPERATOR, { subject: { type: "user", id }, actions: ["signed-in"] });
  expect(entries).toMatchObject([
    { actor: { kind: "user", userId: id, role: "user" }, sessionId, ...VISITOR },
  ]);
});

it("records an unknown address that asks for a new password, without the address", async () => {
  await modules.accounts.requestPasswordReset({ email: "nobody@example.com", site: "https://x", ...VISITOR });
  await modules.accounts.answerPasswordResets(OPERATOR);
  const { entries } = await audit.list(OPERATOR, { actions: ["password-reset-requested"] });
  expect(entries[0]).toMatchObject({ actor: { kind: "visitor" }, subject: null, ...VISITOR });
  expect(JSON.stringify(entries)).not.toContain("nobody@example.com");
});

it("records what happens to an intake and its papers", async () => {
  const { accounts, intake } = modules;
  const { id: userId } = await accounts.createUser(OPERATOR, {
    email: "kim@example.com",
    password: PASSWORD,
  });
  const client: Actor = { kind: "user", userId, role: "user" };
  const { id } = await intake.createIntake(client, { intakeType: "personal" });
  const categories = await intake.listCategories(client, "personal");
  const required = categories.filter(({ isRequired }) => isRequired).map((category) => category.id);
  for (const categoryId of required) {
    await intake.waiveCategory(client, id, { categoryId, kind: "does_not_apply", reason: "None." });
    await intake.decideWaiver(OPERATOR, id, categoryId, true);
  }
  const received = await intake.receive(client, {
    fileName: "123-45-6789.csv",
    mimeType: "text/csv",
    content: Readable.from([Buffer.from("day,cents\n1,2\n")]),
  });
  const optional = categories.find(
    (one) => !one.isRequired && one.acceptedFormats.some((f) => /csv/i.test(f)),
  );
  const paper = await intake.addDocument(client, id, received, { categoryId: optional?.id ?? "" });
  for (let time = 0; time < 3; time++) await intake.openDocument(client, paper.id, { isDownload: true });
  await intake.openDocument(client, paper.id);
  await intake.deleteDocument(client, paper.id);
  await intake.setStatus(client, id, "review_ready");
  await intake.deleteIntake(OPERATOR, id);
  expect(await actionsOn("document", paper.id)).toEqual(["uploaded", "downloaded", "viewed", "deleted"]);
  const decided = required.flatMap(() => ["waiver-given", "waiver-decided"]);
  expect(await actionsOn("intake", id)).toEqual([
    "intake-created",
    ...decided,
    "status-changed",
    "intake-deleted",
  ]);
  expect(JSON.stringify(await database.knex("audit_events"))).not.toContain("123-45-6789");
});

it("rolls back an action whose row cannot be written", async () => {
  const { knex } = database;
  const { accounts, intake } = modules;
  const email = "robin@example.com";
  const { id: userId } = await accounts.createUser(OPERATOR, { email, password: PASSWORD });
  const client: Actor = { kind: "user", userId, role: "user" };
  const { id } = await intake.createIntake(client, { intakeType: "personal" });
  const look = async () => ({
    users: await knex("users").orderBy("id"),
    sessions: await knex("sessions").orderBy("token_hash"),
    intakes: await knex("intakes").orderBy("id"),
    mails: await knex("mails").count(),
  });
  const before = await look();
  await knex.raw("alter table audit_events add constraint closed check (at < '2000-01-01') not valid");
  const acts = [
    () => accounts.createUser(OPERATOR, { email: "new@example.com", password: PASSWORD }),
    () => accounts.register({ email: "new@example.com", password: PASSWORD }),
    () => accounts.signIn({ email, password: PASSWORD }),
    () => accounts.setRole(OPERATOR, email, "admin"),
    () => accounts.setPassword(OPERATOR, email),
    () => accounts.disableUser(OPERATOR, email),
    () => intake.deleteIntake(client, id),
    () => intake.createIntake({ ...client, role: "admin" }, { intakeType: "personal" }),
  ];
  for (const act of acts) await expect(act()).rejects.toThrow("audit_events");
  await accounts.requestPasswordReset({ email, site: "https://tax.example.com" });
  await expect(accounts.answerPasswordResets(OPERATOR)).rejects.toThrow("audit_events");
  expect(await look()).toEqual(before);
  await knex.raw("alter table audit_events drop constraint closed");
  await accounts.answerPasswordResets(OPERATOR);
  expect(await knex("mails").where({ related_id: userId })).toHaveLength(1);
});
