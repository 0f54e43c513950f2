/** The tables `users` and `sessions`, and the pruning of `rate_limits`. */
import type { Knex } from "knex";
import { UniqueViolationError } from "objection";
import { DomainError, type Role } from "#modules/kernel";
import { ADMINISTRATORS_LOCK, withTransactionLock } from "#modules/platform";
import { SessionModel, UserModel } from "./models.ts";

export interface UserRecord {
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  passwordHash: string;
}

/** @throws DomainError `conflict` when the address is taken (case-insensitive). */
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

/** Loads the second factor, if any. */
export async function findUser(knex: Knex, id: string): Promise<UserModel | undefined> {
  return UserModel.query(knex).findById(id).withGraphFetched("secondFactor");
}

/** Returns the updated user. @throws DomainError `not_found` */
export async function patchUser(
  knex: Knex,
  id: string,
  change: Partial<Pick<UserModel, "firstName" | "lastName" | "role" | "disabledAt">>,
): Promise<UserModel> {
  const user = await UserModel.query(knex).patchAndFetchById(id, change).withGraphFetched("secondFactor");
  if (!user) throw new DomainError("not_found", "There is no such user.");
  return user;
}

export async function listUsers(knex: Knex): Promise<UserModel[]> {
  return UserModel.query(knex).withGraphFetched("secondFactor").orderByRaw("lower(email)");
}

/** Whether no other enabled administrator exists. */
export async function isLastAdmin(knex: Knex, id: string): Promise<boolean> {
  const admins = await UserModel.query(knex).where("role", "admin").whereNull("disabled_at").limit(2);
  return admins.length === 1 && admins[0]?.id === id;
}

export async function deleteAllSessions(knex: Knex, userId: string): Promise<void> {
  await SessionModel.query(knex).delete().where("user_id", userId);
}

/** Runs `work` in a transaction; changes of the set of administrators run one at a time. */
export function withAdminLock<T>(knex: Knex, work: (trx: Knex) => Promise<T>): Promise<T> {
  return withTransactionLock(knex, ADMINISTRATORS_LOCK, work);
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
  return SessionModel.query(knex).findById(tokenHash).withGraphJoined("user.secondFactor");
}

export async function touchSession(knex: Knex, tokenHash: string, now: Date): Promise<void> {
  await SessionModel.query(knex).findById(tokenHash).patch({ lastSeenAt: now });
}

export async function deleteSession(knex: Knex, tokenHash: string): Promise<void> {
  await SessionModel.query(knex).deleteById(tokenHash);
}

/** Open sessions, most recently used first. */
export async function listOwnSessions(
  knex: Knex,
  { userId, now, seenSince }: { userId: string; now: Date; seenSince: Date },
): Promise<SessionModel[]> {
  return SessionModel.query(knex)
    .where("user_id", userId)
    .where("expires_at", ">", now)
    .where("last_seen_at", ">=", seenSince)
    .orderBy([{ column: "last_seen_at", order: "desc" }, "token_hash"]);
}

/** Deletes this user's sessions by token hash: one, or all but one. */
export async function deleteOwnSessions(
  knex: Knex,
  userId: string,
  which: { only: string } | { except: string },
): Promise<void> {
  const own = SessionModel.query(knex).delete().where("user_id", userId);
  await ("only" in which ? own.where("token_hash", which.only) : own.whereNot("token_hash", which.except));
}

export async function deleteExpiredSessions(knex: Knex, now: Date): Promise<void> {
  await SessionModel.query(knex).delete().where("expires_at", "<=", now);
}

export async function deleteExpiredLimits(knex: Knex): Promise<void> {
  await knex("rate_limits").where("expire", "<=", Date.now()).delete();
}
