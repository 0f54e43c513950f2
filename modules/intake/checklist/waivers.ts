/** Waivers: a client's statement that a category stays empty, and the CPA's decision on required ones. */
import { DomainError, requireAdmin } from "#modules/kernel";
import { requireIntake, requireOpenIntake } from "../access.ts";
import type { IntakeDeps, Intakes } from "../contract.ts";
import { maskNumbers } from "../masking.ts";
import { TEXT_MAX, WAIVER_KINDS, type Waiver } from "../schema.ts";
import {
  countByCategory,
  deleteWaiver,
  listCategoryRows,
  patchIntake,
  patchWaiver,
  upsertWaiver,
} from "../store.ts";
import { checkText, invalid } from "../validation.ts";

type Waivers = Pick<Intakes, "waiveCategory" | "unwaiveCategory" | "decideWaiver">;

export function createWaivers({ knex, audit, clock }: IntakeDeps): Waivers {
  return {
    async waiveCategory(actor, id, { categoryId, kind, reason }) {
      const words = maskNumbers(reason.trim());
      if (!WAIVER_KINDS.includes(kind)) throw invalid("kind", `Say one of: ${WAIVER_KINDS.join(", ")}.`);
      checkText("reason", words, { max: TEXT_MAX });
      return knex.transaction(async (trx) => {
        const intake = await requireOpenIntake(trx, actor, id, { lock: true });
        const categories = await listCategoryRows(trx, intake.intakeType);
        const category = categories.find((row) => row.id === categoryId);
        if (!category) throw invalid("categoryId", "This intake has no such category.");
        // What does not concern a client needs no explanation, unless the paper is required.
        if (words === "" && (category.isRequired || kind === "cannot_get"))
          throw invalid("reason", "Say why, in a few words.");
        const counts = await countByCategory(trx, [intake.id]);
        if (counts.some((counted) => counted.categoryId === categoryId)) {
          throw new DomainError("conflict", `There is already a document under ${category.name}.`);
        }
        const now = clock.now();
        const waiver = { categoryId, kind, reason: words, state: firstState(category) };
        const decidedAt = waiver.state === "accepted" ? now : null;
        await upsertWaiver(trx, { ...waiver, intakeId: intake.id, createdAt: now, decidedAt });
        await patchIntake(trx, intake.id, { updatedAt: now });
        const subject = { type: "intake", id: intake.id } as const;
        await audit.record(trx, actor, { action: "waiver-given", subject, details: { categoryId, kind } });
        return waiver;
      });
    },

    async unwaiveCategory(actor, id, categoryId) {
      await knex.transaction(async (trx) => {
        const intake = await requireOpenIntake(trx, actor, id, { lock: true });
        await deleteWaiver(trx, { intakeId: intake.id, categoryId });
        await patchIntake(trx, intake.id, { updatedAt: clock.now() });
        const subject = { type: "intake", id: intake.id } as const;
        await audit.record(trx, actor, { action: "waiver-withdrawn", subject, details: { categoryId } });
      });
    },

    async decideWaiver(actor, id, categoryId, accepted) {
      requireAdmin(actor);
      const { id: intakeId } = await requireIntake(knex, actor, id);
      const change = { state: accepted ? "accepted" : "refused", decidedAt: clock.now() } as const;
      return knex.transaction(async (trx) => {
        const waiver = await patchWaiver(trx, { intakeId, categoryId }, change);
        if (!waiver) {
          throw new DomainError("not_found", "The client has not said that this category stays empty.");
        }
        await audit.record(trx, actor, {
          action: "waiver-decided",
          subject: { type: "intake", id: intakeId },
          details: { categoryId, state: change.state },
        });
        return waiver.toWaiver();
      });
    },
  };
}

/** Waivers of optional categories need no decision. */
function firstState({ isRequired }: { isRequired: boolean }): Waiver["state"] {
  return isRequired ? "waiting" : "accepted";
}
