/** A second sending of a mail whose server's reply was lost, because a person asked for it. */
import { DomainError } from "#modules/kernel";
import { reopenUnconfirmed } from "./attempts-store.ts";
import type { Outbox, OutboxDeps } from "./contract.ts";

const NOT_OPEN =
  "That mail cannot be sent again: it is on its way, was confirmed, or is too old. Write a new one.";

export function createSendingAgain({
  clock,
  schedule,
}: Pick<OutboxDeps, "clock" | "schedule">): Pick<Outbox, "sendAgain"> {
  return {
    async sendAgain(trx, id) {
      if (!(await reopenUnconfirmed(trx, id, clock.now()))) throw new DomainError("conflict", NOT_OPEN);
      await schedule(trx, id);
    },
  };
}
