import { requireAdmin } from "#modules/kernel";
import { GOALS } from "#modules/intake/schema";
import type { Admin, AdminDeps } from "./contract.ts";
import {
  countIntakeRows,
  findIntakeRow,
  listIntakeRows,
  summarizeDocuments,
  summarizeIntakes,
  type IntakeRow,
} from "./intake-store.ts";
import { PAGE_ROWS, type OfficeIntake } from "./schema.ts";
import { offsetOf, patternOf } from "./search.ts";
import { countPeople } from "./user-store.ts";

type IntakeLists = Pick<Admin, "pageOfIntakes" | "findIntake" | "summary">;

export function createIntakeLists({ knex, clock }: AdminDeps): IntakeLists {
  async function withDocuments(rows: IntakeRow[]): Promise<OfficeIntake[]> {
    const counts = await summarizeDocuments(
      knex,
      rows.map(({ id }) => id),
    );
    const summaries = new Map<string, Record<string, number>>();
    for (const { intakeId, category, count } of counts)
      summaries.set(intakeId, { ...summaries.get(intakeId), [category]: count });
    return rows.map((row) => toIntake(row, summaries.get(row.id) ?? {}));
  }

  return {
    async pageOfIntakes(actor, { q, status, waits, cpaId, sort = "newest", page }) {
      requireAdmin(actor);
      const selection = { pattern: patternOf(q), status, waits, cpaId, now: clock.now() };
      const [rows, total] = await Promise.all([
        listIntakeRows(knex, selection, { sort, limit: PAGE_ROWS, offset: offsetOf(page) }),
        countIntakeRows(knex, selection),
      ]);
      return { rows: await withDocuments(rows), total };
    },

    async findIntake(actor, id) {
      requireAdmin(actor);
      const row = await findIntakeRow(knex, id, clock.now());
      return row ? toIntake(row, {}) : null;
    },

    async summary(actor) {
      requireAdmin(actor);
      const [people, intakes] = await Promise.all([countPeople(knex), summarizeIntakes(knex)]);
      return { ...people, ...intakes };
    },
  };
}

function toIntake(row: IntakeRow, documentSummary: Record<string, number>): OfficeIntake {
  const updatedAt = row.updated_at.toISOString();
  return {
    id: row.id,
    taxYear: row.tax_year,
    intakeType: row.intake_type,
    status: row.status,
    progress: row.progress,
    goals: {
      chosen: GOALS.map(({ id }) => id).filter((goal) => row.goals.includes(goal)),
      other: row.other_goals,
    },
    createdAt: row.created_at.toISOString(),
    lastUpdated: updatedAt,
    updatedAt,
    userId: row.user_id,
    clientName: row.client_name,
    clientEmail: row.client_email,
    documentSummary,
    cpa: row.cpa_id ? { id: row.cpa_id, name: row.cpa_name ?? "" } : null,
  };
}
