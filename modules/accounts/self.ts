/** The actor's own row, and re-authentication by password. */
import type { Knex } from "knex";
import { DomainError, requireSignedIn, type Actor } from "#modules/kernel";
import type { Limits } from "./limits.ts";
import type { UserModel } from "./models.ts";
import { checkPassword } from "./passwords.ts";
import { hashSecret } from "./secrets.ts";
import { findUser } from "./store.ts";

export async function getSelf(knex: Knex, actor: Actor): Promise<UserModel> {
  const user = await findUser(knex, userIdOf(actor));
  if (!user) throw new DomainError("unauthenticated", "Unauthorized");
  return user;
}

export function userIdOf(actor: Actor): string {
  requireSignedIn(actor);
  if (actor.kind === "user") return actor.userId;
  throw new DomainError("forbidden", "The command line has no account of its own.");
}

/**
 * Requires the current password, and whatever `also` checks. Rate-limited, since a session may be left open on a shared
 * screen. @throws DomainError `invalid` naming the field `current`, `limited`.
 */
export async function requirePassword(
  limits: Limits,
  { id, email, passwordHash }: UserModel,
  { current, address }: { current: string; address?: string },
  also?: () => Promise<void>,
): Promise<void> {
  await limits.tryPassword({ email, address, ownCount: ownCountOf(id) }, async () => {
    if (!(await checkPassword(current, passwordHash))) throw wrongPassword();
    await also?.();
  });
}

/** Whoever is signed in has a count of their own: strangers who guess at the account do not use it up. */
export function ownCountOf(userId: string): string {
  return hashSecret(`own session ${userId}`);
}

function wrongPassword(): DomainError {
  const problem = "This is not your present password.";
  return new DomainError("invalid", problem, { fields: { current: problem } });
}
