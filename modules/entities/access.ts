/** A group belongs to its intake: the intake module decides who sees and changes it. */
import type { Knex } from "knex";
import { DomainError, type Actor } from "#modules/kernel";
import type { Intake as IntakeRecord } from "#modules/intake/schema";
import type { EntitiesDeps } from "./contract.ts";
import { increaseRevision } from "./group-store.ts";

type Deps = Pick<EntitiesDeps, "knex" | "intake">;

/** What a change writes with. */
export interface GroupChange {
  trx: Knex.Transaction;
  intake: IntakeRecord;
}

/** Runs a change of the group in one transaction; changes of one group wait for each other. */
export async function changeGroup<T>(
  { knex, intake: intakes }: Deps,
  { actor, intakeId }: { actor: Actor; intakeId: string },
  change: (group: GroupChange) => Promise<T>,
): Promise<T> {
  return knex.transaction(async (trx) => {
    const intake = await intakes.touchIntake(trx, actor, intakeId);
    if (intake.intakeType !== "multi-entity") {
      throw new DomainError("invalid", "Only a multi-entity intake has companies. Start one for them.");
    }
    await increaseRevision(trx, intake.id);
    return change({ trx, intake });
  });
}

/** @throws DomainError `conflict` when the change is based on an older state than the stored one. */
export function requireCurrent(stored: { updatedAt: Date }, basedOn: string | undefined): void {
  if (basedOn === undefined || new Date(basedOn).getTime() === stored.updatedAt.getTime()) return;
  throw new DomainError(
    "conflict",
    "Somebody changed this in the meantime. Nothing was saved: look at the present values and try again.",
  );
}

/** The time of a change, always later than the last one, so that each has its own `updatedAt`. */
export function laterThan(last: Date, now: Date): Date {
  return now > last ? now : new Date(last.getTime() + 1);
}
