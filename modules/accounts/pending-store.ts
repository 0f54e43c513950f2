/** The table `pending_sign_ins`. */
import type { Knex } from "knex";
import { PendingSignInModel, type UserModel } from "./models.ts";

/** Also deletes expired ones. */
export async function insertPending(
  knex: Knex,
  { now, ...pending }: { tokenHash: string; userId: string; expiresAt: Date; now: Date },
): Promise<void> {
  await PendingSignInModel.query(knex).delete().where("expires_at", "<=", now);
  await PendingSignInModel.query(knex).insert(pending);
}

/** User of a pending sign-in that has time and attempts left; not of a disabled user. */
export async function findPendingUser(
  knex: Knex,
  tokenHash: string,
  { now, tries }: { now: Date; tries: number },
): Promise<UserModel | undefined> {
  const pending = await PendingSignInModel.query(knex)
    .findById(tokenHash)
    .withGraphJoined("user")
    .where("expires_at", ">", now)
    .where("tries", "<", tries)
    .whereNull("user.disabled_at");
  return pending?.user;
}

/** Consumes one of `tries` attempts. Returns its number, or null when none is left. */
export async function spendTry(knex: Knex, tokenHash: string, tries: number): Promise<number | null> {
  const [spent] = await PendingSignInModel.query(knex)
    .patch({ tries: PendingSignInModel.raw("tries + 1") })
    .where("token_hash", tokenHash)
    .where("tries", "<", tries)
    .returning("tries");
  return spent?.tries ?? null;
}

/** Deletes it. False when another call did so first. */
export async function takePending(knex: Knex, tokenHash: string): Promise<boolean> {
  return (await PendingSignInModel.query(knex).deleteById(tokenHash)) > 0;
}
