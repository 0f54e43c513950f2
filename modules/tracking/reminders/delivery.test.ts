/** What a mail server does with reminders, and what clients answer from the mail. */
import { describe, expect, it } from "vitest";
import { OPERATOR } from "#modules/kernel";
import { messageIdOf } from "../../../tests/fakes/mail-server.ts";
import type { Person } from "../../../tests/factories/intake.ts";
import { DAY, HOUR, ORDER, useReminders } from "../testing/use-reminders.ts";

const office = useReminders();
const tracking = () => office.house.modules.tracking;
const rowOf = async (person: Person) => (await office.rowOf(person))!;

const linkIn = (index: number) => {
  const data = office.server.received[0]!.data.replaceAll("=\r\n", "").replaceAll("=3D", "=");
  return [...new Set([...data.matchAll(/\/m\/([\w-]{52})/g)].map(([, token]) => token!))][index]!;
};

describe("a mail server", () => {
  it("that refuses the address shows on the row, with its words", async () => {
    office.server.behave({ rcpt: 550 });
    const kim = await office.client();
    await tracking().sendReminder(office.cpa, kim.userId, ORDER);
    await office.settled(kim);
    const { lastReminder, missingDocuments } = await rowOf(kim);
    expect(lastReminder).toMatchObject({ state: "refused", reason: expect.stringContaining("550") });
    expect(missingDocuments[0]).toMatchObject({ remindersSent: 0, lastReminderSent: null });
  });

  it("that drops the connection after the text gets it once", async () => {
    office.server.behave({ after: "drop" });
    const kim = await office.client();
    await tracking().sendReminder(office.cpa, kim.userId, ORDER);
    await office.settled(kim);
    expect((await rowOf(kim)).lastReminder).toMatchObject({ state: "sent", isUnconfirmed: true });
    expect(office.server.received).toHaveLength(1);
    const { rows } = await tracking().pageOfClients(office.cpa, { q: kim.email });
    expect(rows).toMatchObject([{ lastReminder: { isUnconfirmed: true } }]);
  });

  it("that did not confirm it gets the very same mail again, once, when the CPA asks", async () => {
    office.server.behave({ after: "drop" });
    const kim = await office.client();
    await tracking().sendReminder(office.cpa, kim.userId, ORDER);
    await office.settled(kim);
    office.server.behave({});
    await expect(tracking().sendAgain(kim, kim.userId)).rejects.toMatchObject({ code: "forbidden" });
    const presses = await Promise.allSettled([1, 2].map(() => tracking().sendAgain(office.cpa, kim.userId)));
    expect(presses.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await office.settled(kim);
    expect((await rowOf(kim)).lastReminder).toMatchObject({ state: "sent", isUnconfirmed: false });
    const ids = office.server.received.map(({ data }) => messageIdOf(data));
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    await expect(tracking().sendAgain(office.cpa, kim.userId)).rejects.toMatchObject({ code: "conflict" });
    const { entries } = await office.house.modules.audit.list(office.cpa, { actions: ["reminded"] });
    const about = entries.filter(({ subject }) => subject?.id === kim.userId);
    expect(about).toMatchObject([{ details: { isSameMail: true } }, {}]);
  });

  it("that says 4xx and then 2xx gets it once", async () => {
    office.server.behave({ data: 451 });
    const kim = await office.client();
    await tracking().sendReminder(office.cpa, kim.userId, ORDER);
    await expect
      .poll(async () => (await rowOf(kim)).lastReminder?.reason, { timeout: 15_000 })
      .toContain("451");
    office.server.behave({});
    office.pass(HOUR);
    await office.house.modules.mail.deliverDue(OPERATOR);
    await office.settled(kim);
    expect(office.server.received).toHaveLength(1);
  });
});

describe("an answer from the mail", () => {
  it("changes nothing before it is given, counts once, and is on the row", async () => {
    const kim = await office.client();
    await tracking().sendReminder(office.cpa, kim.userId, ORDER);
    await office.settled(kim);
    const [uploaded, quiet] = [linkIn(0), linkIn(1)];
    expect(await tracking().findAnswer(uploaded)).toEqual({
      kind: "uploaded",
      taxYear: 2024,
      isGiven: false,
    });
    expect(await rowOf(kim)).toMatchObject({ saidUploadedAt: null, quietUntil: null });
    await Promise.all([1, 2].map(() => tracking().giveAnswer(uploaded, {})));
    expect(await tracking().findAnswer(uploaded)).toMatchObject({ isGiven: true });
    expect(await tracking().findAnswer(quiet)).toMatchObject({ kind: "quiet", isGiven: false });
    expect(await rowOf(kim)).toMatchObject({ saidUploadedAt: office.now().toISOString(), quietUntil: null });
    await tracking().giveAnswer(quiet, {});
    expect((await rowOf(kim)).quietUntil).not.toBeNull();
    const { entries } = await office.house.modules.audit.list(office.cpa, { actions: ["reminder-answered"] });
    expect(entries).toHaveLength(2);
    office.pass(2 * DAY);
    expect(await tracking().sendReminder(office.cpa, kim.userId, ORDER)).toMatchObject({
      sent: 0,
      reason: expect.stringContaining("quiet"),
    });
    expect(await tracking().sendReminder(office.cpa, kim.userId, { ...ORDER, force: true })).toMatchObject({
      sent: 1,
    });
    await office.settled(kim);
  });

  it("opens with no other link, and not after 30 days", async () => {
    const kim = await office.client();
    await tracking().sendReminder(office.cpa, kim.userId, ORDER);
    await office.settled(kim);
    const token = linkIn(0);
    const other = token.slice(0, -1) + (token.endsWith("A") ? "B" : "A");
    for (const text of ["", "none", token.slice(1), other, `${token.slice(0, 21)}B${token.slice(22)}`])
      expect(await tracking().findAnswer(text)).toBeNull();
    await expect(tracking().giveAnswer(other, {})).rejects.toMatchObject({ code: "not_found" });
    office.pass(31 * DAY);
    expect(await tracking().findAnswer(token)).toBeNull();
  });
});
