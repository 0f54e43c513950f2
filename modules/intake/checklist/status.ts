/** Status changes: submit, complete, file, reopen. */
import type { Knex } from "knex";
import { DomainError, requireAdmin, type Actor } from "#modules/kernel";
import { moverOf, requireIntake } from "../access.ts";
import { readLines } from "./checklist.ts";
import type { IntakeDeps, Intakes } from "../contract.ts";
import { ACTIVE_INTAKE_EXISTS } from "../intakes.ts";
import { readersOf, requireText, type Post } from "../review/messages.ts";
import type { Reopening } from "../review-contract.ts";
import { countMissing, movesFrom, readinessMessage, STATUS_LABELS, type Mover } from "./rules.ts";
import { ACTIVE_STATUSES, type Intake as IntakeRecord, type IntakeStatus } from "../schema.ts";
import { insertStatusChange, patchIntake, refusingSecondActive } from "../store.ts";

const CLIENT_HAS_ANOTHER =
  "This client has another active tax intake. Finish or delete that one before opening this one again.";

export function createStatus(deps: IntakeDeps, post: Post): Pick<Intakes, "setStatus"> & Reopening {
  const { knex, audit, clock, log, clients } = deps;

  async function change(
    trx: Knex.Transaction,
    actor: Actor,
    { id, to }: { id: string; to: IntakeStatus },
  ): Promise<IntakeRecord> {
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
    const changes = { status: to, updatedAt: at, ...(to === "review_ready" && { progress: 100 }) };
    const taken = isOwn(actor, intake.userId) ? ACTIVE_INTAKE_EXISTS : CLIENT_HAS_ANOTHER;
    const moved = await refusingSecondActive(taken, () => patchIntake(trx, intake.id, changes));
    const changedBy = actor.kind === "user" ? actor.userId : null;
    await insertStatusChange(trx, { intakeId: intake.id, from, to, changedBy, at });
    await audit.record(trx, actor, {
      action: "status-changed",
      subject: { type: "intake", id: intake.id },
      details: { from, to },
    });
    log.info({ intakeId: intake.id, from, to, changedBy }, "intake moved");
    return moved.toIntake();
  }

  return {
    setStatus: (actor, id, to) => knex.transaction((trx) => change(trx, actor, { id, to })),

    async reopenIntake(actor, id, { reason, site }) {
      requireAdmin(actor);
      const text = requireText(reason, "reason");
      const known = await requireIntake(knex, actor, id);
      const readers = await readersOf(clients, actor, known);
      return knex.transaction(async (trx) => {
        const before = await requireIntake(trx, actor, id, { lock: true });
        if (ACTIVE_STATUSES.includes(before.status))
          throw new DomainError(
            "conflict",
            "This intake is open already. Write the client a message instead.",
          );
        const intake = await change(trx, actor, { id, to: "in_progress" });
        await post(trx, actor, { intake: before, kind: "reopened", text, site, readers });
        return intake;
      });
    },
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
