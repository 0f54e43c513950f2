/** The tables `password_reset_requests` and `password_resets`, and what using a reset changes. */
import type { Knex } from "knex";
import type { Origin } from "#modules/kernel";
import {
  PasswordResetModel,
  PasswordResetRequestModel,
  PendingSignInModel,
  SessionModel,
  UserModel,
} from "./models.ts";

/** A stored request that has not been processed. */
export interface ResetRequest {
  id: string;
  email: string;
  site: string;
  requestedAt: Date;
  origin: Origin;
}

export async function insertResetRequest(knex: Knex, request: Omit<ResetRequest, "id">): Promise<void> {
  await PasswordResetRequestModel.query(knex).insert(request);
}

/** Deletes and returns the oldest request that no other transaction has locked. */
export async function takeResetRequest(trx: Knex.Transaction): Promise<ResetRequest | undefined> {
  const oldest = await PasswordResetRequestModel.query(trx).orderBy("id").first().forUpdate().skipLocked();
  if (oldest) await PasswordResetRequestModel.query(trx).deleteById(oldest.id);
  return oldest;
}

export async function insertReset(
  knex: Knex,
  reset: { tokenHash: string; userId: string; expiresAt: Date },
): Promise<void> {
  await PasswordResetModel.query(knex).insert(reset);
}

export async function deleteExpiredResets(knex: Knex, now: Date): Promise<void> {
  await PasswordResetModel.query(knex).delete().where("expires_at", "<=", now);
}

/** Owner of an unexpired reset; not of a disabled user. */
export async function findResetUser(
  knex: Knex,
  tokenHash: string,
  now: Date,
): Promise<UserModel | undefined> {
  return UserModel.query(knex)
    .whereNull("disabled_at")
    .whereIn(
      "id",
      PasswordResetModel.query(knex)
        .select("user_id")
        .where("token_hash", tokenHash)
        .where("expires_at", ">", now),
    )
    .first();
}

/** Deletes the reset. False when another call did so first, or it has expired. */
export async function takeReset(knex: Knex, tokenHash: string, now: Date): Promise<boolean> {
  const taken = await PasswordResetModel.query(knex)
    .delete()
    .where("token_hash", tokenHash)
    .where("expires_at", ">", now);
  return taken > 0;
}

/**
 * Sets the password; deletes the user's resets, pending sign-ins, and sessions except `keptSession` (a token's hash).
 */
export async function replacePassword(
  knex: Knex,
  change: { userId: string; passwordHash: string; keptSession: string | null },
): Promise<void> {
  const { userId, passwordHash, keptSession } = change;
  await UserModel.query(knex).findById(userId).patch({ passwordHash });
  await PasswordResetModel.query(knex).delete().where("user_id", userId);
  // Whoever has a password needs no invitation.
  await knex("invitations").where("user_id", userId).delete();
  await PendingSignInModel.query(knex).delete().where("user_id", userId);
  const others = SessionModel.query(knex).delete().where("user_id", userId);
  await (keptSession ? others.whereNot("token_hash", keptSession) : others);
}
