/** From a password, and a code where one is asked, to a session. */
import { DomainError } from "#modules/kernel";
import { refusalOf } from "./codes.ts";
import type { Accounts, Credentials, AccountsContext, SignedIn, Visitor } from "./contract.ts";
import type { UserModel } from "./models.ts";
import { checkPassword } from "./passwords.ts";
import { findPendingUser, insertPending, spendTry, takePending } from "./pending-store.ts";
import { CODE_MINUTES, CODE_TRIES, EMAIL_PATTERN, SESSION_DAYS } from "./schema.ts";
import { hashSecret, makeSecret } from "./secrets.ts";
import { deleteExpiredLimits, deleteExpiredSessions, findUserByEmail, insertSession } from "./store.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const USER_AGENT_KEPT = 255;
const TOKEN_BYTES = 32;

type SigningIn = Pick<Accounts, "signIn" | "startSignIn" | "isSignInPending" | "finishSignIn">;

export function createSigningIn({ knex, clock, log, limits, codes }: AccountsContext): SigningIn {
  async function recognize({ email, password }: Credentials): Promise<UserModel> {
    const address = email.trim();
    const model = EMAIL_PATTERN.test(address) ? await findUserByEmail(knex, address) : undefined;
    const matches = await checkPassword(password, model?.passwordHash);
    if (model && matches && !model.disabledAt) return model;
    log.info({ userId: model?.id }, "sign-in refused");
    throw new DomainError("invalid_credentials", "E-mail or password is wrong.");
  }

  async function checkCode(userId: string, code: string): Promise<void> {
    if (await codes.accept(userId, code)) return;
    log.info({ userId }, "code refused");
    throw new DomainError("invalid_credentials", refusalOf(code));
  }

  /** Password and code as one try. A password without its code must not wipe out what wrong codes have counted. */
  function enter(credentials: Credentials): Promise<{ user: UserModel; awaitsCode: boolean }> {
    const work = async () => {
      const user = await recognize(credentials);
      if (!(await codes.areAsked(user.id))) return { user, awaitsCode: false };
      if (!credentials.code?.trim()) return { user, awaitsCode: true };
      await checkCode(user.id, credentials.code);
      return { user, awaitsCode: false };
    };
    return limits.tryPassword(credentials, work, ({ awaitsCode }) => !awaitsCode);
  }

  async function openSession(model: UserModel, { userAgent = "" }: Visitor): Promise<SignedIn> {
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
  }

  const findPending = (tokenHash: string) =>
    findPendingUser(knex, tokenHash, { now: clock.now(), tries: CODE_TRIES });

  return {
    async signIn(credentials) {
      const { user, awaitsCode } = await enter(credentials);
      if (awaitsCode) throw codeRequired();
      return openSession(user, credentials);
    },

    async startSignIn(credentials) {
      const { user, awaitsCode } = await enter(credentials);
      if (!awaitsCode) return openSession(user, credentials);
      const [now, pending] = [clock.now(), makeSecret(TOKEN_BYTES)];
      const expiresAt = new Date(now.getTime() + CODE_MINUTES * MINUTE);
      await insertPending(knex, { tokenHash: hashSecret(pending), userId: user.id, expiresAt, now });
      return { pending, expiresAt };
    },

    async isSignInPending(pending) {
      return (await findPending(hashSecret(pending))) !== undefined;
    },

    async finishSignIn({ pending, code, ...visitor }) {
      const tokenHash = hashSecret(pending);
      const user = await findPending(tokenHash);
      if (!user) throw pendingIsOver();
      await limits.tryPassword({ email: user.email, address: visitor.address }, async () => {
        // Spent before the code is looked at: tries at the same moment count one by one.
        const spent = await spendTry(knex, tokenHash, CODE_TRIES);
        if (spent === null) throw pendingIsOver();
        await checkCode(user.id, code).catch((error: unknown) => {
          throw spent === CODE_TRIES ? pendingIsOver() : error;
        });
        if (!(await takePending(knex, tokenHash))) throw pendingIsOver();
      });
      return openSession(user, visitor);
    },
  };
}

function codeRequired(): DomainError {
  const message =
    "This account has two-factor sign-in. Send the code of the authenticator app, or a recovery code, as code.";
  return new DomainError("second_factor_required", message);
}

function pendingIsOver(): DomainError {
  const message = "This sign-in took too long or had too many wrong codes. Enter your password again.";
  return new DomainError("not_found", message);
}
