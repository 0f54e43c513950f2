import { Model, snakeCaseMappers } from "objection";
import { maskFileName } from "./documents/file-names.ts";
import type { Classification, IntakeDocument, ReadingState } from "./schema.ts";

export class DocumentModel extends Model {
  static override tableName = "documents";
  static override columnNameMappers = snakeCaseMappers();

  id!: string;
  intakeId!: string;
  categoryId!: string;
  originalFileName!: string;
  /** pg returns bigint as text. */
  fileSize!: number | string;
  mimeType!: string;
  sha256!: string;
  storageKey!: string;
  wrappedKey!: Buffer;
  uploadedBy!: string | null;
  uploadedAt!: Date;
  readingState!: ReadingState;
  readingProblem!: string | null;
  pages!: number | null;
  classification!: Classification;
  classificationConfidence!: number;
  /** The class found by extraction, whatever a person said later. */
  firstGuess!: Classification | null;
  correctedClass!: Classification | null;
  tags!: string[];
  /** Loaded on request only: whether it is a favorite of the requesting user. */
  isFavorite?: boolean;

  toDocument(): IntakeDocument {
    const { id, intakeId, categoryId, originalFileName, mimeType, classification } = this;
    const { classificationConfidence, firstGuess, tags, readingState, readingProblem, pages } = this;
    return {
      ...{ id, intakeId, categoryId },
      // Rows of older builds hold the name as it was.
      originalFileName: maskFileName(originalFileName),
      fileSize: Number(this.fileSize),
      mimeType,
      uploadedAt: this.uploadedAt.toISOString(),
      ...{ classification, classificationConfidence, firstGuess, tags },
      ...{ readingState, readingProblem, pages },
      isFavorite: this.isFavorite ?? false,
    };
  }
}
