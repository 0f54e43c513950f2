/** The tables `intakes`, `intake_categories`, `intake_waivers` and `intake_status_changes`. */
import type { Knex } from "knex";
import { UniqueViolationError, type PartialModelObject } from "objection";
import { DomainError } from "#modules/kernel";
import { CategoryModel, IntakeModel, WaiverModel } from "./models.ts";
import type { DocumentCategory, IntakeStatus, IntakeType } from "./schema.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** `lock` blocks other transactions from changing it until this one ends. */
export async function findIntake(
  knex: Knex,
  id: string,
  options: { lock?: boolean } = {},
): Promise<IntakeModel | undefined> {
  if (!UUID.test(id)) return undefined;
  const query = IntakeModel.query(knex).findById(id);
  return options.lock ? query.forUpdate() : query;
}

export async function listIntakesOf(knex: Knex, userId: string): Promise<IntakeModel[]> {
  return newestFirst(knex).where("user_id", userId);
}

/** Id of the newest. */
export async function findNewestOf(knex: Knex, userId: string): Promise<string | undefined> {
  const [id] = await knex("intakes")
    .where("user_id", userId)
    .orderBy([{ column: "created_at", order: "desc" }, "id"])
    .limit(1)
    .pluck<string[]>("id");
  return id;
}

/** Of those in other statuses than these. */
export async function listIdsOutside(
  knex: Knex,
  userId: string,
  statuses: readonly IntakeStatus[],
): Promise<{ id: string; intakeType: IntakeType }[]> {
  return knex("intakes")
    .where("user_id", userId)
    .whereNotIn("status", [...statuses])
    .orderBy([{ column: "created_at", order: "desc" }, "id"])
    .select({ id: "id", intakeType: "intake_type" });
}

export async function listAllIntakes(knex: Knex): Promise<IntakeModel[]> {
  return newestFirst(knex);
}

function newestFirst(knex: Knex) {
  return IntakeModel.query(knex).orderBy([{ column: "created_at", order: "desc" }, "id"]);
}

export async function hasIntakeIn(
  knex: Knex,
  userId: string,
  statuses: readonly IntakeStatus[],
): Promise<boolean> {
  const found = await IntakeModel.query(knex).where("user_id", userId).whereIn("status", statuses).first();
  return found !== undefined;
}

export async function insertIntake(
  knex: Knex,
  intake: PartialModelObject<IntakeModel>,
): Promise<IntakeModel> {
  return IntakeModel.query(knex).insertAndFetch(intake);
}

export async function patchIntake(
  knex: Knex,
  id: string,
  change: PartialModelObject<IntakeModel>,
): Promise<IntakeModel> {
  return IntakeModel.query(knex).patchAndFetchById(id, change);
}

/** @throws DomainError `conflict` with this message when `write` would give a client a second active intake. */
export async function refusingSecondActive<T>(sentence: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof UniqueViolationError)) throw error;
    throw new DomainError("conflict", sentence, { cause: error });
  }
}

export async function deleteIntakeRow(knex: Knex, id: string): Promise<void> {
  await IntakeModel.query(knex).deleteById(id);
}

export async function insertStatusChange(
  knex: Knex,
  change: { intakeId: string; from: IntakeStatus; to: IntakeStatus; changedBy: string | null; at: Date },
): Promise<void> {
  await knex("intake_status_changes").insert({
    intake_id: change.intakeId,
    from_status: change.from,
    to_status: change.to,
    changed_by: change.changedBy,
    changed_at: change.at,
  });
}

export async function listCategoryRows(knex: Knex, intakeType?: IntakeType): Promise<CategoryModel[]> {
  const query = CategoryModel.query(knex)
    .select("intake_categories.*", knex.raw("due_to_client::text"))
    .orderBy("position");
  return intakeType ? query.where("intake_type", intakeType) : query;
}

/** Writes all categories in order; updates rows in place, since others refer to them. */
export async function upsertCategories(knex: Knex, categories: readonly DocumentCategory[]): Promise<void> {
  const rows = categories.map((category, position) => ({ ...category, position }));
  await CategoryModel.query(knex).insert(rows).onConflict("id").merge();
}

export async function listWaiverRows(knex: Knex, intakeIds: readonly string[]): Promise<WaiverModel[]> {
  return WaiverModel.query(knex).whereIn("intake_id", [...intakeIds]);
}

export async function upsertWaiver(
  knex: Knex,
  waiver: Pick<
    WaiverModel,
    "intakeId" | "categoryId" | "kind" | "reason" | "state" | "createdAt" | "decidedAt"
  >,
): Promise<void> {
  await WaiverModel.query(knex).insert(waiver).onConflict(["intake_id", "category_id"]).merge();
}

/** Undefined without one. */
export async function patchWaiver(
  knex: Knex,
  key: { intakeId: string; categoryId: string },
  change: PartialModelObject<WaiverModel>,
): Promise<WaiverModel | undefined> {
  return WaiverModel.query(knex).patchAndFetchById([key.intakeId, key.categoryId], change);
}

/** No effect without one. */
export async function deleteWaiver(knex: Knex, key: { intakeId: string; categoryId: string }): Promise<void> {
  await WaiverModel.query(knex).deleteById([key.intakeId, key.categoryId]);
}

/** Documents of one category of one intake. */
export interface CategoryCount {
  intakeId: string;
  categoryId: string;
  count: number;
}

/** Without empty categories. */
export async function countByCategory(knex: Knex, intakeIds: readonly string[]): Promise<CategoryCount[]> {
  return knex("documents")
    .whereIn("intake_id", [...intakeIds])
    .groupBy("intake_id", "category_id")
    .select({ intakeId: "intake_id", categoryId: "category_id" }, knex.raw("count(*)::int as count"));
}

/** Of every intake with documents: its id, and its category names with their numbers of documents. */
export async function summarizeAll(
  knex: Knex,
): Promise<{ intakeId: string; category: string; count: number }[]> {
  return knex("documents as d")
    .join("intake_categories as c", "c.id", "d.category_id")
    .groupBy("d.intake_id", "c.id")
    .orderBy("c.position")
    .select({ intakeId: "d.intake_id", category: "c.name" }, knex.raw("count(*)::int as count"));
}

/** Storage keys of an intake's documents. */
export async function listStorageKeys(knex: Knex, intakeId: string): Promise<string[]> {
  return knex("documents").where("intake_id", intakeId).pluck<string[]>("storage_key");
}
