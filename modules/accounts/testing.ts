/** For tests of this module: its deps over a database, with mail that nobody is to send. */
import type { Knex } from "knex";
import { silentLog, systemClock, type Clock } from "#modules/kernel";
import type { AccountsDeps } from "./index.ts";

export function testDeps(
  knex: Knex,
  overrides: Partial<AccountsDeps> & { clock?: Clock } = {},
): AccountsDeps {
  const mailer = { send: () => Promise.reject(new Error("No mail was expected.")), close() {} };
  return { knex, clock: systemClock, log: silentLog, mailer, registration: "open", ...overrides };
}
