/** Sends mails, one attempt at a time per mail. */
import PQueue from "p-queue";
import { DomainError, type Actor } from "#modules/kernel";
import { attempt } from "./attempt.ts";
import { findMail, withMailLock } from "./attempts-store.ts";
import type { Delivery, Outbox, OutboxDeps } from "./contract.ts";
import { eraseBodies, listDue } from "./outbox-store.ts";
import { BODY_KEPT_DAYS } from "./schema.ts";

const DAY = 24 * 60 * 60_000;
/** Each attempt uses one database connection for its lock and another one for writing. */
const AT_A_TIME = 3;
const DUE_AT_A_TIME = 100;

export function createDelivery(deps: OutboxDeps): Pick<Outbox, "deliver" | "deliverDue" | "close"> {
  const { knex, clock, log } = deps;
  const queue = new PQueue({ concurrency: AT_A_TIME });

  async function deliver(id: string): Promise<Delivery> {
    const done = await queue.add(() => withMailLock(knex, id, () => attempt(deps, id)));
    return done ?? currentState(id);
  }

  /** State of a mail that another process is sending. */
  async function currentState(id: string): Promise<Delivery> {
    const mail = await findMail(knex, id);
    if (!mail) throw new DomainError("not_found", "There is no such mail.");
    return { state: mail.state, tryAgainAt: mail.next_attempt_at };
  }

  return {
    async deliver(actor, id) {
      requireOperator(actor);
      return deliver(id);
    },

    async deliverDue(actor) {
      requireOperator(actor);
      let tried = 0;
      for (let after = "0"; ;) {
        const ids = await listDue(knex, clock.now(), after, DUE_AT_A_TIME);
        const tries = await Promise.allSettled(ids.map(deliver));
        const failed = tries.find((one) => one.status === "rejected");
        if (failed) throw failed.reason;
        tried += ids.length;
        if (ids.length < DUE_AT_A_TIME) break;
        after = ids.at(-1) ?? after;
      }
      const erased = await eraseBodies(knex, new Date(clock.now().getTime() - BODY_KEPT_DAYS * DAY));
      if (erased > 0) log.info({ erased }, "texts of old mails erased");
      return { tried };
    },

    close: () => queue.onIdle(),
  };
}

function requireOperator(actor: Actor): void {
  if (actor.kind !== "operator") throw new DomainError("forbidden", "Mail is delivered by the server.");
}
