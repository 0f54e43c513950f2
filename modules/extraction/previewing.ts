/**
 * Previews of documents, for those who may see the document: drawn in child processes, by turns of the people who ask.
 */
import type { Documents } from "#modules/intake";
import { DomainError, isDomainError, type Actor } from "#modules/kernel";
import { createFairQueue } from "#modules/platform";
import { collect } from "./extraction-job.ts";
import {
  FAILURES_KEPT,
  PREVIEW_MEMORY_BYTES,
  PREVIEW_WITHIN_MS,
  PREVIEWS_WAITING,
  READERS,
} from "./limits.ts";
import type { DocumentReader } from "./ports.ts";
import type { DocumentFile, Results, Task } from "./reader/protocol.ts";
import type { TableRows } from "./schema.ts";

export interface Previews {
  /**
   * An image as an upright JPEG of at most 9 megapixels; includes HEIC, which browsers do not display.
   * @param signal drops a preview that nobody waits for any more.
   * @throws DomainError `not_found`, `unsupported` for what cannot be shown, `unavailable` when too many wait.
   */
  previewImage(actor: Actor, documentId: string, signal?: AbortSignal): Promise<Uint8Array>;
  /** A page of a PDF, from 1, as PNG; scripts are not executed. @throws DomainError as `previewImage`. */
  renderPage(actor: Actor, documentId: string, page: number, signal?: AbortSignal): Promise<Uint8Array>;
  /** The first rows of a CSV file or of a workbook's first sheet. @throws DomainError as `previewImage`. */
  tableRows(actor: Actor, documentId: string, limit: number): Promise<TableRows>;
}

interface PreviewDeps {
  intake: Pick<Documents, "openDocument">;
  reader: DocumentReader;
}

const QUEUE = {
  slots: READERS,
  perLane: 1,
  laneCapacity: PREVIEWS_WAITING.person,
  capacity: PREVIEWS_WAITING.all,
  full: "Too many previews are being made right now. Try again in a moment.",
};
const LIMITS = { withinMs: PREVIEW_WITHIN_MS, memoryBytes: PREVIEW_MEMORY_BYTES };

export function createPreviews({ intake, reader }: PreviewDeps): Previews {
  const queue = createFairQueue(QUEUE);
  const failures = rememberFailures();

  async function preview<Kind extends Task["task"]>(
    actor: Actor,
    documentId: string,
    { signal, key, taskFor }: Wanted<Kind>,
  ): Promise<Results[Kind]> {
    const opened = await intake.openDocument(actor, documentId);
    const draw = async () => {
      const { originalFileName: fileName, mimeType } = opened.document;
      const file = { fileName, mimeType, bytes: await collect(await opened.read()) };
      const outcome = await reader.run<Kind>(taskFor(file), { ...LIMITS, ...(signal && { signal }) });
      if ("problem" in outcome) throw new DomainError("unsupported", outcome.problem);
      return outcome.result;
    };
    return failures.unlessKnown(`${documentId} ${key}`, (check) =>
      queue.run(
        laneOf(actor),
        () => {
          // It may have failed while this one waited.
          check();
          return draw();
        },
        signal,
      ),
    );
  }

  return {
    previewImage: (actor, id, signal) =>
      preview<"image">(actor, id, { signal, key: "image", taskFor: (file) => ({ task: "image", file }) }),
    renderPage: (actor, id, page, signal) =>
      preview<"page">(actor, id, {
        signal,
        key: `${page}`,
        taskFor: (file) => ({ task: "page", file, page }),
      }),
    tableRows: (actor, id, limit) =>
      preview<"rows">(actor, id, { key: "rows", taskFor: (file) => ({ task: "rows", file, limit }) }),
  };
}

interface Wanted<Kind extends Task["task"]> {
  /** The view of the document, by which a failure is remembered. */
  key: string;
  signal?: AbortSignal | undefined;
  taskFor(file: DocumentFile): Extract<Task, { task: Kind }>;
}

function laneOf(actor: Actor): string {
  return actor.kind === "user" ? actor.userId : actor.kind;
}

/** A stored document never changes, so what cannot be shown once never can. */
function rememberFailures() {
  const known = new Map<string, DomainError>();
  function check(key: string): void {
    const error = known.get(key);
    if (error) throw error;
  }
  return {
    async unlessKnown<Result>(key: string, work: (check: () => void) => Promise<Result>): Promise<Result> {
      check(key);
      try {
        return await work(() => check(key));
      } catch (error) {
        if (isDomainError(error) && error.code === "unsupported") known.set(key, error);
        if (known.size > FAILURES_KEPT) known.delete(known.keys().next().value!);
        throw error;
      }
    },
  };
}
