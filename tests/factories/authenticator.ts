/** Authenticator app of a test user. */
import { TOTP } from "otpauth";
import type { Accounts } from "#modules/accounts";
import { systemClock, type Actor, type Clock } from "#modules/kernel";

const STEP_MS = 30_000;

export interface Authenticator {
  /** Code that the app shows after this many steps of 30 seconds. */
  code(steps?: number): string;
  recoveryCodes: string[];
  /** Token of the session used for the setup. */
  session: string;
}

/** Turns on two-factor sign-in, which consumes the code of the current step. */
export async function buildAuthenticator(
  accounts: Accounts,
  { email, password }: { email: string; password: string },
  clock: Clock = systemClock,
): Promise<Authenticator> {
  const { user, token: session } = await accounts.signIn({ email, password });
  const actor: Actor = { kind: "user", userId: user.id, role: user.role };
  await accounts.beginSecondFactor(actor, { current: password, session });
  const setup = await accounts.findSecondFactorSetup(actor, session);
  const code = codesOf(setup?.secret ?? "", clock);
  const recoveryCodes = await accounts.confirmSecondFactor(actor, { code: code(), session });
  return { code, recoveryCodes, session };
}

/** An app with this key, in base 32. */
export function codesOf(secret: string, clock: Clock = systemClock): Authenticator["code"] {
  const app = new TOTP({ secret });
  return (steps = 0) => app.generate({ timestamp: clock.now().getTime() + steps * STEP_MS });
}
