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
}

export interface Limits {
  /**
   * Runs a password attempt. Rejected attempts count: 10 for an account and 100 for an address in 15 minutes.
   * A successful one resets the account's count, unless `clears` reports that only half of a sign-in succeeded.
   * Attempts on one account run one at a time. @throws DomainError `limited`, and whatever `work` throws.
   */
  tryPassword<T>(attempt: Attempt, work: () => Promise<T>, clears?: (result: T) => boolean): Promise<T>;
  /** Counts a registration: 30 for an address in an hour. @throws DomainError `limited` */
  countRegistration(address: string | undefined): Promise<void>;
  /** Counts a reset request: 5 for an account, 100 for an address in an hour. @throws DomainError `limited` */
  countReset(attempt: Attempt): Promise<void>;
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
  const registrations = limiter("register-address", 30, HOUR);
  const accountResets = limiter("reset-account", 5, HOUR);
  const addressResets = limiter("reset-address", 100, HOUR);
  const oneAtATime = createKeyedMutex();

  return {
    async tryPassword({ email, address }, work, clears = () => true) {
      const account = accountKey(email);
      // Counted before the attempt; otherwise concurrent attempts would all see a count below the limit.
      if (address) await spend(addressTries, networkOf(address), "failed sign-ins");
      return oneAtATime(account, async () => {
        await spend(accountTries, account, "failed sign-ins");
        const result = await work();
        if (clears(result)) await accountTries.delete(account);
        else await accountTries.reward(account, 1);
        if (address) await addressTries.reward(networkOf(address), 1);
        return result;
      });
    },

    async countRegistration(address) {
      if (address) await spend(registrations, networkOf(address), "new accounts");
    },

    async countReset({ email, address }) {
      if (address) await spend(addressResets, networkOf(address), "requests for a new password");
      await spend(accountResets, accountKey(email), "requests for a new password");
    },
  };
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
