import { DomainError } from "#modules/kernel";
import type { Accounts, Household } from "./index.ts";
import type { SessionModel, UserModel } from "./models.ts";
import { checkPassword } from "./passwords.ts";
import { EMAIL_PATTERN, IDLE_MINUTES, SESSION_DAYS } from "./schema.ts";
import { hashSecret, makeSecret } from "./secrets.ts";
import {
  deleteExpiredLimits,
  deleteExpiredSessions,
  deleteSession,
  findSessionWithUser,
  findUserByEmail,
  insertSession,
  touchSession,
} from "./store.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const USER_AGENT_KEPT = 255;
const TOKEN_BYTES = 32;

export function createSessions(deps: Household): Pick<Accounts, "signIn" | "findSession" | "signOut"> {
  const { knex, clock, log, limits } = deps;

  async function recognize(email: string, password: string): Promise<UserModel> {
    const address = email.trim();
    const model = EMAIL_PATTERN.test(address) ? await findUserByEmail(knex, address) : undefined;
    const matches = await checkPassword(password, model?.passwordHash);
    if (model && matches && !model.disabledAt) return model;
    log.info({ userId: model?.id }, "sign-in refused");
    throw new DomainError("invalid_credentials", "E-mail or password is wrong.");
  }

  return {
    async signIn({ email, password, userAgent = "", address }) {
      const model = await limits.tryPassword({ email, address }, () => recognize(email, password));
      const now = clock.now();
      const token = makeSecret(TOKEN_BYTES);
      const expiresAt = new Date(now.getTime() + SESSION_DAYS * DAY);
      await deleteExpiredSessions(knex, now);
      await deleteExpiredLimits(knex);
      await insertSession(knex, {
        tokenHash: hashSecret(token),
        userId: model.id,
        now,
        expiresAt,
        userAgent: userAgent.slice(0, USER_AGENT_KEPT),
      });
      return { user: model.toUser(), token, expiresAt };
    },

    async findSession(token, { passive = false } = {}) {
      const tokenHash = hashSecret(token);
      const session = await findSessionWithUser(knex, tokenHash);
      if (!session?.user) return null;
      const now = clock.now();
      if (hasEnded(session, session.user, now)) {
        await deleteSession(knex, tokenHash);
        return null;
      }
      // Once a minute is enough for the idle rule and spares a write for every request.
      const worthNoting = now.getTime() - session.lastSeenAt.getTime() >= MINUTE;
      if (!passive && worthNoting) await touchSession(knex, tokenHash, now);
      return session.user.toUser();
    },

    async signOut(token) {
      await deleteSession(knex, hashSecret(token));
    },
  };
}

function hasEnded(session: SessionModel, user: UserModel, now: Date): boolean {
  const idle = now.getTime() - session.lastSeenAt.getTime();
  return Boolean(user.disabledAt) || session.expiresAt <= now || idle > IDLE_MINUTES[user.role] * MINUTE;
}
