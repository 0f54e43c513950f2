/** Makes documents of files that have arrived: first the file lasts, then its row. */
import type { Knex } from "knex";
import { DomainError, isDomainError, type Actor } from "#modules/kernel";
import { requireOpenIntake } from "./access.ts";
import type { DocumentModel } from "./document-models.ts";
import { findTwin, hasDocumentIn, insertDocument } from "./documents-store.ts";
import type { IntakeDeps } from "./index.ts";
import { requireAccepted } from "./judging.ts";
import type { CategoryModel, IntakeModel } from "./models.ts";
import type { Parcel } from "./receiving.ts";
import { FILE_EXISTS, ONE_FILE_ONLY } from "./schema.ts";
import { deleteWaiver, listCategoryRows, patchIntake } from "./store.ts";
import { invalid } from "./texts.ts";

export interface Adding {
  intakeId: string;
  categoryId: string;
  /** Also what the intake holds already. */
  keepBoth: boolean;
  /** How many files came at once for this category. */
  together: number;
}

interface Place {
  intake: IntakeModel;
  category: CategoryModel;
  mimeType: string;
}

type Deps = Pick<IntakeDeps, "knex" | "files" | "clock" | "onStored">;

/** @throws DomainError as `Documents.addDocument`; then nothing of the parcel is left. */
export async function addParcel(
  deps: Deps,
  actor: Actor,
  parcel: Parcel,
  adding: Adding,
): Promise<DocumentModel> {
  const { knex, files } = deps;
  try {
    // Before the disk works for it; the second look, behind the lock, is the one that counts.
    await findPlace(knex, actor, parcel, adding);
  } catch (error) {
    await parcel.draft.discard();
    throw error;
  }
  const key = await parcel.draft.keep();
  try {
    return await knex.transaction(async (trx) => {
      const row = await insert({ ...deps, knex: trx }, actor, parcel, adding, key);
      await deps.onStored?.(trx, row.toDocument());
      return row;
    });
  } catch (error) {
    // Whether a row was stored when the database went away, nobody knows; the sweep at the next start does.
    const isRefused = isDomainError(error) && error.code !== "unavailable";
    if (isRefused) await files.remove(key);
    throw error;
  }
}

async function insert(deps: Deps, actor: Actor, parcel: Parcel, adding: Adding, storageKey: string) {
  const { knex, clock } = deps;
  const { intake, category, mimeType } = await findPlace(knex, actor, parcel, adding, { lock: true });
  const now = clock.now();
  const row = await insertDocument(knex, {
    id: parcel.documentId,
    intakeId: intake.id,
    categoryId: category.id,
    originalFileName: parcel.fileName,
    fileSize: parcel.size,
    mimeType,
    sha256: parcel.sha256,
    storageKey,
    wrappedKey: parcel.wrappedKey,
    uploadedBy: actor.kind === "user" ? actor.userId : null,
    uploadedAt: now,
  });
  // The paper is there after all.
  await deleteWaiver(knex, { intakeId: intake.id, categoryId: category.id });
  await patchIntake(knex, intake.id, { updatedAt: now });
  return row;
}

/** Where it may go. `lock` keeps a second file for the same intake waiting until the transaction ends. */
async function findPlace(
  knex: Knex,
  actor: Actor,
  parcel: Parcel,
  { intakeId, categoryId, keepBoth, together }: Adding,
  options: { lock?: boolean } = {},
): Promise<Place> {
  const intake = await requireOpenIntake(knex, actor, intakeId, options);
  const category = (await listCategoryRows(knex, intake.intakeType)).find(({ id }) => id === categoryId);
  if (!category) throw invalid("categoryId", "This intake has no such category.");
  const mimeType = requireAccepted(category.acceptedFormats, parcel);
  if (!category.allowMultiple) {
    if (together > 1) throw new DomainError("conflict", ONE_FILE_ONLY);
    if (await hasDocumentIn(knex, intake.id, category.id)) throw new DomainError("conflict", FILE_EXISTS);
  }
  if (!keepBoth) await refuseTwin(knex, intake.id, parcel.sha256);
  return { intake, category, mimeType };
}

async function refuseTwin(knex: Knex, intakeId: string, sha256: string): Promise<void> {
  const twin = await findTwin(knex, intakeId, sha256);
  if (!twin) return;
  const message = `This intake already holds the same file: “${twin.originalFileName}”. You can keep both.`;
  throw new DomainError("conflict", message, { fields: { duplicateOf: twin.id } });
}
