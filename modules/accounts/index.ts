/**
 * People: users, passwords, sessions. Who may do what is said by each module; who somebody is, is said here.
 */
import type { Knex } from "knex";
import type { Actor, Clock, Log, Role } from "#modules/kernel";
import { createSessions } from "./sessions.ts";
import { createUsers } from "./users.ts";
import type { User } from "./schema.ts";

export interface NewUser {
  email: string;
  password: string;
  firstName?: string;
  lastName?: string;
  role?: Role;
}

export interface SignedIn {
  user: User;
  /** Secret for the session cookie; only its hash is stored. */
  token: string;
  expiresAt: Date;
}

export interface Accounts {
  /** @throws DomainError `invalid` naming fields, `conflict` when the address is taken. Operators and administrators. */
  createUser(actor: Actor, user: NewUser): Promise<User>;
  /** Makes the first administrator when there is none; null when there is one. */
  createFirstAdmin(
    actor: Actor,
    admin: { email: string; password?: string },
  ): Promise<{ user: User; password: string | null } | null>;
  /** E-mail in any case. @throws DomainError `invalid_credentials` after the same work whether or not the address exists. */
  signIn(credentials: { email: string; password: string; userAgent?: string }): Promise<SignedIn>;
  /** Who holds this session, or null. Counts as activity unless `passive`. */
  findSession(token: string, options?: { passive?: boolean }): Promise<User | null>;
  signOut(token: string): Promise<void>;
}

export interface AccountsDeps {
  knex: Knex;
  clock: Clock;
  log: Log;
}

export function createAccounts(deps: AccountsDeps): Accounts {
  return { ...createUsers(deps), ...createSessions(deps) };
}
