/** The checklist: requested categories with what has been received. */
import type { Knex } from "knex";
import { requireSignedIn } from "#modules/kernel";
import { requireClient, requireIntake } from "../access.ts";
import { groupBy } from "../group-by.ts";
import type { Documents, IntakeDeps, Intakes } from "../contract.ts";
import type { IntakeModel } from "../models.ts";
import { CLOSED_STATUSES, isSettled } from "./rules.ts";
import type { DocumentCategory, Folder, IntakeStatistics, Waiver } from "../schema.ts";
import { countAskedAgain } from "../reviews-store.ts";
import { countByCategory, listCategoryRows, listIdsOutside, listWaiverRows } from "../store.ts";

type Overview = Pick<
  Intakes,
  "listCategories" | "getStatistics" | "getChecklist" | "listFolders" | "listMissing"
>;

/** A category of an intake with the number of its documents. */
export interface CountedLine {
  category: DocumentCategory;
  count: number;
  waiver: Waiver | null;
  isSettled: boolean;
}

type Listed = Pick<IntakeModel, "id" | "intakeType">;

/** All categories of the intake, in the order of the wizard. */
export async function readLines(knex: Knex, intake: Listed): Promise<CountedLine[]> {
  return (await readLinesOf(knex, [intake])).get(intake.id)!;
}

/** The same of several intakes, by their ids, in as many statements as of one. */
async function readLinesOf(knex: Knex, intakes: readonly Listed[]): Promise<Map<string, CountedLine[]>> {
  const ids = intakes.map(({ id }) => id);
  // Sequential: a transaction has one connection.
  const categories = (await listCategoryRows(knex)).map((row) => row.toCategory());
  const counts = byPlace(await countByCategory(knex, ids));
  const askedAgain = byPlace(await countAskedAgain(knex, ids));
  const waivers = byPlace(await listWaiverRows(knex, ids));
  const byType = groupBy(categories, ({ intakeType }) => intakeType);
  return new Map(
    intakes.map(({ id: intakeId, intakeType }) => {
      const lines = (byType.get(intakeType) ?? []).map((category): CountedLine => {
        const place = placeOf({ intakeId, categoryId: category.id });
        const count = counts.get(place)?.count ?? 0;
        const waiver = waivers.get(place)?.toWaiver() ?? null;
        // A document that is asked for again does not count for its category.
        const fitting = count - (askedAgain.get(place)?.count ?? 0);
        return { category, count, waiver, isSettled: isSettled(fitting, waiver) };
      });
      return [intakeId, lines];
    }),
  );
}

interface Placed {
  intakeId: string;
  categoryId: string;
}

function byPlace<Row extends Placed>(rows: Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [placeOf(row), row]));
}

function placeOf({ intakeId, categoryId }: Placed): string {
  return `${intakeId} ${categoryId}`;
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

    async listMissing(actor) {
      const open = await listIdsOutside(knex, requireClient(actor).userId, CLOSED_STATUSES);
      const lines = await readLinesOf(knex, open);
      return Object.fromEntries([...lines].map(([id, own]) => [id, missingIn(own)]));
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

/** Names of the required categories that are not settled. */
function missingIn(lines: CountedLine[]): string[] {
  return lines
    .filter(({ category, isSettled: settled }) => category.isRequired && !settled)
    .map(({ category }) => category.name);
}

function toFolder(taxYear: number, lines: CountedLine[]): Folder {
  const folders = lines.map(({ category: { id, name }, count }) => ({ id, name, count, folders: [] }));
  return { id: String(taxYear), name: String(taxYear), count: total(lines), folders };
}

function total(lines: CountedLine[]): number {
  return lines.reduce((sum, { count }) => sum + count, 0);
}
