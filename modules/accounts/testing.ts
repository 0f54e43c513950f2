/** Test fixtures: dependencies over a database, and users. */
import { randomBytes } from "node:crypto";
import type { Knex } from "knex";
import { OPERATOR, silentLog, systemClock, type Actor, type Clock, type Role } from "#modules/kernel";
import { createAudit } from "#modules/audit";
import type { Accounts, AccountsDeps } from "./contract.ts";

/** Rejects any mail. */
const mail = { enqueue: () => Promise.reject(new Error("No mail was expected.")) };

export function testDeps(
  knex: Knex,
  overrides: Partial<AccountsDeps> & { clock?: Clock } = {},
): AccountsDeps {
  return {
    knex,
    clock: systemClock,
    log: silentLog,
    mail,
    audit: createAudit({ knex, clock: overrides.clock ?? systemClock }),
    scheduleResets: () => Promise.resolve(),
    registration: "open",
    secretKey: randomBytes(32),
    requireAdminTwoFactor: false,
    ...overrides,
  };
}

export const PASSWORD = "correct horse battery";

export interface Person {
  email: string;
  password: string;
  actor: Actor & { kind: "user" };
}

let people = 0;

export async function buildPerson(accounts: Accounts, role: Role = "user"): Promise<Person> {
  people += 1;
  const email = `person-${people}@example.com`;
  const { id } = await accounts.createUser(OPERATOR, { email, password: PASSWORD, role });
  return { email, password: PASSWORD, actor: { kind: "user", userId: id, role } };
}
