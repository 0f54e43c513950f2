/** Clients whom the office invites by mail. */
import type { Knex } from "knex";
import { DomainError, requireAdmin, type Actor } from "#modules/kernel";
import type { NewMail } from "#modules/mail";
import { originOf, subjectOf, userActor } from "./audit-subjects.ts";
import type { AccountsContext } from "./contract.ts";
import type { Invitations } from "./invitation-contract.ts";
import { endLink, findInvitedUser, lockInvited, putInvitation, takeInvitation } from "./invitation-store.ts";
import type { UserModel } from "./models.ts";
import { passwordProblem } from "./password-rules.ts";
import { hashPassword, makePassword } from "./passwords.ts";
import { replacePassword } from "./reset-store.ts";
import { INVITATION_DAYS } from "./schema.ts";
import { hashSecret, makeSecret } from "./secrets.ts";
import { findUser, insertUser, patchUser } from "./store.ts";
import { checkNewUser } from "./users.ts";

const DAY = 24 * 60 * 60_000;
const TOKEN_BYTES = 24;

export function createInvitations(context: AccountsContext): Invitations {
  const { knex, clock, log, mail, audit } = context;

  /** Stores a link with its mail. */
  async function send(
    trx: Knex.Transaction,
    actor: Actor,
    { user, site }: { user: UserModel; site: string },
  ) {
    const sentAt = clock.now();
    const expiresAt = new Date(sentAt.getTime() + INVITATION_DAYS * DAY);
    const token = makeSecret(TOKEN_BYTES);
    const tokenHash = hashSecret(token);
    const invitedBy = actor.kind === "user" ? actor.userId : null;
    await putInvitation(trx, { userId: user.id, tokenHash, invitedBy, sentAt, expiresAt });
    await mail.enqueue(
      trx,
      invitationMail(user, { link: `${site}/invitation?token=${token}`, tokenHash, expiresAt }),
    );
    await audit.record(trx, actor, { action: "user-invited", ...subjectOf(user) });
  }

  /** Changes an account whose invitation was not accepted. */
  async function changing(
    actor: Actor,
    id: string,
    work: (trx: Knex.Transaction, user: UserModel) => Promise<void>,
  ): Promise<void> {
    requireAdmin(actor);
    await knex.transaction(async (trx) => {
      const user = await lockInvited(trx, id);
      if (!user) throw await notInvited(trx, id);
      await work(trx, user);
    });
  }

  return {
    async inviteClient(actor, { site, ...client }) {
      requireAdmin(actor);
      const { email, firstName = "", lastName = "" } = client;
      checkNewUser(client, null);
      // Nobody knows this password: the account opens by the link only.
      const passwordHash = await hashPassword(makePassword());
      const names = { firstName: firstName.trim(), lastName: lastName.trim() };
      const user = await knex.transaction(async (trx) => {
        const made = await insertUser(trx, { email: email.trim(), ...names, role: "user", passwordHash });
        await audit.record(trx, actor, {
          action: "user-created",
          ...subjectOf(made),
          details: { role: "user" },
        });
        await send(trx, actor, { user: made, site });
        return made;
      });
      log.info({ userId: user.id }, "client invited");
      return user.toUser();
    },

    inviteAgain: (actor, { id, site }) =>
      changing(actor, id, async (trx, user) => {
        if (user.disabledAt) await patchUser(trx, user.id, { disabledAt: null });
        await send(trx, actor, { user, site });
      }),

    withdrawInvitation: (actor, id) =>
      changing(actor, id, async (trx, user) => {
        await endLink(trx, user.id);
        await patchUser(trx, user.id, { disabledAt: user.disabledAt ?? clock.now() });
        await audit.record(trx, actor, { action: "invitation-withdrawn", ...subjectOf(user) });
      }),

    async findInvitation(token) {
      const user = await findInvitedUser(knex, hashSecret(token), clock.now());
      return user ? { email: user.email, firstName: user.firstName } : null;
    },

    async acceptInvitation({ token, password, ...visitor }) {
      const tokenHash = hashSecret(token);
      const user = await findInvitedUser(knex, tokenHash, clock.now());
      if (!user) throw staleInvitation();
      const problem = passwordProblem(password, user);
      if (problem) throw new DomainError("invalid", problem, { fields: { password: problem } });
      const passwordHash = await hashPassword(password);
      await knex.transaction(async (trx) => {
        if (!(await takeInvitation(trx, tokenHash, clock.now()))) throw staleInvitation();
        await replacePassword(trx, { userId: user.id, passwordHash, keptSession: null });
        const accepter = userActor(user, originOf(visitor));
        await audit.record(trx, accepter, { action: "invitation-accepted", ...subjectOf(user) });
      });
      log.info({ userId: user.id }, "invitation accepted");
    },
  };
}

interface Sent {
  link: string;
  tokenHash: string;
  expiresAt: Date;
}

function invitationMail(user: UserModel, { link, tokenHash, expiresAt }: Sent): NewMail {
  const text = [
    user.firstName ? `Hello ${user.firstName},` : "Hello,",
    "",
    "Your CPA invites you to send your tax papers through TaxRAG. Open this link",
    `within ${INVITATION_DAYS} days and choose a password:`,
    "",
    link,
    "",
    "The link works once. If you do not know why you got this mail, do nothing.",
    "We never ask for a Social Security number by e-mail.",
    "",
  ];
  return {
    key: `invitation ${tokenHash}`,
    kind: "invitation",
    to: user.email,
    toName: `${user.firstName} ${user.lastName}`.trim(),
    subject: "Your CPA invites you to TaxRAG",
    text: text.join("\n"),
    related: { type: "user", id: user.id },
    validUntil: expiresAt,
  };
}

async function notInvited(trx: Knex.Transaction, id: string): Promise<DomainError> {
  const user = /^\d{1,18}$/.test(id) ? await findUser(trx, id) : undefined;
  if (!user) return new DomainError("not_found", "There is no such user any more. Load the page again.");
  return new DomainError("conflict", `${user.email} has chosen a password already and needs no invitation.`);
}

function staleInvitation(): DomainError {
  return new DomainError(
    "not_found",
    `This invitation was used or withdrawn, or is older than ${INVITATION_DAYS} days. Ask your CPA for a new one.`,
  );
}
