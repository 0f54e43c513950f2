/** The checklist: requested categories with what has been received. */
import type { Knex } from "knex";
import { requireSignedIn } from "#modules/kernel";
import { requireIntake } from "./access.ts";
import { groupBy } from "./group-by.ts";
import type { Documents, IntakeDeps, Intakes } from "./contract.ts";
import type { IntakeModel } from "./models.ts";
import { isSettled } from "./rules.ts";
import type { DocumentCategory, Folder, IntakeStatistics, Waiver } from "./schema.ts";
import { countAskedAgain } from "./reviews-store.ts";
import { countByCategory, listCategoryRows, listWaiverRows } from "./store.ts";

type Overview = Pick<Intakes, "listCategories" | "getStatistics" | "getChecklist" | "listFolders">;

/** A category of an intake with the number of its documents. */
export interface CountedLine {
  category: DocumentCategory;
  count: number;
  waiver: Waiver | null;
  isSettled: boolean;
}

/** All categories of the intake, in the order of the wizard. */
export async function readLines(
  knex: Knex,
  { id, intakeType }: Pick<IntakeModel, "id" | "intakeType">,
): Promise<CountedLine[]> {
  // Sequential: a transaction has one connection.
  const categories = await listCategoryRows(knex, intakeType);
  const counts = await countByCategory(knex, id);
  const askedAgain = await countAskedAgain(knex, id);
  const waiverRows = await listWaiverRows(knex, id);
  const waivers = new Map(waiverRows.map((row) => [row.categoryId, row.toWaiver()]));
  return categories.map((row) => {
    const count = counts.get(row.id) ?? 0;
    const waiver = waivers.get(row.id) ?? null;
    // A document that is asked for again does not count for its category.
    const fitting = count - (askedAgain.get(row.id) ?? 0);
    return { category: row.toCategory(), count, waiver, isSettled: isSettled(fitting, waiver) };
  });
}

export function createOverview(
  { knex, askedPapers }: Pick<IntakeDeps, "knex" | "askedPapers">,
  documents: Pick<Documents, "listDocuments">,
): Overview {
  return {
    async listCategories(actor, intakeType) {
      requireSignedIn(actor);
      return (await listCategoryRows(knex, intakeType)).map((row) => row.toCategory());
    },

    async getStatistics(actor, id) {
      return summarize(await readLines(knex, await requireIntake(knex, actor, id)));
    },

    async getChecklist(actor, id) {
      const intake = await requireIntake(knex, actor, id);
      const [lines, papers, asked] = await Promise.all([
        readLines(knex, intake),
        documents.listDocuments(actor, intake.id, { sort: "date" }),
        intake.intakeType === "multi-entity" ? askedPapers?.list(knex, intake) : undefined,
      ]);
      const askedFor = groupBy(asked ?? [], ({ categoryId }) => categoryId);
      const byCategory = groupBy(papers, ({ categoryId }) => categoryId);
      return lines.map(({ category, waiver, isSettled: settled }) => {
        const own = byCategory.get(category.id) ?? [];
        const line = { category, documents: own, waiver, isSettled: settled };
        const texts = askedFor.get(category.id)?.map(({ text }) => text);
        return texts ? { ...line, category: { ...category, askFirst: true }, askedFor: texts } : line;
      });
    },

    async listFolders(actor, id) {
      const intake = await requireIntake(knex, actor, id);
      return [toFolder(intake.taxYear, await readLines(knex, intake))];
    },
  };
}

function summarize(lines: CountedLine[]): IntakeStatistics {
  const required = lines.filter(({ category }) => category.isRequired);
  const optional = lines.filter(({ category }) => !category.isRequired);
  return {
    totalDocuments: total(lines),
    requiredDocuments: required.length,
    completedRequired: required.filter((line) => line.isSettled).length,
    optionalDocuments: optional.length,
    completedOptional: optional.filter((line) => line.isSettled).length,
  };
}

function toFolder(taxYear: number, lines: CountedLine[]): Folder {
  const folders = lines.map(({ category: { id, name }, count }) => ({ id, name, count, folders: [] }));
  return { id: String(taxYear), name: String(taxYear), count: total(lines), folders };
}

function total(lines: CountedLine[]): number {
  return lines.reduce((sum, { count }) => sum + count, 0);
}
