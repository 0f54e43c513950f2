/** Rate limits, counted in PostgreSQL so that restarts and additional processes share them. */
import type { Knex } from "knex";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { DomainError } from "#modules/kernel";
import { createKeyedMutex } from "#modules/platform";
import { networkOf } from "./network.ts";
import { hashSecret } from "./secrets.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** The account, and the IP address of the attempt; without an address only the account counts. */
export interface Attempt {
  email: string;
  address?: string;
  /** A known device, or the account's own open session: attempts from there count by themselves, and only there. */
  ownCount?: string | undefined;
}

export interface Limits {
  /**
   * Runs a password attempt. Rejected attempts count: 10 for an account and 100 for an address in 15 minutes.
   * A successful one resets the account's count, unless `clears` reports that only half of a sign-in succeeded.
   * A known device has ten of its own, whatever strangers do. Attempts on one account run one at a time. @throws DomainError `limited`, and whatever `work` throws.
   */
  tryPassword<T>(attempt: Attempt, work: () => Promise<T>, clears?: (result: T) => boolean): Promise<T>;
  /** Counts a registration: 30 for an address in an hour. @throws DomainError `limited` */
  countRegistration(address: string | undefined): Promise<void>;
  /** Counts a reset request: 5 for an account, 100 for an address in an hour. @throws DomainError `limited` */
  countReset(attempt: Attempt): Promise<void>;
  /** Forgets failed sign-ins and reset requests of an account whose owner has shown to have its mailbox. */
  clearAccount(email: string): Promise<void>;
}

export function createLimits(knex: Knex): Limits {
  const limiter = (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterPostgres({
      storeClient: knex,
      storeType: "knex",
      tableName: "rate_limits",
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points,
      duration,
    });
  const accountTries = limiter("sign-in-account", 10, 15 * MINUTE);
  const addressTries = limiter("sign-in-address", 100, 15 * MINUTE);
  const ownTries = limiter("sign-in-device", 10, 15 * MINUTE);
  const ownResets = limiter("reset-device", 5, HOUR);
  const registrations = limiter("register-address", 30, HOUR);
  const accountResets = limiter("reset-account", 5, HOUR);
  const addressResets = limiter("reset-address", 100, HOUR);
  const oneAtATime = createKeyedMutex();

  return {
    async tryPassword({ email, address, ownCount }, work, clears = () => true) {
      const account = accountKey(email);
      if (ownCount) return oneAtATime(account, () => counted(ownTries, ownCount, work, clears));
      // Counted before the attempt; otherwise concurrent attempts would all see a count below the limit.
      if (address) await spend(addressTries, networkOf(address), "failed sign-ins");
      return oneAtATime(account, async () => {
        const result = await counted(accountTries, account, work, clears);
        if (address) await addressTries.reward(networkOf(address), 1);
        return result;
      });
    },

    async countRegistration(address) {
      if (address) await spend(registrations, networkOf(address), "new accounts");
    },

    async countReset({ email, address, ownCount }) {
      if (ownCount) return spend(ownResets, ownCount, RESETS);
      if (address) await spend(addressResets, networkOf(address), RESETS);
      await spend(accountResets, accountKey(email), RESETS);
    },

    async clearAccount(email) {
      await accountTries.delete(accountKey(email));
      await accountResets.delete(accountKey(email));
    },
  };
}

const RESETS = "requests for a new password";

/** Counts before the work; what succeeds gives back its own point, or all of them when `clears` says so. */
async function counted<T>(
  limiter: RateLimiterPostgres,
  key: string,
  work: () => Promise<T>,
  clears: (result: T) => boolean,
): Promise<T> {
  await spend(limiter, key, "failed sign-ins");
  const result = await work();
  if (clears(result)) await limiter.delete(key);
  else await limiter.reward(key, 1);
  return result;
}

async function spend(limiter: RateLimiterPostgres, key: string, what: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    if (error instanceof RateLimiterRes) throw tooMany(what, error.msBeforeNext);
    if (error instanceof DomainError) throw error;
    const message = "The database does not answer right now. Try again in a moment.";
    throw new DomainError("unavailable", message, { cause: error });
  }
}

function tooMany(what: string, msBeforeNext: number): DomainError {
  const minutes = Math.max(1, Math.ceil(msBeforeNext / 60_000));
  const wait = minutes === 1 ? "a minute" : `${minutes} minutes`;
  return new DomainError("limited", `Too many ${what}. Wait ${wait} and try again.`);
}

/** Case-insensitive and of fixed length, whatever was typed. */
function accountKey(email: string): string {
  return hashSecret(email.trim().toLowerCase());
}
