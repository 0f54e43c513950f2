/** The tables `second_factors`, `second_factor_setups` and `recovery_codes`. */
import type { Knex } from "knex";
import {
  PendingSignInModel,
  RecoveryCodeModel,
  SecondFactorModel,
  SecondFactorSetupModel,
} from "./models.ts";

export async function findSecondFactor(knex: Knex, userId: string): Promise<SecondFactorModel | undefined> {
  return SecondFactorModel.query(knex).findById(userId);
}

/** Records the time step of a used code. False when this step or a later one was used before. */
export async function takeStep(knex: Knex, userId: string, step: number): Promise<boolean> {
  const taken = await SecondFactorModel.query(knex)
    .patch({ lastStep: step })
    .where("user_id", userId)
    .where("last_step", "<", step);
  return taken > 0;
}

/** Consumes a recovery code. False when it does not exist or was used. */
export async function takeRecoveryCode(knex: Knex, userId: string, codeHash: string): Promise<boolean> {
  return (await RecoveryCodeModel.query(knex).deleteById([userId, codeHash])) > 0;
}

export async function countRecoveryCodes(knex: Knex, userId: string): Promise<number> {
  return RecoveryCodeModel.query(knex).where("user_id", userId).resultSize();
}

/** Replaces all recovery codes. */
export async function replaceCodeHashes(knex: Knex, userId: string, codeHashes: string[]): Promise<void> {
  await RecoveryCodeModel.query(knex).delete().where("user_id", userId);
  await RecoveryCodeModel.query(knex).insert(codeHashes.map((codeHash) => ({ userId, codeHash })));
}

/** Replaces the user's earlier enrollment; also deletes expired ones of other users. */
export async function insertSetup(
  knex: Knex,
  {
    now,
    ...setup
  }: Pick<SecondFactorSetupModel, "userId" | "sessionHash" | "sealedSecret" | "expiresAt"> & {
    now: Date;
  },
): Promise<void> {
  await SecondFactorSetupModel.query(knex).delete().where("expires_at", "<=", now);
  await SecondFactorSetupModel.query(knex).insert(setup).onConflict("user_id").merge();
}

/** Unexpired enrollment of this session (its token's hash). */
export async function findSetup(
  knex: Knex,
  { userId, sessionHash, now }: { userId: string; sessionHash: string; now: Date },
): Promise<SecondFactorSetupModel | undefined> {
  return SecondFactorSetupModel.query(knex)
    .findById(userId)
    .where("session_hash", sessionHash)
    .where("expires_at", ">", now);
}

/** Converts the enrollment into a second factor. False when another call did so first. */
export async function enableSecondFactor(
  knex: Knex,
  { userId, sealedSecret }: SecondFactorSetupModel,
  { step, now }: { step: number; now: Date },
): Promise<boolean> {
  const taken = await SecondFactorSetupModel.query(knex)
    .deleteById(userId)
    .where("sealed_secret", sealedSecret);
  if (taken === 0) return false;
  await SecondFactorModel.query(knex).insert({ userId, sealedSecret, lastStep: step, createdAt: now });
  return true;
}

/** Also deletes recovery codes and pending sign-ins. */
export async function disableSecondFactor(knex: Knex, userId: string): Promise<void> {
  await SecondFactorModel.query(knex).deleteById(userId);
  await SecondFactorSetupModel.query(knex).deleteById(userId);
  await RecoveryCodeModel.query(knex).delete().where("user_id", userId);
  await PendingSignInModel.query(knex).delete().where("user_id", userId);
}
