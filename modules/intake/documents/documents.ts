/** Lifecycle of documents. */
import { Readable } from "node:stream";
import { DomainError, isDomainError, requireAdmin, requireSignedIn } from "#modules/kernel";
import { requireIntake, requireOpenIntake } from "../access.ts";
import { addStagedUpload } from "./adding.ts";
import { favoritesOwner, requireDocument, requireOpenDocument, requireOperator } from "./document-access.ts";
import type { DocumentModel } from "../document-models.ts";
import { findMatches } from "./document-search.ts";
import {
  countDocumentRows,
  deleteDocumentRow,
  findDocumentRows,
  findKnownKeys,
  listDocumentRows,
  putFavorite,
  type Selection,
} from "../documents-store.ts";
import type { Documents, IntakeDeps, ReceivedFile } from "../contract.ts";
import { createExtractionRecords } from "./extraction-records.ts";
import type { Judge } from "../review/judging.ts";
import { recordOpening } from "./openings.ts";
import { lost, withAlarm } from "./lost-files.ts";
import { requireQuota, usageOf } from "./quotas.ts";
import { receiveFile, type StagedUpload } from "./receiving.ts";
import { createPageTexts } from "./page-texts.ts";
import { createKeyring } from "../sealing/keys.ts";
import { openRange, sealedRange } from "../sealing/open.ts";
import { patchIntake } from "../store.ts";

const RECENT_MS = 30 * 24 * 60 * 60 * 1000;

export interface DocumentsAtStart extends Documents {
  /** Removes leftovers of interrupted uploads. */
  sweepUploads(): Promise<void>;
}

export function createDocuments(deps: IntakeDeps, judge: Judge): DocumentsAtStart {
  const { knex, files, scanner, audit, clock, log } = deps;
  const keyring = createKeyring(deps.encryptionKey);
  const texts = createPageTexts(deps);
  const stagedUploads = new WeakMap<ReceivedFile, StagedUpload>();

  function selectionOf(
    intakeId: string,
    { categoryId, only }: { categoryId?: string; only?: "favorites" | "recent" | "unreadable" },
  ): Selection {
    return {
      intakeId,
      categoryId,
      favoritesOnly: only === "favorites",
      unreadableOnly: only === "unreadable",
      uploadedSince: only === "recent" ? new Date(clock.now().getTime() - RECENT_MS) : undefined,
    };
  }

  return {
    ...createExtractionRecords(deps, judge),

    async requireRoom(actor, intakeId) {
      const intake = await requireOpenIntake(knex, actor, intakeId);
      await requireQuota(deps, { actor, intake }, 0);
    },

    async getUsage(actor, intakeId) {
      requireAdmin(actor);
      const intake = await requireIntake(knex, actor, intakeId);
      return { used: await usageOf(deps, intake), quotas: deps.quotas };
    },

    async getQuotas(actor) {
      requireAdmin(actor);
      return deps.quotas;
    },

    async storageHealth(actor) {
      requireOperator(actor);
      const health = await files.health();
      return health === "up" && scanner ? scanner.health() : health;
    },

    async receive(actor, incoming) {
      requireSignedIn(actor);
      const staged = await receiveFile({ files, keyring, scanner, log }, incoming).catch((error: unknown) => {
        if (isDomainError(error) && error.code === "unavailable") {
          log.error({ alarm: "uploads-refused", err: error.cause ?? error }, "A paper could not be stored");
        }
        throw error;
      });
      const { fileName, contentType: mimeType, size, sha256 } = staged;
      const received = { fileName, mimeType, size, sha256, discard: () => staged.draft.discard() };
      stagedUploads.set(received, staged);
      return received;
    },

    async addDocument(actor, intakeId, received, { categoryId, keepBoth = false, together = 1 }) {
      const staged = stagedUploads.get(received);
      if (!staged) throw new DomainError("conflict", "This file is stored already.");
      // A received file can be added once.
      stagedUploads.delete(received);
      const row = await addStagedUpload(deps, actor, staged, { intakeId, categoryId, keepBoth, together });
      const document = row.toDocument();
      log.info({ documentId: row.id, intakeId: row.intakeId, bytes: document.fileSize }, "document stored");
      return document;
    },

    async listDocuments(actor, intakeId, { sort = "date", limit, offset, ...options } = {}) {
      const { id } = await requireIntake(knex, actor, intakeId);
      const selection = selectionOf(id, options);
      const rows = await listDocumentRows(knex, favoritesOwner(actor), selection, { sort, limit, offset });
      return rows.map((row) => row.toDocument());
    },

    async countDocuments(actor, intakeId, options = {}) {
      const { id } = await requireIntake(knex, actor, intakeId);
      return countDocumentRows(knex, favoritesOwner(actor), selectionOf(id, options));
    },

    async getDocument(actor, id) {
      return (await requireDocument(knex, actor, id)).toDocument();
    },

    async openDocument(actor, id, { isDownload = false } = {}) {
      const row = await requireDocument(knex, actor, id);
      await recordOpening(deps, actor, row, isDownload ? "downloaded" : "viewed");
      const document = row.toDocument();
      const size = document.fileSize;
      return {
        document,
        sha256: row.sha256,
        async read(range = { start: 0, end: size - 1 }) {
          const key = keyring.unwrap(row.id, row.wrappedKey);
          const sealed = await files
            .read(row.storageKey, sealedRange(size, range))
            .catch((cause: unknown) => {
              throw lost(log, row.id, cause);
            });
          const opened = withAlarm(log, row.id, openRange(sealed, key, size, range));
          return Readable.from(opened, { objectMode: false }).once("close", () => sealed.destroy());
        },
      };
    },

    async deleteDocument(actor, id) {
      const row = await requireOpenDocument(knex, actor, id);
      await knex.transaction(async (trx) => {
        await deleteDocumentRow(trx, row.id);
        await deps.onDeleted?.(trx);
        await patchIntake(trx, row.intakeId, { updatedAt: clock.now() });
        await audit.record(trx, actor, { action: "deleted", ...auditSubject(row) });
      });
      // A file that remains is swept at the next start; its key was deleted with the row.
      await files.remove(row.storageKey).catch((error: unknown) => {
        log.warn({ err: error, documentId: row.id }, "the file of a deleted document is left");
      });
      log.info({ documentId: row.id, intakeId: row.intakeId }, "document deleted");
    },

    async setFavorite(actor, id, isFavorite) {
      const row = await requireDocument(knex, actor, id);
      const owner = favoritesOwner(actor);
      if (owner === null) throw new DomainError("forbidden", "The command line has no favorites.");
      await putFavorite(knex, owner, row.id, isFavorite);
      return { ...row.toDocument(), isFavorite };
    },

    async searchDocuments(actor, intakeId, query) {
      const { id } = await requireIntake(knex, actor, intakeId);
      const matches = await findMatches({ knex, texts }, id, query);
      const ids = matches.map(({ documentId }) => documentId);
      const rows = await findDocumentRows(knex, favoritesOwner(actor), id, ids);
      const byId = new Map(rows.map((row) => [row.id, row]));
      return matches.flatMap(({ documentId, context, page }) => {
        const row = byId.get(documentId);
        return row ? [{ document: row.toDocument(), context, page }] : [];
      });
    },

    async sweepUploads() {
      try {
        await files.sweep((keys) => findKnownKeys(knex, keys));
      } catch (error) {
        // The next start sweeps again; until then readiness says that the store is away.
        if (!isDomainError(error)) throw error;
        log.error({ alarm: "store-away", err: error.cause ?? error }, "The store of papers was not swept");
      }
    },
  };
}

function auditSubject({ id, intakeId }: DocumentModel) {
  return { subject: { type: "document", id }, details: { intakeId } } as const;
}
