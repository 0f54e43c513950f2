/** Opens intakes: clients for themselves, the office for a client. */
import { DomainError, requireAdmin, type Actor } from "#modules/kernel";
import type { IntakeDeps } from "./contract.ts";
import type { IntakeModel } from "./models.ts";
import type { Opening } from "./review-contract.ts";
import { OFFICE_TAX_YEARS, type IntakeType } from "./schema.ts";
import { insertIntake, refusingSecondActive } from "./store.ts";
import { invalid } from "./validation.ts";

interface NewIntake {
  userId: string;
  taxYear: number;
  intakeType: IntakeType;
  isExclusive: boolean;
}

type Deps = Pick<IntakeDeps, "knex" | "audit" | "clock">;

/** @throws DomainError `conflict` with this sentence for a second active intake of a client. */
export async function insertRecorded(
  { knex, audit, clock }: Deps,
  actor: Actor,
  { intake, taken }: { intake: NewIntake; taken: string },
): Promise<IntakeModel> {
  const now = clock.now();
  const { intakeType, taxYear } = intake;
  return refusingSecondActive(taken, () =>
    knex.transaction(async (trx) => {
      const row = await insertIntake(trx, { ...intake, createdAt: now, updatedAt: now });
      await audit.record(trx, actor, {
        action: "intake-created",
        subject: { type: "intake", id: row.id },
        details: { intakeType, taxYear },
      });
      return row;
    }),
  );
}

export function createOpening(deps: Deps & Pick<IntakeDeps, "clients">): Opening {
  return {
    async openIntakeFor(actor, { clientId, intakeType, taxYear }) {
      requireAdmin(actor);
      if (!(OFFICE_TAX_YEARS as readonly number[]).includes(taxYear)) {
        throw invalid("taxYear", `Choose one of the years ${OFFICE_TAX_YEARS.join(", ")}.`);
      }
      const [client] = await deps.clients.find([clientId]);
      if (!client) throw new DomainError("not_found", "There is no such client any more.");
      const intake = { userId: client.id, taxYear, intakeType, isExclusive: true };
      const taken = "This client has an active tax intake already. Finish or delete that one first.";
      return (await insertRecorded(deps, actor, { intake, taken })).toIntake();
    },
  };
}
