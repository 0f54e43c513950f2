/** Document uploads: one form with several files, each accepted or refused on its own. */
import type { Modules } from "#product";
import type { IntakeDocument } from "#modules/intake/schema";
import { MAX_UPLOAD_BYTES } from "#modules/intake/schema";
import type { ReceivedFile } from "#modules/intake";
import { DomainError, isDomainError, type Actor } from "#modules/kernel";
import { drainBody, readMultipart } from "./multipart.server.ts";

export type Uploaded =
  { fileName: string; document: IntakeDocument } | { fileName: string; refusal: DomainError };

interface Upload {
  modules: Modules;
  actor: Actor;
  request: Request;
}

interface Arrival {
  fileName: string;
  /** Settles when the file has been received or refused. */
  received: Promise<ReceivedFile | DomainError>;
}

/**
 * Stores the files of a form with the fields `file` (one or several), `categoryId` and optionally `keepBoth` ("1") and
 * `intakeId`, in any order. Returns one result per file, in their order.
 * The body is always read to its end. A file that is not stored leaves nothing behind.
 * @throws DomainError for the form as a whole: `not_found` for somebody else's intake, `conflict` for a closed one,
 * `malformed`, `invalid` without a file or a category.
 */
export async function storeUploads(
  { modules, actor, request }: Upload,
  intakeId: string,
): Promise<Uploaded[]> {
  const arrivals: Arrival[] = [];
  try {
    // Checked before the first byte is written: nobody may fill the disk for another client's intake.
    const intake = await modules.intake.getIntake(actor, intakeId);
    await modules.intake.requireRoom(actor, intake.id);
    const fields = await readMultipart(request, {
      maxFileBytes: MAX_UPLOAD_BYTES,
      onFile(part) {
        const received = modules.intake.receive(actor, part).catch(asRefusal);
        // Awaited and handled below; this only prevents an unhandled rejection meanwhile.
        received.catch(() => {});
        arrivals.push({ fileName: part.fileName, received });
      },
    });
    const { categoryId, keepBoth } = readFields(fields, intake.id, arrivals.length);
    const options = { categoryId, keepBoth, together: arrivals.length };
    const results: Uploaded[] = [];
    for (const { fileName, received } of arrivals) {
      const file = await received;
      const stored = isDomainError(file)
        ? file
        : await modules.intake.addDocument(actor, intake.id, file, options).catch(asRefusal);
      results.push(isDomainError(stored) ? { fileName, refusal: stored } : { fileName, document: stored });
    }
    return results;
  } finally {
    await Promise.allSettled([drainBody(request), ...arrivals.map(discard)]);
  }
}

function readFields(fields: Map<string, string>, intakeId: string, files: number) {
  const categoryId = fields.get("categoryId") ?? "";
  if (files === 0) throw invalid("file", "Choose a file first.");
  if (categoryId === "") throw invalid("categoryId", "Choose what kind of paper it is.");
  if ((fields.get("intakeId") || intakeId) !== intakeId) {
    throw invalid(
      "intakeId",
      "This form belongs to another intake. Open the intake again and send it from there.",
    );
  }
  return { categoryId, keepBoth: ["1", "true", "on"].includes(fields.get("keepBoth") ?? "") };
}

async function discard({ received }: Arrival): Promise<void> {
  const file = await received;
  if (!isDomainError(file)) await file.discard();
}

function asRefusal(error: unknown): DomainError {
  if (isDomainError(error)) return error;
  throw error;
}

function invalid(field: string, problem: string): DomainError {
  return new DomainError("invalid", problem, { fields: { [field]: problem } });
}
