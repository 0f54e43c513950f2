/** Sign-in: from a password, and a code where required, to a session. */
import { DomainError } from "#modules/kernel";
import { originOf, subjectOf, userActor, visitorActor } from "./audit-subjects.ts";
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

export function createSigningIn(context: AccountsContext): SigningIn {
  const { knex, clock, log, limits, codes, devices, audit } = context;

  /** The same work whether or not the account exists. */
  function recordFailure(visitor: Visitor, user: Pick<UserModel, "id"> | undefined, what: string) {
    const event = { action: "sign-in-failed", ...(user && subjectOf(user)), details: { what } } as const;
    return audit.record(knex, visitorActor(originOf(visitor)), event);
  }

  async function verifyPassword({ email, password, ...visitor }: Credentials): Promise<UserModel> {
    const address = email.trim();
    const model = EMAIL_PATTERN.test(address) ? await findUserByEmail(knex, address) : undefined;
    const matches = await checkPassword(password, model?.passwordHash);
    if (model && matches && !model.disabledAt) return model;
    await recordFailure(visitor, model, "password");
    log.info({ userId: model?.id }, "sign-in refused");
    throw new DomainError("invalid_credentials", "E-mail or password is wrong.");
  }

  async function checkCode({ id: userId }: UserModel, code: string, visitor: Visitor): Promise<void> {
    if (await codes.accept(userId, code)) return;
    await recordFailure(visitor, { id: userId }, "code");
    log.info({ userId }, "code refused");
    throw new DomainError("invalid_credentials", refusalOf(code));
  }

  /**
   * Password and code count as one attempt: a correct password without its code must not reset the count of wrong
   * codes.
   */
  async function authenticate(credentials: Credentials): Promise<{ user: UserModel; needsCode: boolean }> {
    const work = async () => {
      const user = await verifyPassword(credentials);
      if (!(await codes.isRequired(user.id))) return { user, needsCode: false };
      if (!credentials.code?.trim()) return { user, needsCode: true };
      await checkCode(user, credentials.code, credentials);
      return { user, needsCode: false };
    };
    const ownCount = await devices.recognize(credentials.device, credentials.email.trim());
    return limits.tryPassword({ ...credentials, ownCount }, work, ({ needsCode }) => !needsCode);
  }

  async function openSession(model: UserModel, visitor: Visitor): Promise<SignedIn> {
    const { address, userAgent = "" } = visitor;
    const now = clock.now();
    const token = makeSecret(TOKEN_BYTES);
    const expiresAt = new Date(now.getTime() + SESSION_DAYS * DAY);
    await deleteExpiredSessions(knex, now);
    await deleteExpiredLimits(knex);
    const [sessionId, agent] = [hashSecret(token), userAgent.slice(0, USER_AGENT_KEPT)];
    const device = await knex.transaction(async (trx) => {
      await insertSession(trx, { tokenHash: sessionId, userId: model.id, now, expiresAt, userAgent: agent });
      const actor = userActor(model, { address, sessionId, userAgent });
      await audit.record(trx, actor, { action: "signed-in", ...subjectOf(model) });
      return devices.remember(trx, visitor.device, model.id);
    });
    return { user: model.toUser(), token, device, expiresAt };
  }

  const findPending = (tokenHash: string) =>
    findPendingUser(knex, tokenHash, { now: clock.now(), tries: CODE_TRIES });

  return {
    async signIn(credentials) {
      const { user, needsCode } = await authenticate(credentials);
      if (needsCode) throw codeRequired();
      return openSession(user, credentials);
    },

    async startSignIn(credentials) {
      const { user, needsCode } = await authenticate(credentials);
      if (!needsCode) return openSession(user, credentials);
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
      if (!user) throw pendingExpired();
      const ownCount = await devices.recognize(visitor.device, user.email);
      await limits.tryPassword({ email: user.email, address: visitor.address, ownCount }, async () => {
        // Consumed before the code is checked, so that concurrent attempts are counted separately.
        const spent = await spendTry(knex, tokenHash, CODE_TRIES);
        if (spent === null) throw pendingExpired();
        await checkCode(user, code, visitor).catch((error: unknown) => {
          throw spent === CODE_TRIES ? pendingExpired() : error;
        });
        if (!(await takePending(knex, tokenHash))) throw pendingExpired();
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

function pendingExpired(): DomainError {
  const message = "This sign-in took too long or had too many wrong codes. Enter your password again.";
  return new DomainError("not_found", message);
}
