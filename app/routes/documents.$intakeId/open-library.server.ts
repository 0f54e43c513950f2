import type { Modules } from "#product";
import type { Actor } from "#modules/kernel";
import type { Intake } from "#modules/intake/schema";
import { hasCode } from "../../http/errors.server.ts";
import { findClient } from "../../http/intake-client.server.ts";
import { readCount, readMark, readPlace } from "./address.ts";
import { readFolderCounts, readShown } from "./library.server.ts";
import { findPaper, readPreview } from "./preview.server.ts";
import { PAGE_SIZE } from "./folder-view.ts";
import type { Uploading } from "./UploadDialog.tsx";

type Asking = { modules: Modules; actor: Actor };

export type OpenLibrary = NonNullable<Awaited<ReturnType<typeof openLibrary>>>;

/** Loads the screen's data for one URL; null when the intake does not exist for this user. */
export async function openLibrary(asking: Asking, intakeId: string, query: URLSearchParams) {
  const intake = await findIntake(asking, intakeId);
  if (!intake) return null;
  const asked = readPlace(query);
  const [folders, found, client] = await Promise.all([
    readFolderCounts(asking, intake),
    readShown(asking, intake, asked),
    findClient(asking, intakeId),
  ]);
  const lastPage = Math.max(1, Math.ceil(found.total / PAGE_SIZE));
  const place = { ...asked, page: Math.min(asked.page, lastPage) };
  // The page is past the last one, for example after a deletion.
  const shown = place.page === asked.page ? found : await readShown(asking, intake, place);
  return { intake, client, place, folders, shown, above: await readAbove(asking, intake, query) };
}

async function findIntake({ modules, actor }: Asking, id: string): Promise<Intake | null> {
  try {
    return await modules.intake.getIntake(actor, id);
  } catch (error) {
    if (hasCode(error, "not_found")) return null;
    throw error;
  }
}

/** Data of the dialog open above the library. */
async function readAbove(asking: Asking, intake: Intake, query: URLSearchParams) {
  const previewed = query.get("document");
  const deleted = query.get("delete");
  const upload = query.get("upload");
  const [preview, deleting, uploading] = await Promise.all([
    previewed
      ? readPreview(asking, intake, { id: previewed, at: readCount(query.get("at")), mark: readMark(query) })
      : null,
    deleted ? findPaper(asking, intake, deleted) : null,
    upload ? readUploading(asking, intake, upload) : null,
  ]);
  const isGone = Boolean((previewed && !preview) || (deleted && !deleting));
  return { preview, deleting, uploading, isGone };
}

async function readUploading(
  { modules, actor }: Asking,
  intake: Intake,
  categoryId: string,
): Promise<Uploading> {
  const categories = await modules.intake.listCategories(actor, intake.intakeType);
  const chosen = categories.find(({ id }) => id === categoryId) ?? null;
  const count = chosen ? await modules.intake.countDocuments(actor, intake.id, { categoryId }) : 0;
  return { categories, chosen, isFilled: count > 0 };
}
