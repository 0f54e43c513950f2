/** Runs against a real SMTP server. */
import { randomBytes } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { OPERATOR } from "#modules/kernel";
import type { Carrier, NewMail, Outbox } from "#modules/mail";
import { messageIdOf, openMailServer, type MailServer } from "../../tests/fakes/mail-server.ts";
import { testDatabase, type TestDatabase } from "../../tests/harness.ts";
import { createSmtp } from "./adapters/smtp.ts";
import { createMailBox } from "./body.ts";
import { buildMail, MAIL_FROM, openOutbox } from "../../tests/factories/mail.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const START = new Date("2026-11-20T09:00:00Z");

let database: TestDatabase;
let server: MailServer;
let outbox: Outbox;
let now: Date;

const clock = { now: () => now };
const smtp = (timeoutMs = 5_000): Carrier =>
  createSmtp({ smtpUrl: server.url, mailFrom: MAIL_FROM, timeoutMs });
const open = (carrier = smtp()) => openOutbox({ knex: database.knex, clock, carrier });

async function enqueue(mail: Partial<NewMail> = {}): Promise<string> {
  return (await database.knex.transaction((trx) => outbox.enqueue(trx, buildMail(mail)))).id;
}

async function recordOf(id: string) {
  const [record] = (await outbox.list(OPERATOR)).filter((one) => one.id === id);
  if (!record) throw new Error(`No mail ${id}`);
  return record;
}

const after = (ms: number) => void (now = new Date(now.getTime() + ms));

beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(async () => {
  now = START;
  server = await openMailServer();
  outbox = open();
});
afterEach(async () => {
  await database.knex("mail_attempts").delete();
  await database.knex("mails").delete();
  await server.close();
});
afterAll(() => database.drop());

describe("a server that takes mail", () => {
  it("gets it once, and the row says so", async () => {
    const id = await enqueue({ to: "kim@example.com", text: "One line\nhttps://example.com/?a=b\n" });
    expect(await outbox.deliver(OPERATOR, id)).toEqual({ state: "sent", tryAgainAt: null });
    expect(await outbox.deliver(OPERATOR, id)).toEqual({ state: "sent", tryAgainAt: null });
    expect(server.received).toMatchObject([{ from: "no-reply@example.com", to: ["kim@example.com"] }]);
    expect(server.received[0]?.data).toContain("\r\nOne line\r\nhttps://example.com/?a=b\r\n");
    expect(await recordOf(id)).toMatchObject({
      state: "sent",
      reason: null,
      settledAt: START.toISOString(),
      attempts: [{ number: 1, outcome: "accepted", endedAt: START.toISOString() }],
    });
  });

  it("gets it once when eight ask for its delivery at the same moment", async () => {
    const id = await enqueue();
    await Promise.all(
      [open(), open(), open(), open()].flatMap((one) => [1, 2].map(() => one.deliver(OPERATOR, id))),
    );
    expect(server.received).toHaveLength(1);
    expect((await recordOf(id)).attempts).toHaveLength(1);
  });
});

describe("a server that does not", () => {
  it("puts it off with 4xx, then takes it", async () => {
    const asked: (Date | undefined)[] = [];
    outbox = openOutbox({
      knex: database.knex,
      clock,
      carrier: smtp(),
      schedule: async (_trx, _id, at) => void asked.push(at),
    });
    const id = await enqueue();
    server.behave({ data: 451 });
    const tryAgainAt = new Date(START.getTime() + 30_000);
    expect(await outbox.deliver(OPERATOR, id)).toEqual({ state: "waiting", tryAgainAt });
    expect(asked).toEqual([undefined, tryAgainAt]);
    server.behave({ rcpt: 450 });
    await outbox.deliver(OPERATOR, id);
    server.behave({});
    expect(await outbox.deliver(OPERATOR, id)).toEqual({ state: "sent", tryAgainAt: null });
    const { attempts } = await recordOf(id);
    expect(attempts).toMatchObject([
      { outcome: "put-off", reason: expect.stringContaining("451") },
      { outcome: "put-off", reason: expect.stringContaining("450") },
      { outcome: "accepted", reason: null },
    ]);
    expect(server.received).toHaveLength(1);
  });

  it.each([
    ["the recipient", { rcpt: 550 }],
    ["the text", { data: 554 }],
  ] as const)("refuses %s for good", async (_what, behavior) => {
    const id = await enqueue();
    server.behave(behavior);
    expect(await outbox.deliver(OPERATOR, id)).toEqual({ state: "refused", tryAgainAt: null });
    server.behave({});
    after(DAY);
    await outbox.deliverDue(OPERATOR);
    expect(server.received).toEqual([]);
    const reason = expect.stringMatching(/55[04] answer/);
    expect(await recordOf(id)).toMatchObject({ state: "refused", reason, settledAt: START.toISOString() });
  });

  it.each(["drop", "hang"] as const)(
    "has the whole mail and then answers nothing (%s): sent again with the same Message-ID",
    async (way) => {
      outbox = open(smtp(300));
      const id = await enqueue();
      server.behave({ after: way });
      expect(await outbox.deliver(OPERATOR, id)).toMatchObject({ state: "waiting" });
      server.behave({});
      await outbox.deliver(OPERATOR, id);
      expect((await recordOf(id)).attempts).toMatchObject([
        { outcome: "unconfirmed", reason: expect.any(String) },
        { outcome: "accepted" },
      ]);
      const ids = server.received.map(({ data }) => messageIdOf(data));
      expect(ids).toHaveLength(2);
      expect(new Set(ids).size).toBe(1);
    },
  );

  it("has the whole mail and answers nothing: counts as sent where twice is worse", async () => {
    const id = await enqueue({ whenUnconfirmed: "assume-sent" });
    server.behave({ after: "drop" });
    expect(await outbox.deliver(OPERATOR, id)).toEqual({ state: "sent", tryAgainAt: null });
    expect(server.received).toHaveLength(1);
    expect(await recordOf(id)).toMatchObject({ state: "sent", attempts: [{ outcome: "unconfirmed" }] });
  });

  it("refuses before it has the mail: never taken for sent", async () => {
    const id = await enqueue({ whenUnconfirmed: "assume-sent" });
    for (const behavior of [{ rcpt: 450 }, { data: 451 }]) {
      server.behave(behavior);
      expect(await outbox.deliver(OPERATOR, id)).toMatchObject({ state: "waiting" });
    }
    const { attempts } = await recordOf(id);
    expect(attempts.map(({ outcome }) => outcome)).toEqual(["put-off", "put-off"]);
    const [first] = await database.knex("mail_attempts").where({ mail_id: id }).orderBy("number");
    expect(first.handed_over_at).toBeNull();
  });

  it("is given up after five days, with the last reason", async () => {
    const id = await enqueue();
    server.behave({ rcpt: 451 });
    const moments: number[] = [];
    for (;;) {
      const { state, tryAgainAt } = await outbox.deliver(OPERATOR, id);
      if (!tryAgainAt) {
        expect(state).toBe("failed");
        break;
      }
      moments.push(tryAgainAt.getTime() - now.getTime());
      now = tryAgainAt;
    }
    expect(moments).toEqual(moments.toSorted((one, other) => one - other));
    expect(moments[0]).toBe(30_000);
    expect(moments.at(-1)).toBe(DAY);
    const reason = expect.stringMatching(/within 5 days.*451/);
    expect(await recordOf(id)).toMatchObject({ state: "failed", reason });
  });
});

describe("a server that is away", () => {
  /** Delivers due mails as they become due, until this much time has passed. */
  async function pass(ms: number): Promise<void> {
    const end = now.getTime() + ms;
    for (;;) {
      await outbox.deliverDue(OPERATOR);
      const waiting = (await outbox.list(OPERATOR, { state: "waiting" })).map(
        (one) => one.nextAttemptAt ?? "",
      );
      const next = Math.min(...waiting.map((at) => Date.parse(at)));
      if (next > end) break;
      now = new Date(next);
    }
    now = new Date(end);
  }

  async function away(ms: number): Promise<void> {
    const { port } = server;
    await server.close();
    await pass(ms);
    server = await openMailServer(port);
  }

  it("for an hour gets the mail afterwards", async () => {
    const id = await enqueue();
    await away(HOUR);
    await pass(HOUR);
    expect(server.received).toHaveLength(1);
    expect(await recordOf(id)).toMatchObject({ state: "sent" });
  });

  it("for 50 minutes gets a link of an hour in time", async () => {
    const id = await enqueue({ validUntil: new Date(START.getTime() + HOUR) });
    await away(50 * MINUTE);
    await pass(10 * MINUTE - 1);
    expect(await recordOf(id)).toMatchObject({ state: "sent" });
    expect((await recordOf(id)).attempts.length).toBeLessThan(20);
  });

  it("longer than a link lasts never gets it, and the row says why", async () => {
    const id = await enqueue({ validUntil: new Date(START.getTime() + HOUR) });
    await away(HOUR);
    await pass(HOUR);
    expect(server.received).toEqual([]);
    expect(await recordOf(id)).toMatchObject({ state: "failed", reason: expect.stringContaining("run out") });
  });

  it("gets it although the clock was set back meanwhile", async () => {
    const id = await enqueue();
    server.behave({ rcpt: 450 });
    await outbox.deliverDue(OPERATOR);
    server.behave({});
    after(-HOUR);
    expect(await outbox.deliverDue(OPERATOR)).toEqual({ tried: 1 });
    expect(await recordOf(id)).toMatchObject({ state: "sent" });
  });
});

describe("a text that does not open", () => {
  it("waits for the key that it was sealed with", async () => {
    const id = await enqueue();
    const secretBox = createMailBox(randomBytes(32));
    const elsewhere = openOutbox({ knex: database.knex, clock, carrier: smtp(), secretBox });
    expect(await elsewhere.deliver(OPERATOR, id)).toMatchObject({ state: "waiting" });
    expect((await recordOf(id)).reason).toContain("ENCRYPTION_KEY");
    await outbox.deliver(OPERATOR, id);
    expect(await recordOf(id)).toMatchObject({ state: "sent" });
  });
});
