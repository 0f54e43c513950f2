/** The last reminder once more, when its mail server did not confirm it. */
import { DomainError, requireAdmin } from "#modules/kernel";
import { readClients } from "../clients.ts";
import type { Reminders, TrackingDeps } from "../contract.ts";
import { findLastReminder } from "./reminder-store.ts";

export function createSendingAgain(deps: TrackingDeps): Pick<Reminders, "sendAgain"> {
  const { knex, mail, audit } = deps;
  return {
    async sendAgain(actor, clientId) {
      requireAdmin(actor);
      const { clients } = await readClients(knex, deps, { clientIds: [clientId] });
      const intakeId = clients[0]?.row.intake_id;
      const last = intakeId === undefined ? undefined : await findLastReminder(knex, intakeId);
      if (!last?.mailId)
        throw new DomainError("not_found", "There is no such reminder. Load the page again.");
      const { id, mailId, template } = last;
      await knex.transaction(async (trx) => {
        await mail.sendAgain(trx, mailId);
        await audit.record(trx, actor, {
          action: "reminded",
          subject: { type: "user", id: clientId },
          details: { template, reminderId: id, isSameMail: true },
        });
      });
    },
  };
}
