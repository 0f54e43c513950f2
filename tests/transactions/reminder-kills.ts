/** Kills workers at random moments while reminders go to a real mail server, and counts what each client got. */
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Knex } from "knex";
import { expect } from "vitest";
import { messageIdOf, openMailServer } from "../fakes/mail-server.ts";
import { testDatabase } from "../harness.ts";
import { OPERATOR } from "#modules/kernel";
import { openModules } from "./open-modules.ts";
import { openReminders } from "./reminder-modules.ts";

/** Every third worker dies at any moment of its first second, the others this soon after a try of theirs began. */
const LONGEST_LIFE_MS = 900;
const LONGEST_AFTER_TRY_MS = 120;
const LONGEST_WAIT_MS = 10_000;
/** Attempts of one worker at the same time: its jobs of that type, and its queue. */
const MAILS_AT_A_TIME = 3;

interface Run {
  kills: number;
  clients: number;
}

/**
 * Each round presses "Send" for all clients, twice at once, as two tabs do; then workers are killed until the round is
 * settled. Every client got exactly one mail, but for those whose row says that the server did not confirm it: a kill
 * between our record of handing it over and our record of the reply, which nothing but the server could tell apart.
 * These are at most as many as the kills, and one press each sends the same mail once more.
 */
export async function expectRemindersToSurvive({ kills, clients }: Run): Promise<void> {
  const [database, server] = await Promise.all([testDatabase(), openMailServer()]);
  const { knex, databaseUrl } = database;
  const { jobs, tracking } = openReminders(knex, { smtpUrl: server.url, dataDir: tmpdir() });
  const workers: ChildProcess[] = [];
  const start = async () => {
    const worker = await startWorker({ DATABASE_URL: databaseUrl, SMTP_URL: server.url });
    workers.push(worker);
    return worker;
  };
  try {
    await jobs.prepare();
    await addClients(knex, clients);
    const order = { template: "standard", message: "", force: false, site: "" } as const;
    let next = start();
    let killed = 0;
    while (killed < kills) {
      // A new day: the quiet time of the last round is over.
      await knex("reminder_turns").update({ taken_at: new Date(0) });
      server.received.length = 0;
      const presses = [1, 2].map(() => tracking.sendReminders(OPERATOR, { ...order, clientIds: [] }));
      const sent = (await Promise.all(presses)).reduce((sum, press) => sum + press.sent, 0);
      expect(sent).toBe(clients);
      while (killed < kills && (await countOpen(knex)) > 0) {
        const worker = await next;
        next = start();
        if (killed % 3 > 0) await untilTryBegins(knex);
        await delay(Math.random() * (killed % 3 > 0 ? LONGEST_AFTER_TRY_MS : LONGEST_LIFE_MS));
        worker.kill("SIGKILL");
        await once(worker, "exit");
        killed += 1;
      }
      await next;
      await expect.poll(() => countOpen(knex), { timeout: 120_000, interval: 100 }).toBe(0);
      const unconfirmed = await expectOneEach(tracking, server.received);
      expect(unconfirmed.length).toBeLessThanOrEqual(killed * MAILS_AT_A_TIME);
      await Promise.all(unconfirmed.map((clientId) => tracking.sendAgain(OPERATOR, clientId)));
      await expect.poll(() => countOpen(knex), { timeout: 120_000, interval: 100 }).toBe(0);
      await expectSameMailEach(tracking, server.received);
    }
    const tries = await countTries(knex);
    console.info(`${killed} kills:`, tries);
    // Else the kills missed the moments that this is about.
    if (kills >= 50) expect((tries.interrupted ?? 0) + (tries.unconfirmed ?? 0)).toBeGreaterThan(0);
  } finally {
    for (const worker of workers) worker.kill("SIGKILL");
    await jobs.close();
    await server.close();
    await database.drop();
  }
}

type Tracking = ReturnType<typeof openReminders>["tracking"];
type Received = readonly { to: string[]; data: string }[];

/** Ids of the clients whose mail was not confirmed. */
async function expectOneEach(tracking: Tracking, received: Received): Promise<string[]> {
  const got = new Map<string, number>();
  for (const address of received.flatMap(({ to }) => to)) got.set(address, (got.get(address) ?? 0) + 1);
  const { unconfirmed, confirmed } = await rowsOf(tracking);
  for (const { userEmail } of confirmed) expect([userEmail, got.get(userEmail)]).toEqual([userEmail, 1]);
  for (const { userEmail } of unconfirmed) expect(got.get(userEmail) ?? 0).toBeLessThanOrEqual(1);
  const lost = unconfirmed.filter(({ userEmail }) => !got.has(userEmail)).length;
  if (lost > 0) console.info(`${lost} mails not confirmed and not received`);
  return unconfirmed.map(({ userId }) => userId);
}

/** Tries by outcome: the kills cut off those that are interrupted or unconfirmed. */
async function countTries(knex: Knex): Promise<Record<string, number>> {
  const rows = await knex("mail_attempts")
    .select<{ outcome: string; count: string }[]>("outcome")
    .count()
    .groupBy("outcome");
  return Object.fromEntries(rows.map(({ outcome, count }) => [outcome, Number(count)]));
}

/** Returns at the next try, or when none comes. */
async function untilTryBegins(knex: Knex): Promise<void> {
  const count = async () => Number((await knex("mail_attempts").count())[0]!.count);
  const [before, end] = [await count(), performance.now() + LONGEST_WAIT_MS];
  while ((await count()) === before && (await countOpen(knex)) > 0 && performance.now() < end) await delay(3);
}

/** Everybody has the mail of this round, whatever copies of it, and every row says so. */
async function expectSameMailEach(tracking: Tracking, received: Received): Promise<void> {
  const ids = new Map<string, Set<string>>();
  for (const { to, data } of received)
    for (const address of to) ids.set(address, (ids.get(address) ?? new Set()).add(messageIdOf(data)));
  const { unconfirmed, confirmed } = await rowsOf(tracking);
  expect(unconfirmed).toEqual([]);
  for (const { userEmail } of confirmed)
    expect([userEmail, ids.get(userEmail)?.size]).toEqual([userEmail, 1]);
}

async function rowsOf(tracking: Tracking) {
  const clients = await tracking.listClients(OPERATOR);
  const rows = await Promise.all(clients.map(({ userId }) => tracking.findClient(OPERATOR, userId)));
  for (const row of rows) expect(row?.lastReminder).toMatchObject({ state: "sent" });
  const known = rows.filter((row) => row !== null);
  return {
    unconfirmed: known.filter(({ lastReminder }) => lastReminder?.isUnconfirmed),
    confirmed: known.filter(({ lastReminder }) => !lastReminder?.isUnconfirmed),
  };
}

/** Reminders without a mail, and mails that are not settled. */
async function countOpen(knex: Knex): Promise<number> {
  const { rows } = await knex.raw<{ rows: { count: number }[] }>(
    `select (select count(*) from reminders where state = 'waiting')::int
       + (select count(*) from mails where state in ('waiting', 'sending'))::int as count`,
  );
  return rows[0]!.count;
}

async function addClients(knex: Knex, count: number): Promise<void> {
  const { intake } = openModules(knex, { dataDir: tmpdir(), smtpUrl: undefined });
  await intake.prepare(OPERATOR);
  const people = Array.from({ length: count }, (_, number) => ({
    email: `client-${number}@example.com`,
    first_name: "Kim",
    last_name: `Client ${number}`,
    role: "user",
    password_hash: "none",
  }));
  await knex.batchInsert("users", people);
  const ids = await knex("users").pluck<string[]>("id");
  const intakes = ids.map((id) => ({
    user_id: id,
    tax_year: 2024,
    intake_type: "personal",
    is_exclusive: true,
  }));
  await knex.batchInsert("intakes", intakes);
}

async function startWorker(environment: Record<string, string>): Promise<ChildProcess> {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;
  const worker = fork(fileURLToPath(new URL("./reminder-worker.ts", import.meta.url)), {
    execArgv: ["--import", tsx],
    env: { ...process.env, ...environment, DATA_DIR: tmpdir() },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  await once(worker, "message");
  return worker;
}
