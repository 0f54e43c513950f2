/** The tables `users` and `sessions`, and the tidying of `rate_limits`. */
import type { Knex } from "knex";
import { UniqueViolationError } from "objection";
import { DomainError, type Role } from "#modules/kernel";
import { SessionModel, UserModel } from "./models.ts";

export interface UserRecord {
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  passwordHash: string;
}

/** @throws DomainError `conflict` when the address is taken, in any case. */
export async function insertUser(knex: Knex, user: UserRecord): Promise<UserModel> {
  try {
    return await UserModel.query(knex).insertAndFetch(user);
  } catch (error) {
    if (!(error instanceof UniqueViolationError)) throw error;
    throw new DomainError("conflict", `There is already an account with the e-mail ${user.email}.`, {
      cause: error,
      fields: { email: "This e-mail is taken." },
    });
  }
}

export async function findUserByEmail(knex: Knex, email: string): Promise<UserModel | undefined> {
  return UserModel.query(knex).whereRaw("lower(email) = lower(?)", [email]).first();
}

/** Runs `work` in a transaction that no other making of the first administrator can pass. */
export function withFirstAdminLock<T>(knex: Knex, work: (trx: Knex) => Promise<T>): Promise<T> {
  return knex.transaction(async (trx) => {
    await trx.raw("select pg_advisory_xact_lock(hashtext('accounts.first_admin'))");
    return work(trx);
  });
}

export async function hasAdmin(knex: Knex): Promise<boolean> {
  return (await UserModel.query(knex).findOne({ role: "admin" })) !== undefined;
}

export async function insertSession(
  knex: Knex,
  session: { tokenHash: string; userId: string; now: Date; expiresAt: Date; userAgent: string },
): Promise<void> {
  const { now, ...row } = session;
  await SessionModel.query(knex).insert({ ...row, createdAt: now, lastSeenAt: now });
}

export async function findSessionWithUser(knex: Knex, tokenHash: string): Promise<SessionModel | undefined> {
  return SessionModel.query(knex).findById(tokenHash).withGraphJoined("user");
}

export async function touchSession(knex: Knex, tokenHash: string, now: Date): Promise<void> {
  await SessionModel.query(knex).findById(tokenHash).patch({ lastSeenAt: now });
}

export async function deleteSession(knex: Knex, tokenHash: string): Promise<void> {
  await SessionModel.query(knex).deleteById(tokenHash);
}

export async function deleteExpiredSessions(knex: Knex, now: Date): Promise<void> {
  await SessionModel.query(knex).delete().where("expires_at", "<=", now);
}

export async function deleteExpiredLimits(knex: Knex): Promise<void> {
  await knex("rate_limits").where("expire", "<=", Date.now()).delete();
}
