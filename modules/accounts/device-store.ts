/** The table `known_devices`: browsers in which somebody has signed in with password and code. */
import type { Knex } from "knex";
import { KnownDeviceModel } from "./models.ts";
import { DEVICE_DAYS, DEVICES_KEPT } from "./schema.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

const oldest = (now: Date) => new Date(now.getTime() - DEVICE_DAYS * DAY_MS);

/** Whether this device is known for the account with this e-mail, compared case-insensitively. */
export async function isKnownFor(
  knex: Knex,
  { tokenHash, email, now }: { tokenHash: string; email: string; now: Date },
): Promise<boolean> {
  const found = await KnownDeviceModel.query(knex)
    .joinRelated("user")
    .where({ token_hash: tokenHash })
    .where("used_at", ">", oldest(now))
    .whereRaw('lower("user".email) = lower(?)', [email])
    .first();
  return found !== undefined;
}

/** Whether it is known for anybody: then its token is one of ours. */
export async function isKnown(knex: Knex, tokenHash: string): Promise<boolean> {
  return (await KnownDeviceModel.query(knex).findOne({ token_hash: tokenHash })) !== undefined;
}

/** Also forgets devices that were not used for long, and all but the newest of this user. */
export async function rememberDevice(
  knex: Knex,
  { now, ...device }: { tokenHash: string; userId: string; now: Date },
): Promise<void> {
  const { userId } = device;
  await KnownDeviceModel.query(knex).delete().where("used_at", "<=", oldest(now));
  await KnownDeviceModel.query(knex)
    .insert({ ...device, usedAt: now })
    .onConflict(["token_hash", "user_id"])
    .merge();
  const kept = KnownDeviceModel.query(knex)
    .where("user_id", userId)
    .orderBy("used_at", "desc")
    .limit(DEVICES_KEPT)
    .select("token_hash");
  await KnownDeviceModel.query(knex).delete().where("user_id", userId).whereNotIn("token_hash", kept);
}

export async function forgetDevices(knex: Knex, userId: string): Promise<void> {
  await KnownDeviceModel.query(knex).delete().where("user_id", userId);
}
