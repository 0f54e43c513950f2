/** What users change about themselves. */
import { DomainError, type Actor, type FieldErrors } from "#modules/kernel";
import { subjectOf } from "./audit-subjects.ts";
import type { Accounts, AccountsContext } from "./contract.ts";
import { passwordProblem } from "./password-rules.ts";
import { hashPassword } from "./passwords.ts";
import { replacePassword } from "./reset-store.ts";
import { IDLE_MINUTES } from "./schema.ts";
import { hashSecret } from "./secrets.ts";
import { getSelf, requirePassword, userIdOf } from "./self.ts";
import { deleteOwnSessions, listOwnSessions, patchUser } from "./store.ts";
import { nameProblem } from "./users.ts";

const MINUTE = 60_000;

type OwnAccount = Pick<
  Accounts,
  "updateProfile" | "changePassword" | "listSessions" | "endSession" | "endOtherSessions"
>;

export function createOwnAccount({ knex, clock, log, limits, audit }: AccountsContext): OwnAccount {
  async function endSessions(actor: Actor, which: { only: string } | { except: string }): Promise<void> {
    const id = userIdOf(actor);
    await knex.transaction(async (trx) => {
      await deleteOwnSessions(trx, id, which);
      const details = { which: "only" in which ? "one" : "all others" };
      await audit.record(trx, actor, { action: "sessions-ended", ...subjectOf({ id }), details });
    });
  }

  return {
    async updateProfile(actor, names) {
      const { firstName, lastName } = { firstName: names.firstName.trim(), lastName: names.lastName.trim() };
      checkNames({ firstName, lastName });
      const id = userIdOf(actor);
      const user = await knex.transaction(async (trx) => {
        await audit.record(trx, actor, { action: "profile-changed", ...subjectOf({ id }) });
        return patchUser(trx, id, { firstName, lastName });
      });
      return user.toUser();
    },

    async changePassword(actor, { current, password, session, address }) {
      const user = await getSelf(knex, actor);
      await requirePassword(limits, user, { current, address });
      const problem = passwordProblem(password, user);
      if (problem) throw new DomainError("invalid", problem, { fields: { password: problem } });
      const passwordHash = await hashPassword(password);
      await knex.transaction(async (trx) => {
        await replacePassword(trx, { userId: user.id, passwordHash, keptSession: hashSecret(session) });
        const details = { by: "themselves" };
        await audit.record(trx, actor, { action: "password-changed", ...subjectOf(user), details });
      });
      log.info({ userId: user.id }, "password changed");
    },

    async listSessions(actor, session) {
      const user = await getSelf(knex, actor);
      const now = clock.now();
      const seenSince = new Date(now.getTime() - IDLE_MINUTES[user.role] * MINUTE);
      const own = session ? hashSecret(session) : null;
      const open = await listOwnSessions(knex, { userId: user.id, now, seenSince });
      return open.map(({ tokenHash, userAgent, createdAt, lastSeenAt }) => ({
        id: tokenHash,
        isCurrent: tokenHash === own,
        userAgent,
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
      }));
    },

    async endSession(actor, id) {
      await endSessions(actor, { only: id });
    },

    async endOtherSessions(actor, session) {
      await endSessions(actor, { except: hashSecret(session) });
    },
  };
}

function checkNames(names: { firstName: string; lastName: string }): void {
  const fields: FieldErrors = {};
  for (const [field, name] of Object.entries(names)) {
    const problem = nameProblem(name);
    if (problem) fields[field] = problem;
  }
  const [first] = Object.values(fields);
  if (first) throw new DomainError("invalid", first, { fields });
}
