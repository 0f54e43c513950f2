/** Kills a process at a random moment and checks that each action, its mail and its audit row exist together or not at all. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import { OPERATOR } from "#modules/kernel";
import { messageIdOf, openMailServer, type MailServer } from "../fakes/mail-server.ts";
import { readOutbox } from "../factories/outbox.ts";
import { testDatabase, type TestDatabase } from "../harness.ts";
import { openModules } from "./open-modules.ts";

const SCRIPT = fileURLToPath(new URL("./acting-process.ts", import.meta.url));
const LONGEST_MS = 1_500;

export interface Scene {
  database: TestDatabase;
  dataDir: string;
  /** Null when mails are written to files. */
  server: MailServer | null;
}

export async function openScene(dataDir: string, options: { smtp: boolean }): Promise<Scene> {
  const [database, server] = await Promise.all([testDatabase(), options.smtp ? openMailServer() : null]);
  return { database, dataDir, server };
}

export async function closeScene({ database, server }: Scene): Promise<void> {
  await database.drop();
  await server?.close();
}

/** Runs the process for a random time and kills it. */
export async function killActingProcess({ database, dataDir, server }: Scene): Promise<void> {
  const child = spawn(process.execPath, ["--import", "tsx", SCRIPT], {
    env: {
      NODE_ENV: "test",
      PATH: process.env.PATH,
      DATABASE_URL: database.databaseUrl,
      DATA_DIR: dataDir,
      ...(server && { SMTP_URL: server.url }),
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  await Promise.race([once(child.stdout, "data"), ended]);
  await delay(Math.random() * LONGEST_MS);
  child.kill("SIGKILL");
  expect(await ended).toEqual([null, "SIGKILL"]);
}

/** Recovers as at the next start. */
export async function recover({ database, dataDir, server }: Scene): Promise<void> {
  const { knex } = database;
  const { accounts, mail } = openModules(knex, { dataDir, smtpUrl: server?.url });
  await accounts.answerPasswordResets(OPERATOR);
  await mail.deliverDue(OPERATOR);
}

/** Expects each action with its audit row and mail. */
export async function expectBothOrNeither({ database: { knex } }: Scene): Promise<void> {
  const subjects = (action: string) => knex("audit_events").where({ action }).pluck("subject_id");
  expect((await subjects("user-created")).sort()).toEqual((await knex("users").pluck("id")).sort());
  const made = new Set(await subjects("intake-created"));
  for (const id of await subjects("intake-deleted")) expect(made.delete(id)).toBe(true);
  expect([...made].sort()).toEqual((await knex("intakes").pluck("id")).sort());
  const asked = (await subjects("password-reset-requested")).filter((id) => id !== null).sort();
  expect((await knex("password_resets").pluck("user_id")).sort()).toEqual(asked);
  expect((await knex("mails").where({ kind: "password-reset" }).pluck("related_id")).sort()).toEqual(asked);
}

/**
 * Every row says `sent`. Into files each mail went out exactly once; over SMTP what is resent arrives, again with the
 * same Message-ID, and what is assumed sent arrives at most once: missing is only what a row calls unconfirmed.
 */
export async function expectDelivered({ database: { knex }, dataDir, server }: Scene): Promise<void> {
  expect(await knex("password_reset_requests")).toEqual([]);
  expect(await knex("mails").whereNot({ state: "sent" })).toEqual([]);
  const written = await knex("mails").pluck<string[]>("message_id");
  const mails = server ? server.received.map(({ data }) => data) : await readOutbox(dataDir);
  const arrived = mails.map(messageIdOf);
  if (!server) expect(arrived.toSorted()).toEqual(written.toSorted());
  const unconfirmed = await knex("mails")
    .join("mail_attempts", "mail_id", "id")
    .where({ outcome: "unconfirmed", when_unconfirmed: "assume-sent" })
    .pluck<string[]>("message_id");
  const missing = written.filter((id) => !arrived.includes(id));
  expect(unconfirmed).toEqual(expect.arrayContaining(missing));
  expect(written).toEqual(expect.arrayContaining(arrived));
  const reminders = mails.filter((mail) => /^X-TaxRAG-Kind: reminder/m.test(mail)).map(messageIdOf);
  expect(reminders).toHaveLength(new Set(reminders).size);
}
