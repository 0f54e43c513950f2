/** The table `invitations`. */
import type { Knex } from "knex";
import { UserModel } from "./models.ts";

/** Replaces the invitation of this user, and with it the earlier link. */
export async function putInvitation(
  knex: Knex,
  invitation: { userId: string; tokenHash: string; invitedBy: string | null; sentAt: Date; expiresAt: Date },
): Promise<void> {
  const { userId, tokenHash, invitedBy, sentAt, expiresAt } = invitation;
  const row = { token_hash: tokenHash, invited_by: invitedBy, sent_at: sentAt, expires_at: expiresAt };
  await knex("invitations")
    .insert({ user_id: userId, ...row })
    .onConflict("user_id")
    .merge();
}

/** The invited user, locked until the transaction ends; undefined for one who has chosen a password. */
export async function lockInvited(trx: Knex.Transaction, userId: string): Promise<UserModel | undefined> {
  if (!/^\d{1,18}$/.test(userId)) return undefined;
  const invitation = await trx("invitations").where("user_id", userId).forUpdate().first();
  return invitation ? UserModel.query(trx).findById(userId) : undefined;
}

export async function endLink(knex: Knex, userId: string): Promise<void> {
  await knex("invitations").where("user_id", userId).update({ token_hash: null });
}

/** Owner of an unexpired link; not of a disabled account. */
export async function findInvitedUser(
  knex: Knex,
  tokenHash: string,
  now: Date,
): Promise<UserModel | undefined> {
  const open = knex("invitations")
    .select("user_id")
    .where("token_hash", tokenHash)
    .where("expires_at", ">", now);
  return UserModel.query(knex).whereNull("disabled_at").whereIn("id", open).first();
}

/** Deletes the invitation. False when another call did so first, or it has expired. */
export async function takeInvitation(knex: Knex, tokenHash: string, now: Date): Promise<boolean> {
  const open = knex("invitations").where("token_hash", tokenHash).where("expires_at", ">", now);
  return (await open.delete()) > 0;
}
