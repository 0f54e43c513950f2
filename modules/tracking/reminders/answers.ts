/** Answers from a mail: everything is uploaded, or some quiet please. */
import { DomainError, VISITOR } from "#modules/kernel";
import type { Answers, TrackingDeps } from "../contract.ts";
import { findReminder, insertAnswer } from "./reminder-store.ts";
import type { Tokens } from "./tokens.ts";

export function createAnswers({ knex, audit, clock }: TrackingDeps, tokens: Tokens): Answers {
  async function find(text: string) {
    const token = tokens.read(text, clock.now());
    const reminder = token && (await findReminder(knex, token.reminderId, token.kind));
    return token && reminder ? { kind: token.kind, reminder } : null;
  }

  return {
    async findAnswer(text) {
      const found = await find(text);
      return found && { kind: found.kind, taxYear: found.reminder.taxYear, isGiven: found.reminder.isGiven };
    },

    async giveAnswer(text, origin) {
      const found = await find(text);
      if (!found) throw new DomainError("not_found", "This link is not valid any more.");
      const { kind, reminder } = found;
      await knex.transaction(async (trx) => {
        const { id, clientId } = reminder;
        if (!(await insertAnswer(trx, { id, clientId, kind, now: clock.now() }))) return;
        await audit.record(
          trx,
          { ...VISITOR, origin },
          {
            action: "reminder-answered",
            subject: { type: "user", id: clientId },
            details: { kind, reminderId: id },
          },
        );
      });
      return { kind, taxYear: reminder.taxYear, isGiven: true };
    },
  };
}
