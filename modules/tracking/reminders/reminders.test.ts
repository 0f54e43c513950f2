/** Presses, automatic reminders and templates over a real database, a worker and a real mail server. */
import { describe, expect, it } from "vitest";
import { OPERATOR } from "#modules/kernel";
import { messageIdOf } from "../../../tests/fakes/mail-server.ts";
import { addPaper, buildPerson, type Person } from "../../../tests/factories/intake.ts";
import { DEFAULT_SETTINGS } from "../records.ts";
import { DAY, HOUR, ORDER, useReminders } from "../testing/use-reminders.ts";

const office = useReminders();
const tracking = () => office.house.modules.tracking;
const rowOf = async (person: Person) => (await office.rowOf(person))!;
const stateOf = async (person: Person) => (await rowOf(person)).lastReminder?.state;

describe("a press", () => {
  it("sends one mail with what is missing and why, and the row says so", async () => {
    const kim = await office.client();
    expect(
      await tracking().sendReminder(office.cpa, kim.userId, { ...ORDER, message: "See you soon." }),
    ).toEqual({
      sent: 1,
      queued: true,
    });
    await office.settled(kim);
    const { to, data } = office.server.received[0]!;
    expect(to).toEqual([kim.email]);
    expect(data).toMatch(/^X-TaxRAG-Kind: reminder/m);
    expect(data).toContain("Photo ID");
    expect(data).toContain("See you soon.");
    const row = await rowOf(kim);
    expect(row.lastReminder).toMatchObject({ template: "standard", state: "sent" });
    expect(row.missingDocuments).toMatchObject([{ remindersSent: 1 }, { remindersSent: 1 }]);
    const { entries } = await office.house.modules.audit.list(office.cpa, { actions: ["reminded"] });
    expect(entries).toMatchObject([
      { actor: { userId: office.cpa.userId }, subject: { type: "user", id: kim.userId } },
    ]);
  });

  it("asks for the papers by a business day", async () => {
    const kim = await office.client();
    // Three days after a Thursday is a Sunday.
    const isSunday = (days: number) => new Date(office.now().getTime() + days * DAY).getUTCDay() === 0;
    while (!isSunday(3)) office.pass(DAY);
    await tracking().sendReminder(office.cpa, kim.userId, { ...ORDER, template: "final" });
    await office.settled(kim);
    expect(office.server.received[0]!.data).toMatch(/by Monday, /);
  });

  it("counts once however often and wherever it is pressed", async () => {
    const kim = await office.client();
    const presses = Array.from({ length: 8 }, (_, number) =>
      number % 2
        ? tracking().sendReminder(office.cpa, kim.userId, ORDER)
        : tracking().sendReminders(office.cpa, { ...ORDER, clientIds: [kim.userId] }),
    );
    const sent = (await Promise.all(presses)).reduce((sum, each) => sum + each.sent, 0);
    expect(sent).toBe(1);
    await office.settled(kim);
    office.pass(23 * HOUR);
    const late = await tracking().sendReminder(office.cpa, kim.userId, ORDER);
    expect(late).toEqual({ sent: 0, reason: "A reminder was asked for less than 24 hours ago." });
    const forced = { ...ORDER, force: true };
    const twice = await Promise.all(
      [1, 2].map(() => tracking().sendReminder(office.cpa, kim.userId, forced)),
    );
    expect(twice.map((each) => each.sent).sort()).toEqual([0, 1]);
    await office.settled(kim);
    office.pass(25 * HOUR);
    // An hour back, a second reminder stays out of reach.
    expect(await tracking().sendReminder(office.cpa, kim.userId, ORDER)).toMatchObject({ sent: 1 });
    office.pass(-HOUR);
    expect(await tracking().sendReminder(office.cpa, kim.userId, ORDER)).toMatchObject({ sent: 0 });
    await office.settled(kim);
    expect(new Set(office.server.received.map(({ data }) => messageIdOf(data))).size).toBe(3);
    expect(office.server.received).toHaveLength(3);
  });

  it("with the same id counts once, even when it is forced", async () => {
    const kim = await office.client();
    const order = { ...ORDER, force: true, pressId: crypto.randomUUID() };
    expect(await tracking().sendReminder(office.cpa, kim.userId, order)).toMatchObject({ sent: 1 });
    office.pass(HOUR);
    expect(await tracking().sendReminder(office.cpa, kim.userId, order)).toMatchObject({ sent: 0 });
    await office.settled(kim);
  });

  it("reaches nobody who misses nothing, and nobody unknown", async () => {
    const done = await office.client();
    for (const category of ["photo-id", "ssn-itin-proof"])
      await addPaper(office.house.modules, done, done.intakeId, category);
    const without = await buildPerson(office.house.modules, "user");
    const kim = await office.client();
    expect(await tracking().sendReminder(office.cpa, done.userId, ORDER)).toEqual({
      sent: 0,
      reason: "Nothing is missing.",
    });
    expect(await tracking().sendReminder(office.cpa, without.userId, ORDER)).toMatchObject({ sent: 0 });
    for (const id of ["999999", "no-id", office.cpa.userId])
      await expect(tracking().sendReminder(office.cpa, id, ORDER)).rejects.toMatchObject({
        code: "not_found",
      });
    const clientIds = [done.userId, kim.userId, "no-id"];
    expect(await tracking().sendReminders(office.cpa, { ...ORDER, clientIds })).toEqual({
      sent: 1,
      skipped: [
        { clientId: done.userId, reason: "Nothing is missing." },
        { clientId: "no-id", reason: "There is no such client with an intake." },
      ],
    });
    const { riskLevel } = await rowOf(kim);
    const other = riskLevel === "low" ? "high" : "low";
    const none = await tracking().sendReminders(office.cpa, {
      ...ORDER,
      clientIds: [kim.userId],
      riskLevels: [other],
    });
    expect(none).toEqual({ sent: 0, skipped: [] });
    await office.settled(kim);
  });

  it("is dropped when the papers come in before its job runs", async () => {
    const kim = await office.client();
    // Both commit before the worker sees the job.
    await tracking().sendReminder(office.cpa, kim.userId, ORDER);
    await Promise.all(
      ["photo-id", "ssn-itin-proof"].map((id) => addPaper(office.house.modules, kim, kim.intakeId, id)),
    );
    await office.settled(kim);
    expect(["sent", "dropped"]).toContain(await stateOf(kim));
  });
});

describe("automatic reminders", () => {
  it("are off, then go first, then, last, by day, and stop", async () => {
    // All others are out of the way.
    await office.house.knex("intakes").delete();
    const kim = await office.client();
    const due = async () => {
      const { state, sent } = await tracking().sendDueReminders(OPERATOR);
      if (sent > 0) await office.settled(kim);
      return `${state} ${sent}${sent > 0 ? ` ${(await rowOf(kim)).lastReminder?.template}` : ""}`;
    };
    office.pass(15 * DAY);
    expect(await due()).toBe("off 0");
    await tracking().saveTrackingSettings(office.cpa, {
      ...DEFAULT_SETTINGS,
      isAutomatic: true,
      remindersMax: 3,
    });
    const noon = office.now().getTime();
    // Two in the morning in New York.
    office.pass(14 * HOUR);
    expect(await due()).toBe("night 0");
    office.pass(noon + DAY - office.now().getTime());
    expect(await due()).toBe("sent 1 standard");
    expect(await due()).toBe("sent 0");
    office.pass(7 * DAY);
    expect(await due()).toBe("sent 1 urgent");
    office.pass(7 * DAY);
    expect(await due()).toBe("sent 1 final");
    office.pass(7 * DAY);
    expect(await due()).toBe("sent 0");
    await tracking().saveTrackingSettings(office.cpa, {
      ...DEFAULT_SETTINGS,
      isAutomatic: true,
      remindersMax: 9,
    });
    await addPaper(office.house.modules, kim, kim.intakeId, "photo-id");
    expect(await due()).toBe("sent 1 urgent");
    await addPaper(office.house.modules, kim, kim.intakeId, "ssn-itin-proof");
    office.pass(7 * DAY);
    expect(await due()).toBe("sent 0");
    await tracking().saveTrackingSettings(office.cpa, DEFAULT_SETTINGS);
  });
});

describe("templates", () => {
  it("are the office's once it changes them, and the product's again", async () => {
    const words = {
      name: "urgent",
      subject: "Hurry, {firstName}",
      body: "Please send:\n\n{papers}",
    } as const;
    await tracking().saveTemplate(office.cpa, words);
    expect((await tracking().listTemplates(office.cpa))[1]).toEqual({ ...words, isChanged: true });
    expect((await tracking().previewTemplate(office.cpa, words)).text).toContain(
      "Please send:\n\n- Photo ID: ",
    );
    const kim = await office.client();
    await tracking().sendReminder(office.cpa, kim.userId, { ...ORDER, template: "urgent" });
    await office.settled(kim);
    expect(office.server.received[0]?.data).toContain("Subject: Hurry, Kim");
    await tracking().resetTemplate(office.cpa, "urgent");
    expect((await tracking().listTemplates(office.cpa))[1]).toMatchObject({ isChanged: false });
  });

  it.each([
    ["an unknown field", { subject: "Papers", body: "{papers} {name}" }, "There is no field {name}."],
    ["no papers", { subject: "Papers", body: "Hello" }, "Keep {papers} in the text"],
    ["no subject", { subject: " ", body: "{papers}" }, "Write a few words first."],
    ["two lines of subject", { subject: "A\nBcc: b@example.com", body: "{papers}" }, "one line"],
  ])("with %s are refused", async (_name, words, problem) => {
    const saving = tracking().saveTemplate(office.cpa, { name: "final", ...words });
    await expect(saving).rejects.toMatchObject({
      code: "invalid",
      message: expect.stringContaining(problem),
    });
  });
});
