/** Lifecycle of intakes. */
import { DomainError, requireAdmin, type Actor } from "#modules/kernel";
import { moverOf, requireClient, requireIntake, requireOpenIntake } from "./access.ts";
import type { IntakeDeps, Intakes } from "./contract.ts";
import { groupBy } from "./group-by.ts";
import { maskNumbers } from "./masking.ts";
import type { IntakeModel } from "./models.ts";
import { insertRecorded } from "./opening.ts";
import { ACTIVE_STATUSES, GOALS, TAX_YEAR, TEXT_MAX, type ClientIntake, type Goals } from "./schema.ts";
import {
  deleteIntakeRow,
  findNewestOf,
  hasIntakeIn,
  listAllIntakes,
  listIntakesOf,
  listStorageKeys,
  patchIntake,
  summarizeAll,
} from "./store.ts";
import { checkText, invalid } from "./validation.ts";

export const ACTIVE_INTAKE_EXISTS =
  "Active Intake Exists - You already have an active tax intake. " +
  "Please complete or cancel your existing intake before creating a new one.";

type IntakeLifecycle = Pick<
  Intakes,
  | "createIntake"
  | "listIntakes"
  | "findNewestIntake"
  | "listClientIntakes"
  | "getIntake"
  | "deleteIntake"
  | "setProgress"
  | "saveGoals"
>;

export function createIntakes(deps: IntakeDeps): IntakeLifecycle {
  const { knex, files, clients, audit, clock, log } = deps;
  /** Changes an open intake. */
  function change(
    actor: Actor,
    id: string,
    { recorded, ...fields }: Parameters<typeof patchIntake>[2] & { recorded?: "goals-saved" },
  ) {
    return knex.transaction(async (trx) => {
      const { id: known } = await requireOpenIntake(trx, actor, id, { lock: true });
      const subject = { type: "intake", id: known } as const;
      if (recorded) await audit.record(trx, actor, { action: recorded, subject });
      return (await patchIntake(trx, known, { ...fields, updatedAt: clock.now() })).toIntake();
    });
  }

  return {
    async createIntake(actor, { intakeType, taxYear = TAX_YEAR }) {
      const { userId, role } = requireClient(actor);
      if (taxYear !== TAX_YEAR) {
        throw invalid("taxYear", `New intakes are for the tax year ${TAX_YEAR}; ${taxYear} is not open.`);
      }
      const isExclusive = role !== "admin";
      if (isExclusive && (await hasIntakeIn(knex, userId, ACTIVE_STATUSES))) {
        throw new DomainError("conflict", ACTIVE_INTAKE_EXISTS);
      }
      const intake = { userId, taxYear, intakeType, isExclusive };
      const made = await insertRecorded(deps, actor, { intake, taken: ACTIVE_INTAKE_EXISTS });
      return made.toIntake();
    },

    async listIntakes(actor) {
      const intakes = await listIntakesOf(knex, requireClient(actor).userId);
      return intakes.map((intake) => intake.toIntake());
    },

    async findNewestIntake(actor) {
      return (await findNewestOf(knex, requireClient(actor).userId)) ?? null;
    },

    async listClientIntakes(actor) {
      requireAdmin(actor);
      const [intakes, people, counts] = await Promise.all([
        listAllIntakes(knex),
        clients.list(),
        summarizeAll(knex),
      ]);
      const byId = new Map(people.map((person) => [person.id, person]));
      const summaries = groupBy(counts, ({ intakeId }) => intakeId);
      return intakes.map((intake) =>
        toClientIntake(intake, byId.get(intake.userId), summaries.get(intake.id) ?? []),
      );
    },

    async getIntake(actor, id) {
      return (await requireIntake(knex, actor, id)).toIntake();
    },

    async deleteIntake(actor, id) {
      const keys = await knex.transaction(async (trx) => {
        const { id: known } = await requireOpenIntake(trx, actor, id, { lock: true });
        const stored = await listStorageKeys(trx, known);
        await deleteIntakeRow(trx, known);
        await deps.onDeleted?.(trx);
        await audit.record(trx, actor, {
          action: "intake-deleted",
          subject: { type: "intake", id: known },
          details: { documents: stored.length },
        });
        return stored;
      });
      // A file that remains is swept at the next start: no document refers to it.
      const removed = await Promise.allSettled(keys.map((key) => files.remove(key)));
      const problem = removed.find((result) => result.status === "rejected");
      if (problem) log.warn({ err: problem.reason, intakeId: id }, "files of a deleted intake are left");
      log.info({ intakeId: id, documents: keys.length, by: moverOf(actor) }, "intake deleted");
    },

    async setProgress(actor, id, progress) {
      if (!Number.isInteger(progress) || progress < 0 || progress > 100) {
        throw invalid("progress", "The progress must be a whole number from 0 to 100.");
      }
      return change(actor, id, { progress });
    },

    async saveGoals(actor, id, goals) {
      checkGoals(goals);
      return change(actor, id, {
        recorded: "goals-saved",
        goals: [...new Set(goals.chosen)],
        otherGoals: maskNumbers(goals.other.trim()),
      });
    },
  };
}

function checkGoals({ chosen, other }: Goals): void {
  const unknown = chosen.find((id) => !GOALS.some((goal) => goal.id === id));
  if (unknown !== undefined) throw invalid("chosen", `"${unknown}" is none of the goals to choose from.`);
  checkText("other", other, { max: TEXT_MAX });
}

function toClientIntake(
  intake: IntakeModel,
  client: { email: string; firstName: string; lastName: string } | undefined,
  counts: { category: string; count: number }[],
): ClientIntake {
  return {
    ...intake.toIntake(),
    userId: intake.userId,
    clientName: client ? `${client.firstName} ${client.lastName}`.trim() : "",
    clientEmail: client?.email ?? "",
    documentSummary: Object.fromEntries(counts.map(({ category, count }) => [category, count])),
  };
}
