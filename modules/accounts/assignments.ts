/** Which CPA works for which client. */
import { DomainError, requireAdmin } from "#modules/kernel";
import { findCpaOf, findEnabledUsers, listAdmins, putAssignment } from "./assignment-store.ts";
import { subjectOf } from "./audit-subjects.ts";
import type { AccountsContext } from "./contract.ts";
import type { Assignments } from "./invitation-contract.ts";
import { findUser } from "./store.ts";

export function createAssignments({ knex, audit }: AccountsContext): Assignments {
  return {
    async assignClient(actor, { clientId, cpaId }) {
      requireAdmin(actor);
      await knex.transaction(async (trx) => {
        const client = /^\d{1,18}$/.test(clientId) ? await findUser(trx, clientId) : undefined;
        if (!client) throw new DomainError("not_found", "There is no such client any more.");
        if (cpaId !== null) {
          const [cpa] = await findEnabledUsers(trx, [cpaId]);
          if (cpa?.role !== "admin") throw notOfTheOffice();
        }
        await putAssignment(trx, { clientId, cpaId });
        await audit.record(trx, actor, {
          action: "client-assigned",
          ...subjectOf(client),
          details: { cpaId },
        });
      });
    },

    async findPeople(actor, ids) {
      requireAdmin(actor);
      return (await findEnabledUsers(knex, ids)).map((user) => user.toUser());
    },

    async listOffice(actor) {
      requireAdmin(actor);
      return (await listAdmins(knex)).map((user) => user.toUser());
    },

    async listOfficeFor(actor, clientId) {
      requireAdmin(actor);
      const cpa = await findCpaOf(knex, clientId);
      return (cpa ? [cpa] : await listAdmins(knex)).map((user) => user.toUser());
    },
  };
}

function notOfTheOffice(): DomainError {
  const problem = "Choose one of the administrators.";
  return new DomainError("invalid", problem, { fields: { cpaId: problem } });
}
