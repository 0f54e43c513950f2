/** Presses, mails and answers over a real database, a worker and a real mail server. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { OPERATOR, type Clock } from "#modules/kernel";
import { messageIdOf, openMailServer, type MailServer } from "../../../tests/fakes/mail-server.ts";
import { addPaper, buildPerson, type Person } from "../../../tests/factories/intake.ts";
import { testModules, type TestModules } from "../../../tests/harness.ts";
import type { Tracking } from "../contract.ts";
import { DEFAULT_SETTINGS, type SendReminder } from "../records.ts";

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const site = "https://tax.example.com";
const ORDER: SendReminder & { site: string } = { template: "standard", message: "", force: false, site };

let server: MailServer;
let house: TestModules;
let tracking: Tracking;
let cpa: Person;
// Noon in New York.
let now = new Date("2025-03-03T17:00:00Z").getTime();
const clock: Clock = { now: () => new Date(now) };
const stop = new AbortController();
let work: Promise<void>;

beforeAll(async () => {
  server = await openMailServer();
  house = await testModules({ clock, settings: { SMTP_URL: server.url } });
  ({ tracking } = house.modules);
  cpa = await buildPerson(house.modules, "admin");
  work = house.modules.jobs.work(OPERATOR, stop.signal);
});
afterAll(async () => {
  stop.abort();
  await work;
  await house.cleanup();
  await server.close();
});
beforeEach(() => {
  server.received.length = 0;
  server.behave({});
  now += 2 * DAY;
});

async function client(firstName = "Kim") {
  const person = await buildPerson(house.modules, "user", { firstName, lastName: "Reminded" });
  const intake = await house.modules.intake.createIntake(person, { intakeType: "personal" });
  return { ...person, intakeId: intake.id };
}

const rowOf = async ({ userId }: Person) => (await tracking.findClient(cpa, userId))!;
const stateOf = async (person: Person) => (await rowOf(person)).lastReminder?.state;
async function settled(person: Person) {
  await expect.poll(() => stateOf(person), { timeout: 15_000 }).not.toBe("waiting");
}

const linkIn = (index: number) => {
  const data = server.received[0]!.data.replaceAll("=\r\n", "").replaceAll("=3D", "=");
  return [...new Set([...data.matchAll(/\/m\/([\w-]{52})/g)].map(([, token]) => token!))][index]!;
};

describe("a press", () => {
  it("sends one mail with what is missing and why, and the row says so", async () => {
    const kim = await client();
    expect(await tracking.sendReminder(cpa, kim.userId, { ...ORDER, message: "See you soon." })).toEqual({
      sent: 1,
      queued: true,
    });
    await settled(kim);
    const { to, data } = server.received[0]!;
    expect(to).toEqual([kim.email]);
    expect(data).toMatch(/^X-TaxRAG-Kind: reminder/m);
    expect(data).toContain("Photo ID");
    expect(data).toContain("See you soon.");
    const row = await rowOf(kim);
    expect(row.lastReminder).toMatchObject({ template: "standard", state: "sent" });
    expect(row.missingDocuments).toMatchObject([{ remindersSent: 1 }, { remindersSent: 1 }]);
    const { entries } = await house.modules.audit.list(cpa, { actions: ["reminded"] });
    expect(entries).toMatchObject([
      { actor: { userId: cpa.userId }, subject: { type: "user", id: kim.userId } },
    ]);
  });

  it("counts once however often and wherever it is pressed", async () => {
    const kim = await client();
    const presses = Array.from({ length: 8 }, (_, number) =>
      number % 2
        ? tracking.sendReminder(cpa, kim.userId, ORDER)
        : tracking.sendReminders(cpa, { ...ORDER, clientIds: [kim.userId] }),
    );
    const sent = (await Promise.all(presses)).reduce((sum, each) => sum + each.sent, 0);
    expect(sent).toBe(1);
    await settled(kim);
    now += 23 * HOUR;
    const late = await tracking.sendReminder(cpa, kim.userId, ORDER);
    expect(late).toEqual({ sent: 0, reason: "A reminder was asked for less than 24 hours ago." });
    const forced = { ...ORDER, force: true };
    const twice = await Promise.all([1, 2].map(() => tracking.sendReminder(cpa, kim.userId, forced)));
    expect(twice.map((each) => each.sent).sort()).toEqual([0, 1]);
    await settled(kim);
    now += 25 * HOUR;
    // An hour back, a second reminder stays out of reach.
    expect(await tracking.sendReminder(cpa, kim.userId, ORDER)).toMatchObject({ sent: 1 });
    now -= HOUR;
    expect(await tracking.sendReminder(cpa, kim.userId, ORDER)).toMatchObject({ sent: 0 });
    await settled(kim);
    expect(new Set(server.received.map(({ data }) => messageIdOf(data))).size).toBe(3);
    expect(server.received).toHaveLength(3);
  });

  it("with the same id counts once, even when it is forced", async () => {
    const kim = await client();
    const order = { ...ORDER, force: true, pressId: crypto.randomUUID() };
    expect(await tracking.sendReminder(cpa, kim.userId, order)).toMatchObject({ sent: 1 });
    now += HOUR;
    expect(await tracking.sendReminder(cpa, kim.userId, order)).toMatchObject({ sent: 0 });
    await settled(kim);
  });

  it("reaches nobody who misses nothing, and nobody unknown", async () => {
    const done = await client();
    for (const category of ["photo-id", "ssn-itin-proof"])
      await addPaper(house.modules, done, done.intakeId, category);
    const without = await buildPerson(house.modules, "user");
    const kim = await client();
    expect(await tracking.sendReminder(cpa, done.userId, ORDER)).toEqual({
      sent: 0,
      reason: "Nothing is missing.",
    });
    expect(await tracking.sendReminder(cpa, without.userId, ORDER)).toMatchObject({ sent: 0 });
    for (const id of ["999999", "no-id", cpa.userId])
      await expect(tracking.sendReminder(cpa, id, ORDER)).rejects.toMatchObject({ code: "not_found" });
    const clientIds = [done.userId, kim.userId, "no-id"];
    expect(await tracking.sendReminders(cpa, { ...ORDER, clientIds })).toEqual({
      sent: 1,
      skipped: [
        { clientId: done.userId, reason: "Nothing is missing." },
        { clientId: "no-id", reason: "There is no such client with an intake." },
      ],
    });
    const { riskLevel } = await rowOf(kim);
    const other = riskLevel === "low" ? "high" : "low";
    const none = await tracking.sendReminders(cpa, {
      ...ORDER,
      clientIds: [kim.userId],
      riskLevels: [other],
    });
    expect(none).toEqual({ sent: 0, skipped: [] });
    await settled(kim);
  });

  it("is dropped when the papers come in before its job runs", async () => {
    const kim = await client();
    // Both commit before the worker sees the job.
    await tracking.sendReminder(cpa, kim.userId, ORDER);
    await Promise.all(
      ["photo-id", "ssn-itin-proof"].map((id) => addPaper(house.modules, kim, kim.intakeId, id)),
    );
    await settled(kim);
    expect(["sent", "dropped"]).toContain(await stateOf(kim));
  });
});

describe("a mail server", () => {
  it("that refuses the address shows on the row, with its words", async () => {
    server.behave({ rcpt: 550 });
    const kim = await client();
    await tracking.sendReminder(cpa, kim.userId, ORDER);
    await settled(kim);
    const { lastReminder, missingDocuments } = await rowOf(kim);
    expect(lastReminder).toMatchObject({ state: "refused", reason: expect.stringContaining("550") });
    expect(missingDocuments[0]).toMatchObject({ remindersSent: 0, lastReminderSent: null });
  });

  it("that drops the connection after the text gets it once", async () => {
    server.behave({ after: "drop" });
    const kim = await client();
    await tracking.sendReminder(cpa, kim.userId, ORDER);
    await settled(kim);
    expect((await rowOf(kim)).lastReminder).toMatchObject({ state: "sent", isUnconfirmed: true });
    expect(server.received).toHaveLength(1);
    const { rows } = await tracking.pageOfClients(cpa, { q: kim.email });
    expect(rows).toMatchObject([{ lastReminder: { isUnconfirmed: true } }]);
  });

  it("that did not confirm it gets the very same mail again, once, when the CPA asks", async () => {
    server.behave({ after: "drop" });
    const kim = await client();
    await tracking.sendReminder(cpa, kim.userId, ORDER);
    await settled(kim);
    server.behave({});
    await expect(tracking.sendAgain(kim, kim.userId)).rejects.toMatchObject({ code: "forbidden" });
    const presses = await Promise.allSettled([1, 2].map(() => tracking.sendAgain(cpa, kim.userId)));
    expect(presses.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await settled(kim);
    expect((await rowOf(kim)).lastReminder).toMatchObject({ state: "sent", isUnconfirmed: false });
    const ids = server.received.map(({ data }) => messageIdOf(data));
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    await expect(tracking.sendAgain(cpa, kim.userId)).rejects.toMatchObject({ code: "conflict" });
    const { entries } = await house.modules.audit.list(cpa, { actions: ["reminded"] });
    const about = entries.filter(({ subject }) => subject?.id === kim.userId);
    expect(about).toMatchObject([{ details: { isSameMail: true } }, {}]);
  });

  it("that says 4xx and then 2xx gets it once", async () => {
    server.behave({ data: 451 });
    const kim = await client();
    await tracking.sendReminder(cpa, kim.userId, ORDER);
    await expect
      .poll(async () => (await rowOf(kim)).lastReminder?.reason, { timeout: 15_000 })
      .toContain("451");
    server.behave({});
    now += HOUR;
    await house.modules.mail.deliverDue(OPERATOR);
    await settled(kim);
    expect(server.received).toHaveLength(1);
  });
});

describe("an answer from the mail", () => {
  it("changes nothing before it is given, counts once, and is on the row", async () => {
    const kim = await client();
    await tracking.sendReminder(cpa, kim.userId, ORDER);
    await settled(kim);
    const [uploaded, quiet] = [linkIn(0), linkIn(1)];
    expect(await tracking.findAnswer(uploaded)).toEqual({ kind: "uploaded", taxYear: 2024, isGiven: false });
    expect(await rowOf(kim)).toMatchObject({ saidUploadedAt: null, quietUntil: null });
    await Promise.all([1, 2].map(() => tracking.giveAnswer(uploaded, {})));
    expect(await tracking.findAnswer(uploaded)).toMatchObject({ isGiven: true });
    expect(await tracking.findAnswer(quiet)).toMatchObject({ kind: "quiet", isGiven: false });
    expect(await rowOf(kim)).toMatchObject({ saidUploadedAt: clock.now().toISOString(), quietUntil: null });
    await tracking.giveAnswer(quiet, {});
    expect((await rowOf(kim)).quietUntil).not.toBeNull();
    const { entries } = await house.modules.audit.list(cpa, { actions: ["reminder-answered"] });
    expect(entries).toHaveLength(2);
    now += 2 * DAY;
    expect(await tracking.sendReminder(cpa, kim.userId, ORDER)).toMatchObject({
      sent: 0,
      reason: expect.stringContaining("quiet"),
    });
    expect(await tracking.sendReminder(cpa, kim.userId, { ...ORDER, force: true })).toMatchObject({
      sent: 1,
    });
    await settled(kim);
  });

  it("opens with no other link, and not after 30 days", async () => {
    const kim = await client();
    await tracking.sendReminder(cpa, kim.userId, ORDER);
    await settled(kim);
    const token = linkIn(0);
    const other = token.slice(0, -1) + (token.endsWith("A") ? "B" : "A");
    for (const text of ["", "none", token.slice(1), other, `${token.slice(0, 21)}B${token.slice(22)}`])
      expect(await tracking.findAnswer(text)).toBeNull();
    await expect(tracking.giveAnswer(other, {})).rejects.toMatchObject({ code: "not_found" });
    now += 31 * DAY;
    expect(await tracking.findAnswer(token)).toBeNull();
  });
});

describe("automatic reminders", () => {
  it("are off, then go first, then, last, by day, and stop", async () => {
    // All others are out of the way.
    await house.knex("intakes").delete();
    const kim = await client();
    const due = async () => {
      const { state, sent } = await tracking.sendDueReminders(OPERATOR);
      if (sent > 0) await settled(kim);
      return `${state} ${sent}${sent > 0 ? ` ${(await rowOf(kim)).lastReminder?.template}` : ""}`;
    };
    now += 15 * DAY;
    expect(await due()).toBe("off 0");
    await tracking.saveTrackingSettings(cpa, { ...DEFAULT_SETTINGS, isAutomatic: true, remindersMax: 3 });
    const noon = now;
    // Two in the morning in New York.
    now += 14 * HOUR;
    expect(await due()).toBe("night 0");
    now = noon + DAY;
    expect(await due()).toBe("sent 1 standard");
    expect(await due()).toBe("sent 0");
    now += 7 * DAY;
    expect(await due()).toBe("sent 1 urgent");
    now += 7 * DAY;
    expect(await due()).toBe("sent 1 final");
    now += 7 * DAY;
    expect(await due()).toBe("sent 0");
    await tracking.saveTrackingSettings(cpa, { ...DEFAULT_SETTINGS, isAutomatic: true, remindersMax: 9 });
    await addPaper(house.modules, kim, kim.intakeId, "photo-id");
    expect(await due()).toBe("sent 1 urgent");
    await addPaper(house.modules, kim, kim.intakeId, "ssn-itin-proof");
    now += 7 * DAY;
    expect(await due()).toBe("sent 0");
    await tracking.saveTrackingSettings(cpa, DEFAULT_SETTINGS);
  });
});

describe("templates", () => {
  it("are the office's once it changes them, and the product's again", async () => {
    const words = {
      name: "urgent",
      subject: "Hurry, {firstName}",
      body: "Please send:\n\n{papers}",
    } as const;
    await tracking.saveTemplate(cpa, words);
    expect((await tracking.listTemplates(cpa))[1]).toEqual({ ...words, isChanged: true });
    expect((await tracking.previewTemplate(cpa, words)).text).toContain("Please send:\n\n- Photo ID: ");
    const kim = await client();
    await tracking.sendReminder(cpa, kim.userId, { ...ORDER, template: "urgent" });
    await settled(kim);
    expect(server.received[0]?.data).toContain("Subject: Hurry, Kim");
    await tracking.resetTemplate(cpa, "urgent");
    expect((await tracking.listTemplates(cpa))[1]).toMatchObject({ isChanged: false });
  });

  it.each([
    ["an unknown field", { subject: "Papers", body: "{papers} {name}" }, "There is no field {name}."],
    ["no papers", { subject: "Papers", body: "Hello" }, "Keep {papers} in the text"],
    ["no subject", { subject: " ", body: "{papers}" }, "Write a few words first."],
    ["two lines of subject", { subject: "A\nBcc: b@example.com", body: "{papers}" }, "one line"],
  ])("with %s are refused", async (_name, words, problem) => {
    const saving = tracking.saveTemplate(cpa, { name: "final", ...words });
    await expect(saving).rejects.toMatchObject({
      code: "invalid",
      message: expect.stringContaining(problem),
    });
  });
});
