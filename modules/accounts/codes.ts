import type { Knex } from "knex";
import type { Clock } from "#modules/kernel";
import type { SecretBox } from "#modules/platform";
import { hashRecoveryCode } from "./recovery-codes.ts";
import { findSecondFactor, takeRecoveryCode, takeStep } from "./second-factor-store.ts";
import { isAppCode, matchingStep } from "./totp.ts";

/** Whether somebody has their second factor at hand: a code of their app or a recovery code, each good for once. */
export interface Codes {
  areAsked(userId: string): Promise<boolean>;
  /** Uses the code up. False for what is none, and where none are asked. */
  accept(userId: string, code: string): Promise<boolean>;
}

export function createCodes({
  knex,
  clock,
  secretBox,
}: {
  knex: Knex;
  clock: Clock;
  secretBox: SecretBox;
}): Codes {
  return {
    async areAsked(userId) {
      return (await findSecondFactor(knex, userId)) !== undefined;
    },

    async accept(userId, code) {
      const factor = await findSecondFactor(knex, userId);
      if (!factor) return false;
      const digits = withoutSpaces(code);
      if (!isAppCode(digits)) return takeRecoveryCode(knex, userId, hashRecoveryCode(code));
      const step = matchingStep(secretBox.open(factor.sealedSecret, userId), digits, clock.now());
      return step !== null && takeStep(knex, userId, step);
    },
  };
}

/** What to say of a code that was not accepted. */
export function refusalOf(code: string): string {
  return isAppCode(withoutSpaces(code))
    ? "This code is wrong or has been used. Wait for the next one and try again."
    : "This is neither a code of your app nor a recovery code that is left.";
}

/** Apps show "123 456", and people type what they see. */
export function withoutSpaces(code: string): string {
  return code.replace(/\s/g, "");
}
