/** Previews of documents: drawn in a child process, one at a time, for those who may see the document. */
import type { Documents } from "#modules/intake";
import { DomainError, type Actor } from "#modules/kernel";
import { createBoundedQueue } from "#modules/platform";
import { collect } from "./extraction-job.ts";
import { PREVIEW_MEMORY_BYTES, PREVIEW_WITHIN_MS } from "./limits.ts";
import type { DocumentReader } from "./ports.ts";
import type { DocumentFile, Results, Task } from "./reader/protocol.ts";
import type { TableRows } from "./schema.ts";

export interface Previews {
  /**
   * An image as an upright JPEG of at most 9 megapixels; includes HEIC, which browsers do not display.
   * @throws DomainError `not_found`, `unsupported` for what cannot be shown, `unavailable` when too many wait.
   */
  previewImage(actor: Actor, documentId: string): Promise<Uint8Array>;
  /** A page of a PDF, from 1, as PNG; scripts are not executed. @throws DomainError as `previewImage`. */
  renderPage(actor: Actor, documentId: string, page: number): Promise<Uint8Array>;
  /** The first rows of a CSV file or of a workbook's first sheet. @throws DomainError as `previewImage`. */
  tableRows(actor: Actor, documentId: string, limit: number): Promise<TableRows>;
}

interface PreviewDeps {
  intake: Pick<Documents, "openDocument">;
  reader: DocumentReader;
}

const QUEUE = {
  capacity: 30,
  full: "Too many previews are being made right now. Try again in a moment.",
};
const LIMITS = { withinMs: PREVIEW_WITHIN_MS, memoryBytes: PREVIEW_MEMORY_BYTES };

export function createPreviews({ intake, reader }: PreviewDeps): Previews {
  const enqueue = createBoundedQueue(QUEUE);

  async function preview<Kind extends Task["task"]>(
    actor: Actor,
    documentId: string,
    taskFor: (file: DocumentFile) => Extract<Task, { task: Kind }>,
  ): Promise<Results[Kind]> {
    const opened = await intake.openDocument(actor, documentId);
    return enqueue(async () => {
      const { originalFileName: fileName, mimeType } = opened.document;
      const file = { fileName, mimeType, bytes: await collect(await opened.read()) };
      const outcome = await reader.run<Kind>(taskFor(file), LIMITS);
      if ("problem" in outcome) throw new DomainError("unsupported", outcome.problem);
      return outcome.result;
    });
  }

  return {
    previewImage: (actor, id) => preview<"image">(actor, id, (file) => ({ task: "image", file })),
    renderPage: (actor, id, page) => preview<"page">(actor, id, (file) => ({ task: "page", file, page })),
    tableRows: (actor, id, limit) => preview<"rows">(actor, id, (file) => ({ task: "rows", file, limit })),
  };
}
