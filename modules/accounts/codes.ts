import type { Knex } from "knex";
import type { Clock } from "#modules/kernel";
import type { SecretBox } from "#modules/platform";
import { hashRecoveryCode } from "./recovery-codes.ts";
import { findSecondFactor, takeRecoveryCode, takeStep } from "./second-factor-store.ts";
import { isAppCode, matchingStep } from "./totp.ts";

/** Checks second-factor codes: of the authenticator app or a recovery code, each usable once. */
export interface Codes {
  isRequired(userId: string): Promise<boolean>;
  /** Consumes the code. False for a wrong code, and for users without a second factor. */
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
    async isRequired(userId) {
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

/** Message for a rejected code. */
export function refusalOf(code: string): string {
  return isAppCode(withoutSpaces(code))
    ? "This code is wrong or has been used. Wait for the next one and try again."
    : "This is neither a code of your app nor a recovery code that is left.";
}

/** Apps display "123 456", and people type it that way. */
export function withoutSpaces(code: string): string {
  return code.replace(/\s/g, "");
}
