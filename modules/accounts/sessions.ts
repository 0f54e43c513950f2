import { createHash, randomBytes } from "node:crypto";
import { DomainError } from "#modules/kernel";
import type { Accounts, AccountsDeps } from "./index.ts";
import type { SessionModel, UserModel } from "./models.ts";
import { checkPassword } from "./passwords.ts";
import { EMAIL_PATTERN, IDLE_MINUTES, SESSION_DAYS } from "./schema.ts";
import {
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

export function createSessions(deps: AccountsDeps): Pick<Accounts, "signIn" | "findSession" | "signOut"> {
  const { knex, clock, log } = deps;

  return {
    async signIn({ email, password, userAgent = "" }) {
      const address = email.trim();
      const model = EMAIL_PATTERN.test(address) ? await findUserByEmail(knex, address) : undefined;
      const matches = await checkPassword(password, model?.passwordHash);
      if (!model || !matches || model.disabledAt) {
        log.info({ userId: model?.id }, "sign-in refused");
        throw new DomainError("invalid_credentials", "E-mail or password is wrong.");
      }
      const now = clock.now();
      const token = randomBytes(32).toString("base64url");
      const expiresAt = new Date(now.getTime() + SESSION_DAYS * DAY);
      await deleteExpiredSessions(knex, now);
      await insertSession(knex, {
        tokenHash: hashToken(token),
        userId: model.id,
        now,
        expiresAt,
        userAgent: userAgent.slice(0, USER_AGENT_KEPT),
      });
      return { user: model.toUser(), token, expiresAt };
    },

    async findSession(token, { passive = false } = {}) {
      const tokenHash = hashToken(token);
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
      await deleteSession(knex, hashToken(token));
    },
  };
}

function hasEnded(session: SessionModel, user: UserModel, now: Date): boolean {
  const idle = now.getTime() - session.lastSeenAt.getTime();
  return Boolean(user.disabledAt) || session.expiresAt <= now || idle > IDLE_MINUTES[user.role] * MINUTE;
}

function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
