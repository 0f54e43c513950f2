/**
 * Known devices: their sign-ins are counted apart, so that strangers who guess at an account do not lock its owner out.
 */
import type { Knex } from "knex";
import type { Clock } from "#modules/kernel";
import { isKnown, isKnownFor, rememberDevice } from "./device-store.ts";
import { hashSecret, makeSecret } from "./secrets.ts";

const TOKEN_BYTES = 32;

export interface Devices {
  /** Its hash when this device is known for the account; undefined for a stranger. */
  recognize(device: string | undefined, email: string): Promise<string | undefined>;
  /** Returns the token for the browser's cookie: the present one when it is ours. */
  remember(trx: Knex, device: string | undefined, userId: string): Promise<string>;
}

export function createDevices({ knex, clock }: { knex: Knex; clock: Clock }): Devices {
  return {
    async recognize(device, email) {
      if (!device) return undefined;
      const tokenHash = hashSecret(device);
      return (await isKnownFor(knex, { tokenHash, email, now: clock.now() })) ? tokenHash : undefined;
    },

    async remember(trx, device, userId) {
      const isOurs = device !== undefined && (await isKnown(trx, hashSecret(device)));
      const token = isOurs ? device : makeSecret(TOKEN_BYTES);
      await rememberDevice(trx, { tokenHash: hashSecret(token), userId, now: clock.now() });
      return token;
    },
  };
}
