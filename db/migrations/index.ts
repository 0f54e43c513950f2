/** Every migration, oldest first. A list and not a folder that is read, so that a bundle holds them too. */
import type { Knex } from "knex";
import * as createAccounts from "./20261120090000_create_accounts.ts";
import * as createAuthority from "./20261120090100_create_authority.ts";
import * as createExchanges from "./20261120090200_create_exchanges.ts";
import * as addVectors from "./20261120090300_add_vectors.ts";
import * as createPasswordResets from "./20261120090400_create_password_resets.ts";
import * as createRateLimits from "./20261120090500_create_rate_limits.ts";

export interface NamedMigration extends Knex.Migration {
  name: string;
}

export const migrations: readonly NamedMigration[] = [
  { name: "20261120090000_create_accounts", ...createAccounts },
  { name: "20261120090100_create_authority", ...createAuthority },
  { name: "20261120090200_create_exchanges", ...createExchanges },
  { name: "20261120090300_add_vectors", ...addVectors },
  { name: "20261120090400_create_password_resets", ...createPasswordResets },
  { name: "20261120090500_create_rate_limits", ...createRateLimits },
];
