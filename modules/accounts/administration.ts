/** What operators and administrators do with other users' accounts. */
import type { Knex } from "knex";
import { DomainError, requireAdmin, type FieldErrors } from "#modules/kernel";
import { subjectOf } from "./audit-subjects.ts";
import type { Accounts, AccountsContext } from "./contract.ts";
import type { UserModel } from "./models.ts";
import { passwordProblem } from "./password-rules.ts";
import { hashPassword, makePassword } from "./passwords.ts";
import { replacePassword } from "./reset-store.ts";
import { disableSecondFactor, findSecondFactor } from "./second-factor-store.ts";
import {
  deleteAllSessions,
  findUserByEmail,
  isLastAdmin,
  listUsers,
  patchUser,
  withAdminLock,
} from "./store.ts";

type Administration = Pick<
  Accounts,
  "listUsers" | "setRole" | "setPassword" | "resetSecondFactor" | "disableUser" | "enableUser"
>;

export function createAdministration({ knex, clock, log, audit }: AccountsContext): Administration {
  return {
    async listUsers(actor) {
      requireAdmin(actor);
      return (await listUsers(knex)).map((user) => user.toListedUser());
    },

    async setRole(actor, email, role) {
      requireAdmin(actor);
      return withAdminLock(knex, async (trx) => {
        const user = await getUser(trx, email);
        if (role !== "admin") await keepOneAdmin(trx, user);
        const changed = await patchUser(trx, user.id, { role });
        const details = { from: user.role, to: role };
        await audit.record(trx, actor, { action: "role-changed", ...subjectOf(user), details });
        log.info({ userId: user.id, role }, "role changed");
        return changed.toListedUser();
      });
    },

    async setPassword(actor, email, given) {
      requireAdmin(actor);
      const user = await getUser(knex, email);
      const password = given ?? makePassword();
      const problem = passwordProblem(password, user);
      if (problem) throw invalidPassword(problem);
      const passwordHash = await hashPassword(password);
      await knex.transaction(async (trx) => {
        await replacePassword(trx, { userId: user.id, passwordHash, keptSession: null });
        const details = { by: "administrator" };
        await audit.record(trx, actor, { action: "password-changed", ...subjectOf(user), details });
      });
      log.info({ userId: user.id }, "password set by an administrator");
      return password;
    },

    async resetSecondFactor(actor, email) {
      requireAdmin(actor);
      const user = await getUser(knex, email);
      if (!(await findSecondFactor(knex, user.id))) throw notEnabled(user);
      await knex.transaction(async (trx) => {
        await disableSecondFactor(trx, user.id);
        // The person who has the phone now may be signed in on it.
        await deleteAllSessions(trx, user.id);
        await audit.record(trx, actor, { action: "second-factor-reset", ...subjectOf(user) });
      });
      log.info({ userId: user.id }, "second factor reset by an administrator");
    },

    async disableUser(actor, email) {
      requireAdmin(actor);
      return withAdminLock(knex, async (trx) => {
        const user = await getUser(trx, email);
        await keepOneAdmin(trx, user);
        const changed = await patchUser(trx, user.id, { disabledAt: user.disabledAt ?? clock.now() });
        await deleteAllSessions(trx, user.id);
        await audit.record(trx, actor, { action: "user-disabled", ...subjectOf(user) });
        log.info({ userId: user.id }, "user disabled");
        return changed.toListedUser();
      });
    },

    async enableUser(actor, email) {
      requireAdmin(actor);
      const user = await getUser(knex, email);
      const changed = await knex.transaction(async (trx) => {
        await audit.record(trx, actor, { action: "user-enabled", ...subjectOf(user) });
        return patchUser(trx, user.id, { disabledAt: null });
      });
      log.info({ userId: user.id }, "user enabled");
      return changed.toListedUser();
    },
  };
}

async function getUser(knex: Knex, email: string): Promise<UserModel> {
  const user = await findUserByEmail(knex, email.trim());
  if (user) return user;
  throw new DomainError(
    "not_found",
    `There is no account with the e-mail ${email}. "taxrag user list" shows all.`,
  );
}

/** Without an administrator, nobody could restore access. */
async function keepOneAdmin(knex: Knex, user: UserModel): Promise<void> {
  if (!(await isLastAdmin(knex, user.id))) return;
  throw new DomainError("conflict", `${user.email} is the last administrator. Make another one first.`);
}

function notEnabled({ email }: UserModel): DomainError {
  return new DomainError("conflict", `${email} has no two-factor sign-in, so there is nothing to reset.`);
}

function invalidPassword(problem: string): DomainError {
  const fields: FieldErrors = { password: problem };
  return new DomainError("invalid", problem, { fields });
}
