/** Two-factor sign-in, enabled and disabled by users themselves. */
import { DomainError, type Actor } from "#modules/kernel";
import { subjectOf } from "./audit-subjects.ts";
import { refusalOf, withoutSpaces } from "./codes.ts";
import type { AccountsContext, SecondFactors } from "./contract.ts";
import type { UserModel } from "./models.ts";
import { hashRecoveryCode, makeRecoveryCodes } from "./recovery-codes.ts";
import { SETUP_MINUTES } from "./schema.ts";
import {
  countRecoveryCodes,
  findSetup,
  insertSetup,
  replaceCodeHashes,
  disableSecondFactor,
  enableSecondFactor,
} from "./second-factor-store.ts";
import { hashSecret } from "./secrets.ts";
import { getSelf, ownCountOf, requirePassword } from "./self.ts";
import { deleteOwnSessions } from "./store.ts";
import { makeTotpSecret, matchingStep, provision } from "./totp.ts";

const MINUTE = 60_000;

export function createSecondFactors(context: AccountsContext): SecondFactors {
  const { knex, clock, log, limits, codes, secretBox, audit } = context;

  async function getSelfWithFactor(actor: Actor): Promise<UserModel> {
    const user = await getSelf(knex, actor);
    if (user.secondFactor) return user;
    throw new DomainError("conflict", "Two-factor sign-in is off. Switch it on first.");
  }

  return {
    async getSecondFactor(actor) {
      const user = await getSelf(knex, actor);
      return {
        since: user.secondFactor?.createdAt.toISOString() ?? null,
        recoveryCodesLeft: await countRecoveryCodes(knex, user.id),
        isRequired: context.requireAdminTwoFactor && user.role === "admin",
      };
    },

    async beginSecondFactor(actor, { session, ...proof }) {
      const user = await getSelf(knex, actor);
      if (user.secondFactor) throw alreadyEnabled();
      await requirePassword(limits, user, proof);
      const now = clock.now();
      await insertSetup(knex, {
        userId: user.id,
        sessionHash: hashSecret(session),
        sealedSecret: secretBox.seal(makeTotpSecret(), user.id),
        expiresAt: new Date(now.getTime() + SETUP_MINUTES * MINUTE),
        now,
      });
    },

    async findSecondFactorSetup(actor, session) {
      const { id: userId, email } = await getSelf(knex, actor);
      const setup = await findSetup(knex, { userId, sessionHash: hashSecret(session), now: clock.now() });
      return setup ? provision(secretBox.open(setup.sealedSecret, userId), email) : null;
    },

    async confirmSecondFactor(actor, { code, session, address }) {
      const { id: userId, email } = await getSelf(knex, actor);
      const [now, sessionHash] = [clock.now(), hashSecret(session)];
      const setup = await findSetup(knex, { userId, sessionHash, now });
      if (!setup) throw noEnrollment();
      // Guesses count like those at a sign-in.
      const step = await limits.tryPassword({ email, address, ownCount: ownCountOf(userId) }, async () => {
        const found = matchingStep(secretBox.open(setup.sealedSecret, userId), withoutSpaces(code), now);
        if (found !== null) return found;
        throw wrongCode("This code is wrong. Wait for the next one and check the clock of the phone.");
      });
      const recoveryCodes = makeRecoveryCodes();
      await knex.transaction(async (trx) => {
        if (!(await enableSecondFactor(trx, setup, { step, now }))) throw noEnrollment();
        await replaceCodeHashes(trx, userId, recoveryCodes.map(hashRecoveryCode));
        await deleteOwnSessions(trx, userId, { except: sessionHash });
        await audit.record(trx, actor, { action: "second-factor-enabled", ...subjectOf({ id: userId }) });
      });
      log.info({ userId }, "second factor switched on");
      return recoveryCodes;
    },

    async replaceRecoveryCodes(actor, proof) {
      const user = await getSelfWithFactor(actor);
      await requirePassword(limits, user, proof);
      const recoveryCodes = makeRecoveryCodes();
      await knex.transaction(async (trx) => {
        await replaceCodeHashes(trx, user.id, recoveryCodes.map(hashRecoveryCode));
        await audit.record(trx, actor, { action: "recovery-codes-replaced", ...subjectOf(user) });
      });
      log.info({ userId: user.id }, "recovery codes replaced");
      return recoveryCodes;
    },

    async switchOffSecondFactor(actor, { code, session, ...proof }) {
      const user = await getSelfWithFactor(actor);
      await requirePassword(limits, user, proof, async () => {
        if (!(await codes.accept(user.id, code))) throw wrongCode(refusalOf(code));
      });
      await knex.transaction(async (trx) => {
        await disableSecondFactor(trx, user.id);
        await deleteOwnSessions(trx, user.id, { except: hashSecret(session) });
        await audit.record(trx, actor, { action: "second-factor-disabled", ...subjectOf(user) });
      });
      log.info({ userId: user.id }, "second factor switched off");
    },
  };
}

function wrongCode(problem: string): DomainError {
  return new DomainError("invalid", problem, { fields: { code: problem } });
}

function alreadyEnabled(): DomainError {
  return new DomainError("conflict", "Two-factor sign-in is on already. Switch it off to set it up anew.");
}

function noEnrollment(): DomainError {
  return new DomainError("not_found", "This setup took too long or was begun elsewhere. Begin again.");
}
