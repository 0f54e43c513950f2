import { DomainError } from "#modules/kernel";
import type { Accounts, AccountsContext } from "./contract.ts";
import type { UserModel } from "./models.ts";
import { passwordProblem } from "./password-rules.ts";
import { hashPassword } from "./passwords.ts";
import type { Mail } from "./ports.ts";
import {
  deleteExpiredResets,
  findResetUser,
  insertReset,
  replacePassword,
  takeReset,
} from "./reset-store.ts";
import { EMAIL_PATTERN, RESET_MINUTES } from "./schema.ts";
import { hashSecret, makeSecret } from "./secrets.ts";
import { findUserByEmail } from "./store.ts";

const MINUTE = 60_000;
const TOKEN_BYTES = 24;

type Resets = Pick<Accounts, "requestPasswordReset" | "findPasswordReset" | "resetPassword" | "close">;

export function createResets({ knex, clock, log, mailer, limits }: AccountsContext): Resets {
  const underWay = new Set<Promise<void>>();

  async function sendLink(email: string, site: string): Promise<void> {
    const user = await findUserByEmail(knex, email);
    if (!user || user.disabledAt) return;
    const now = clock.now();
    const token = makeSecret(TOKEN_BYTES);
    const expiresAt = new Date(now.getTime() + RESET_MINUTES * MINUTE);
    await deleteExpiredResets(knex, now);
    await insertReset(knex, { tokenHash: hashSecret(token), userId: user.id, expiresAt });
    await mailer.send(letter(user, `${site}/reset?token=${token}`));
    log.info({ userId: user.id }, "password reset sent");
  }

  return {
    async requestPasswordReset({ email, site, address: from }) {
      const address = email.trim();
      if (!EMAIL_PATTERN.test(address)) throw noAddress();
      await limits.countReset({ email: address, address: from });
      // Nobody waits for it: how long an answer takes must not tell whether the account exists.
      const work: Promise<void> = sendLink(address, site)
        .catch((error: unknown) => log.error({ err: error }, "password reset was not sent"))
        .finally(() => underWay.delete(work));
      underWay.add(work);
    },

    async findPasswordReset(token) {
      const user = await findResetUser(knex, hashSecret(token), clock.now());
      return user ? { email: user.email } : null;
    },

    async resetPassword({ token, password, session }) {
      const tokenHash = hashSecret(token);
      const user = await findResetUser(knex, tokenHash, clock.now());
      if (!user) throw staleLink();
      const problem = passwordProblem(password, user);
      if (problem) throw new DomainError("invalid", problem, { fields: { password: problem } });
      const passwordHash = await hashPassword(password);
      const keptSession = session ? hashSecret(session) : null;
      await knex.transaction(async (trx) => {
        if (!(await takeReset(trx, tokenHash, clock.now()))) throw staleLink();
        await replacePassword(trx, { userId: user.id, passwordHash, keptSession });
      });
      log.info({ userId: user.id }, "password reset");
    },

    async close() {
      await Promise.all(underWay);
      mailer.close();
    },
  };
}

function letter(user: UserModel, link: string): Mail {
  const text = [
    "Somebody asked for a new password for the TaxRAG account with this e-mail",
    `address. Open this link within ${RESET_MINUTES} minutes to choose one:`,
    "",
    link,
    "",
    "The link works once. If it was not you, do nothing: your password stays as",
    "it is. We never ask for a Social Security number by e-mail.",
    "",
  ];
  return { to: user.email, subject: "Choose a new password for TaxRAG", text: text.join("\n") };
}

function staleLink(): DomainError {
  return new DomainError("not_found", "This link has been used or is older than an hour. Ask for a new one.");
}

function noAddress(): DomainError {
  const problem = "Enter an e-mail address such as name@example.com.";
  return new DomainError("invalid", problem, { fields: { email: problem } });
}
