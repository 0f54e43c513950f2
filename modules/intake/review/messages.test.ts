import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { OPERATOR } from "#modules/kernel";
import { buildPerson, buildReadyIntake, type Person } from "../../../tests/factories/intake.ts";
import { testModules, type TestModules } from "../../../tests/harness.ts";
import type { Intake } from "../contract.ts";

const site = "https://tax.example.com";

let house: TestModules;
let intake: Intake;
let admin: Person & { email: string };
let client: Person & { email: string };
let id: string;

beforeAll(async () => {
  house = await testModules();
  intake = house.modules.intake;
  admin = await buildPerson(house.modules, "admin", { firstName: "Casey" });
});
afterAll(() => house.cleanup());
beforeEach(async () => {
  client = await buildPerson(house.modules);
  ({ id } = await buildReadyIntake(house.modules, client));
});

/** Receivers and subjects of the mails about this intake, oldest first. */
async function mails(): Promise<string[]> {
  const found = await house.modules.mail.list(OPERATOR, { related: { type: "intake", id } });
  return found.map(({ to, subject }) => `${to}: ${subject}`).reverse();
}

const waits = async () => (await intake.listMessages(admin, id)).map(({ isSettled }) => !isSettled);

describe("a message", () => {
  it("is kept with the intake and announced by mail, without its words", async () => {
    await intake.sendMessage(admin, id, { text: "  Which dog?\r\nAll of them? ", site });
    await intake.sendMessage(client, id, { text: "The small one, SSN 123-45-6789.", site });
    expect(await intake.listMessages(client, id)).toMatchObject([
      {
        fromOffice: true,
        authorName: "Casey",
        kind: "message",
        text: "Which dog?\nAll of them?",
        isSettled: true,
      },
      {
        fromOffice: false,
        authorName: client.email,
        text: "The small one, SSN ***-**-6789.",
        isSettled: false,
      },
    ]);
    expect(await mails()).toEqual([
      `${client.email}: A message from your CPA about 2024`,
      `${admin.email}: A message from a client`,
    ]);
  });

  it("waits until the other side answers or says that no answer is needed", async () => {
    await intake.sendMessage(client, id, { text: "One.", site });
    await intake.sendMessage(client, id, { text: "Two.", site });
    expect(await waits()).toEqual([true, true]);
    await intake.settleMessages(admin, id);
    await intake.settleMessages(admin, id);
    expect(await waits()).toEqual([false, false]);
    await intake.sendMessage(client, id, { text: "Three.", site });
    await intake.sendMessage(admin, id, { text: "Thank you.", site });
    expect(await waits()).toEqual([false, false, false, true]);
    await intake.settleMessages(client, id);
    expect((await waits()).at(-1)).toBe(false);
  });

  it("goes to the CPA who was given the client", async () => {
    const cpa = await buildPerson(house.modules, "admin");
    await house.modules.accounts.assignClient(admin, { clientId: client.userId, cpaId: cpa.userId });
    await intake.sendMessage(client, id, { text: "Hello.", site });
    expect(await mails()).toEqual([`${cpa.email}: A message from a client`]);
    await house.modules.accounts.disableUser(OPERATOR, cpa.email);
  });

  it.each(["", "  \n", "x".repeat(2001), "a\0b"])("is refused: %j", async (text) => {
    await expect(intake.sendMessage(client, id, { text, site })).rejects.toMatchObject({
      code: "invalid",
      fields: { text: expect.any(String) },
    });
    expect(await mails()).toEqual([]);
  });

  it("is nobody else's", async () => {
    const other = await buildPerson(house.modules);
    for (const deed of [
      () => intake.listMessages(other, id),
      () => intake.sendMessage(other, id, { text: "Hello.", site }),
      () => intake.settleMessages(other, id),
    ])
      await expect(deed()).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("opening again", () => {
  it("gives the client the reason, by mail too", async () => {
    await intake.setStatus(client, id, "review_ready");
    const opened = await intake.reopenIntake(admin, id, { reason: "One W-2 is missing.", site });
    expect(opened.status).toBe("in_progress");
    expect(await intake.listMessages(client, id)).toMatchObject([
      { kind: "reopened", text: "One W-2 is missing.", fromOffice: true },
    ]);
    expect(await mails()).toEqual([`${client.email}: Your 2024 tax intake is open again`]);
  });

  it("needs a reason, and an intake that is not open", async () => {
    await expect(intake.reopenIntake(admin, id, { reason: "Again.", site })).rejects.toMatchObject({
      code: "conflict",
    });
    await intake.setStatus(client, id, "review_ready");
    await expect(intake.reopenIntake(admin, id, { reason: " ", site })).rejects.toMatchObject({
      fields: { reason: expect.any(String) },
    });
    expect((await intake.getIntake(client, id)).status).toBe("review_ready");
    expect(await intake.listMessages(client, id)).toEqual([]);
  });
});
