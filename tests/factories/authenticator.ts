/** Somebody's authenticator app. */
import { TOTP } from "otpauth";
import type { Accounts } from "#modules/accounts";
import { systemClock, type Actor, type Clock } from "#modules/kernel";

const STEP_MS = 30_000;

export interface Authenticator {
  /** What the app shows so many steps of 30 seconds later. */
  code(steps?: number): string;
  recoveryCodes: string[];
  /** Token of the session in which it was set up. */
  session: string;
}

/** Switches two-factor sign-in on. The code of the present step is used up by that. */
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

/** An app that was given this key, in base 32. */
export function codesOf(secret: string, clock: Clock = systemClock): Authenticator["code"] {
  const app = new TOTP({ secret });
  return (steps = 0) => app.generate({ timestamp: clock.now().getTime() + steps * STEP_MS });
}
