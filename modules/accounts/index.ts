/** Users, passwords and sessions. Each module authorizes its own actions; this one authenticates. */
import { createSecretBox } from "#modules/platform";
import { createAdministration } from "./administration.ts";
import { createAssignments } from "./assignments.ts";
import { createCodes } from "./codes.ts";
import type { Accounts, AccountsContext, AccountsDeps } from "./contract.ts";
import { createDevices } from "./devices.ts";
import { createInvitations } from "./invitations.ts";
import { createLimits } from "./limits.ts";
import { createOwnAccount } from "./own-account.ts";
import { createResets } from "./resets.ts";
import { createSecondFactors } from "./second-factors.ts";
import { createSessions } from "./sessions.ts";
import { createSigningIn } from "./signing-in.ts";
import { createUsers } from "./users.ts";

export type * from "./contract.ts";

const SECOND_FACTOR_BOX = {
  purpose: "taxrag second factors",
  doesNotOpen:
    "The stored second factor does not open with this ENCRYPTION_KEY. Set the former key again, or have it reset.",
};

export function createAccounts(deps: AccountsDeps): Accounts {
  const secretBox = createSecretBox(deps.secretKey, SECOND_FACTOR_BOX);
  const codes = createCodes({ ...deps, secretBox });
  const context: AccountsContext = {
    ...deps,
    limits: createLimits(deps.knex),
    secretBox,
    codes,
    devices: createDevices(deps),
  };
  return {
    ...createUsers(context),
    ...createSigningIn(context),
    ...createSessions(context),
    ...createSecondFactors(context),
    ...createResets(context),
    ...createOwnAccount(context),
    ...createAdministration(context),
    ...createInvitations(context),
    ...createAssignments(context),
  };
}
