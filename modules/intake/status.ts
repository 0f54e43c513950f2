/** Status changes: submit, complete, file, reopen. */
import { DomainError, type Actor } from "#modules/kernel";
import { moverOf, requireIntake } from "./access.ts";
import { readLines } from "./checklist.ts";
import type { IntakeDeps, Intakes } from "./contract.ts";
import { ACTIVE_INTAKE_EXISTS } from "./intakes.ts";
import { countMissing, movesFrom, readinessMessage, STATUS_LABELS, type Mover } from "./rules.ts";
import type { IntakeStatus } from "./schema.ts";
import { insertStatusChange, patchIntake, refusingSecondActive } from "./store.ts";

const CLIENT_HAS_ANOTHER =
  "This client has another active tax intake. Finish or delete that one before opening this one again.";

export function createStatus({ knex, audit, clock, log }: IntakeDeps): Pick<Intakes, "setStatus"> {
  return {
    setStatus: (actor, id, to) =>
      knex.transaction(async (trx) => {
        const intake = await requireIntake(trx, actor, id, { lock: true });
        const from = intake.status;
        // A repeated request, such as a double click or a retry, changes nothing.
        if (from === to) return intake.toIntake();
        const mover = moverOf(actor);
        if (!movesFrom(mover, from).includes(to)) throw refusal(mover, from, to);
        if (to === "review_ready") {
          const missing = countMissing(await readLines(trx, intake));
          if (missing > 0) throw new DomainError("invalid", readinessMessage(missing));
        }
        const at = clock.now();
        const change = { status: to, updatedAt: at, ...(to === "review_ready" && { progress: 100 }) };
        const taken = isOwn(actor, intake.userId) ? ACTIVE_INTAKE_EXISTS : CLIENT_HAS_ANOTHER;
        const moved = await refusingSecondActive(taken, () => patchIntake(trx, intake.id, change));
        const changedBy = actor.kind === "user" ? actor.userId : null;
        await insertStatusChange(trx, { intakeId: intake.id, from, to, changedBy, at });
        await audit.record(trx, actor, {
          action: "status-changed",
          subject: { type: "intake", id: intake.id },
          details: { from, to },
        });
        log.info({ intakeId: intake.id, from, to, changedBy }, "intake moved");
        return moved.toIntake();
      }),
  };
}

function isOwn(actor: Actor, userId: string): boolean {
  return actor.kind === "user" && actor.userId === userId;
}

function refusal(mover: Mover, from: IntakeStatus, to: IntakeStatus): DomainError {
  const labels = movesFrom(mover, from).map((status) => STATUS_LABELS[status]);
  const step = `An intake that is ${STATUS_LABELS[from]} cannot become ${STATUS_LABELS[to]}`;
  if (labels.length > 0)
    return new DomainError("conflict", `${step}. Next it can be ${labels.join(" or ")}.`);
  return new DomainError("conflict", `${step} by you. Ask your CPA.`);
}
