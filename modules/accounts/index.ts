/**
 * People: users, passwords, sessions. Each module decides who may do what; this one decides who somebody is.
 */
import { createAdministration } from "./administration.ts";
import { createCodes } from "./codes.ts";
import type { Accounts, AccountsContext, AccountsDeps } from "./contract.ts";
import { createLimits } from "./limits.ts";
import { createOwnAccount } from "./own-account.ts";
import { createResets } from "./resets.ts";
import { createSeal } from "./sealing.ts";
import { createSecondFactors } from "./second-factors.ts";
import { createSessions } from "./sessions.ts";
import { createSigningIn } from "./signing-in.ts";
import { createUsers } from "./users.ts";

export { createMailer, type MailSettings } from "./adapters/mailer.ts";
export type * from "./contract.ts";
export type { Mail, Mailer } from "./ports.ts";

export function createAccounts(deps: AccountsDeps): Accounts {
  const seal = createSeal(deps.secretKey, "taxrag second factors");
  const codes = createCodes({ ...deps, seal });
  const context: AccountsContext = { ...deps, limits: createLimits(deps.knex), seal, codes };
  return {
    ...createUsers(context),
    ...createSigningIn(context),
    ...createSessions(context),
    ...createSecondFactors(context),
    ...createResets(context),
    ...createOwnAccount(context),
    ...createAdministration(context),
  };
}
