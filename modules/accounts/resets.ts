import type { Knex } from "knex";
import { DomainError } from "#modules/kernel";
import type { NewMail } from "#modules/mail";
import type { Accounts, AccountsContext } from "./contract.ts";
import type { UserModel } from "./models.ts";
import { forgetDevices } from "./device-store.ts";
import { passwordProblem } from "./password-rules.ts";
import { hashPassword } from "./passwords.ts";
import {
  deleteExpiredResets,
  findResetUser,
  insertReset,
  insertResetRequest,
  replacePassword,
  takeReset,
  takeResetRequest,
  type ResetRequest,
} from "./reset-store.ts";
import { originOf, subjectOf, userActor, visitorActor } from "./audit-subjects.ts";
import { EMAIL_PATTERN, RESET_MINUTES } from "./schema.ts";
import { hashSecret, makeSecret } from "./secrets.ts";
import { findUserByEmail } from "./store.ts";

const MINUTE = 60_000;
const TOKEN_BYTES = 24;

type Resets = Pick<
  Accounts,
  "requestPasswordReset" | "answerPasswordResets" | "findPasswordReset" | "resetPassword"
>;

export function createResets(context: AccountsContext): Resets {
  const { knex, clock, log, limits, mail, audit } = context;

  /** Commits token and mail and deletes the request, together. False when no request is left. */
  async function answerOne(trx: Knex.Transaction): Promise<boolean> {
    const request = await takeResetRequest(trx);
    if (!request) return false;
    const user = await findUserByEmail(trx, request.email);
    const requester = visitorActor(request.origin);
    await audit.record(trx, requester, { action: "password-reset-requested", ...(user && subjectOf(user)) });
    if (!user || user.disabledAt) return true;
    const now = clock.now();
    const token = makeSecret(TOKEN_BYTES);
    const expiresAt = new Date(request.requestedAt.getTime() + RESET_MINUTES * MINUTE);
    await deleteExpiredResets(trx, now);
    await insertReset(trx, { tokenHash: hashSecret(token), userId: user.id, expiresAt });
    await mail.enqueue(trx, resetMail(user, request, { token, validUntil: expiresAt }));
    log.info({ userId: user.id }, "password reset under way");
    return true;
  }

  return {
    async requestPasswordReset({ email, site, ...visitor }) {
      const address = email.trim();
      if (!EMAIL_PATTERN.test(address)) throw invalidAddress();
      const ownCount = await context.devices.recognize(visitor.device, address);
      await limits.countReset({ email: address, address: visitor.address, ownCount });
      // No lookup here: response time must not reveal whether the account exists.
      await knex.transaction(async (trx) => {
        const request = { email: address, site, requestedAt: clock.now(), origin: originOf(visitor) };
        await insertResetRequest(trx, request);
        await context.scheduleResets(trx);
      });
    },

    async answerPasswordResets(actor) {
      if (actor.kind !== "operator")
        throw new DomainError("forbidden", "The server answers these by itself.");
      while (await knex.transaction(answerOne));
    },

    async findPasswordReset(token) {
      const user = await findResetUser(knex, hashSecret(token), clock.now());
      return user ? { email: user.email } : null;
    },

    async resetPassword({ token, password, session, ...visitor }) {
      const tokenHash = hashSecret(token);
      const user = await findResetUser(knex, tokenHash, clock.now());
      if (!user) throw staleLink();
      const problem = passwordProblem(password, user);
      if (problem) throw new DomainError("invalid", problem, { fields: { password: problem } });
      const passwordHash = await hashPassword(password);
      const keptSession = session ? hashSecret(session) : null;
      const device = await knex.transaction(async (trx) => {
        if (!(await takeReset(trx, tokenHash, clock.now()))) throw staleLink();
        await replacePassword(trx, { userId: user.id, passwordHash, keptSession });
        const details = { by: "link" };
        const event = { action: "password-changed", ...subjectOf(user), details } as const;
        await audit.record(trx, userActor(user, visitor), event);
        await forgetDevices(trx, user.id);
        return context.devices.remember(trx, undefined, user.id);
      });
      await limits.clearAccount(user.email);
      log.info({ userId: user.id }, "password reset");
      return { device };
    },
  };
}

function resetMail(
  user: UserModel,
  { id, site }: ResetRequest,
  { token, validUntil }: { token: string; validUntil: Date },
): NewMail {
  const text = [
    "Somebody asked for a new password for the TaxRAG account with this e-mail",
    `address. Open this link within ${RESET_MINUTES} minutes to choose one:`,
    "",
    `${site}/reset?token=${token}`,
    "",
    "The link works once. If it was not you, do nothing: your password stays as",
    "it is. We never ask for a Social Security number by e-mail.",
    "",
  ];
  return {
    key: `password-reset ${id}`,
    kind: "password-reset",
    to: user.email,
    subject: "Choose a new password for TaxRAG",
    text: text.join("\n"),
    related: { type: "user", id: user.id },
    validUntil,
  };
}

function staleLink(): DomainError {
  return new DomainError("not_found", "This link has been used or is older than an hour. Ask for a new one.");
}

function invalidAddress(): DomainError {
  const problem = "Enter an e-mail address such as name@example.com.";
  return new DomainError("invalid", problem, { fields: { email: problem } });
}
