/** An outbox over a test database, with a known key. */
import type { Knex } from "knex";
import { silentLog, type Clock } from "#modules/kernel";
import {
  createMailBox,
  createOutbox,
  type Carrier,
  type NewMail,
  type Outbox,
  type OutboxDeps,
} from "#modules/mail";

export const TEST_KEY = Buffer.alloc(32, 7);
export const MAIL_FROM = "TaxRAG <no-reply@example.com>";

interface Wanted extends Partial<OutboxDeps> {
  knex: Knex;
  clock: Clock;
  carrier: Carrier;
}

export function openOutbox(wanted: Wanted): Outbox {
  return createOutbox({
    log: silentLog,
    secretBox: createMailBox(TEST_KEY),
    mailFrom: MAIL_FROM,
    schedule: () => Promise.resolve(),
    ...wanted,
  });
}

let mails = 0;

export function buildMail(overrides: Partial<NewMail> = {}): NewMail {
  mails += 1;
  const to = "kim@example.com";
  return { key: `mail-${mails}`, kind: "test", to, subject: "Papers", text: "One line.\n", ...overrides };
}
