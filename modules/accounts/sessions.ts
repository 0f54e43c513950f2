import { subjectOf, userActor } from "./audit-subjects.ts";
import type { Accounts, AccountsContext } from "./contract.ts";
import type { SessionModel, UserModel } from "./models.ts";
import { IDLE_MINUTES } from "./schema.ts";
import { hashSecret } from "./secrets.ts";
import { deleteSession, findSessionWithUser, touchSession } from "./store.ts";

const MINUTE = 60_000;

type Sessions = Pick<Accounts, "findSession" | "signOut">;

export function createSessions({ knex, clock, audit, requireAdminTwoFactor }: AccountsContext): Sessions {
  return {
    async findSession(token, { passive = false } = {}) {
      const tokenHash = hashSecret(token);
      const session = await findSessionWithUser(knex, tokenHash);
      if (!session?.user) return null;
      const now = clock.now();
      if (hasEnded(session, session.user, now)) {
        await deleteSession(knex, tokenHash);
        return null;
      }
      // One update a minute is precise enough for the idle timeout and saves a write per request.
      const worthNoting = now.getTime() - session.lastSeenAt.getTime() >= MINUTE;
      if (!passive && worthNoting) await touchSession(knex, tokenHash, now);
      const { user } = session;
      const mustEnrollSecondFactor = requireAdminTwoFactor && user.role === "admin" && !user.secondFactor;
      return { user: user.toUser(), sessionId: tokenHash, mustEnrollSecondFactor };
    },

    async signOut(token, visitor = {}) {
      const sessionId = hashSecret(token);
      await knex.transaction(async (trx) => {
        const session = await findSessionWithUser(trx, sessionId);
        if (!session?.user) return;
        await deleteSession(trx, sessionId);
        const actor = userActor(session.user, { ...visitor, sessionId });
        await audit.record(trx, actor, { action: "signed-out", ...subjectOf(session.user) });
      });
    },
  };
}

function hasEnded(session: SessionModel, user: UserModel, now: Date): boolean {
  const idle = now.getTime() - session.lastSeenAt.getTime();
  return Boolean(user.disabledAt) || session.expiresAt <= now || idle > IDLE_MINUTES[user.role] * MINUTE;
}
