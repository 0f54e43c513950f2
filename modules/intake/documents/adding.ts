/** Turns staged uploads into documents: first the file becomes durable, then its row is committed. */
import type { Knex } from "knex";
import { DomainError, isDomainError, type Actor } from "#modules/kernel";
import { requireOpenIntake } from "../access.ts";
import type { IntakeDeps } from "../contract.ts";
import type { DocumentModel } from "../document-models.ts";
import { findDuplicate, hasDocumentIn, insertDocument } from "../documents-store.ts";
import { requireAccepted } from "./file-acceptance.ts";
import type { CategoryModel, IntakeModel } from "../models.ts";
import { requireQuota } from "./quotas.ts";
import type { StagedUpload } from "./receiving.ts";
import { answerRequests } from "../reviews-store.ts";
import { FILE_EXISTS, ONE_FILE_ONLY } from "../schema.ts";
import { deleteWaiver, listCategoryRows, patchIntake } from "../store.ts";
import { invalid } from "../validation.ts";

export interface Placement {
  intakeId: string;
  categoryId: string;
  /** Adds the file even if the intake already has it. */
  keepBoth: boolean;
  /** Number of files uploaded at once for this category. */
  together: number;
}

interface CheckedPlacement {
  intake: IntakeModel;
  category: CategoryModel;
  mimeType: string;
}

type Deps = Pick<IntakeDeps, "knex" | "files" | "clock" | "audit" | "onStored" | "quotas">;

/** @throws DomainError as `Documents.addDocument`; the staged file is then removed. */
export async function addStagedUpload(
  deps: Deps,
  actor: Actor,
  staged: StagedUpload,
  placement: Placement,
): Promise<DocumentModel> {
  const { knex, files } = deps;
  try {
    // Rejects before any disk work; the check under the lock decides.
    await checkPlacement(deps, actor, staged, placement);
  } catch (error) {
    await staged.draft.discard();
    throw error;
  }
  const key = await staged.draft.keep();
  try {
    return await knex.transaction(async (trx) => {
      const row = await insert({ ...deps, knex: trx }, actor, staged, placement, key);
      await deps.onStored?.(trx, row.toDocument());
      return row;
    });
  } catch (error) {
    // When the database went away, the row may or may not be stored; the sweep at the next start finds out.
    const isRefused = isDomainError(error) && error.code !== "unavailable";
    if (isRefused) await files.remove(key);
    throw error;
  }
}

async function insert(
  deps: Deps,
  actor: Actor,
  staged: StagedUpload,
  placement: Placement,
  storageKey: string,
) {
  const { knex, clock, audit } = deps;
  const { intake, category, mimeType } = await checkPlacement(deps, actor, staged, placement, { lock: true });
  const now = clock.now();
  const row = await insertDocument(knex, {
    id: staged.documentId,
    intakeId: intake.id,
    categoryId: category.id,
    originalFileName: staged.fileName,
    fileSize: staged.size,
    mimeType,
    sha256: staged.sha256,
    storageKey,
    wrappedKey: staged.wrappedKey,
    uploadedBy: actor.kind === "user" ? actor.userId : null,
    uploadedAt: now,
  });
  // A category with a document needs no waiver.
  await deleteWaiver(knex, { intakeId: intake.id, categoryId: category.id });
  await answerRequests(knex, { intakeId: intake.id, categoryId: category.id }, now);
  await patchIntake(knex, intake.id, { updatedAt: now });
  await audit.record(knex, actor, {
    action: "uploaded",
    subject: { type: "document", id: row.id },
    details: { intakeId: intake.id, categoryId: category.id, bytes: staged.size },
  });
  return row;
}

/** Checks that the placement is allowed. `lock` blocks other changes of the intake until the transaction ends. */
async function checkPlacement(
  deps: Pick<Deps, "clock" | "quotas"> & { knex: Knex },
  actor: Actor,
  staged: StagedUpload,
  { intakeId, categoryId, keepBoth, together }: Placement,
  options: { lock?: boolean } = {},
): Promise<CheckedPlacement> {
  const { knex } = deps;
  const intake = await requireOpenIntake(knex, actor, intakeId, options);
  await requireQuota(deps, { actor, intake }, staged.size);
  const categories = await listCategoryRows(knex, intake.intakeType);
  const category = categories.find(({ id }) => id === categoryId);
  if (!category) throw invalid("categoryId", "This intake has no such category.");
  const mimeType = requireAccepted(category.acceptedFormats, staged);
  if (!category.allowMultiple) {
    if (together > 1) throw new DomainError("conflict", ONE_FILE_ONLY);
    if (await hasDocumentIn(knex, intake.id, category.id)) throw new DomainError("conflict", FILE_EXISTS);
  }
  if (!keepBoth) await refuseDuplicate(knex, { intake, categories }, staged.sha256);
  return { intake, category, mimeType };
}

async function refuseDuplicate(
  knex: Knex,
  { intake, categories }: { intake: IntakeModel; categories: CategoryModel[] },
  sha256: string,
): Promise<void> {
  const duplicate = await findDuplicate(knex, intake.id, sha256);
  if (!duplicate) return;
  const place = categories.find(({ id }) => id === duplicate.categoryId)?.name;
  const held = `“${duplicate.originalFileName}”${place ? `, under ${place}` : ""}`;
  const message = `This intake already holds the same file: ${held}. You can keep both.`;
  throw new DomainError("conflict", message, { fields: { duplicateOf: duplicate.id } });
}
