/** What the office does with an intake: open it, review its documents, write to the client. */
import type { Actor } from "#modules/kernel";
import type { DocumentReview, Intake as IntakeRecord, IntakeMessage, IntakeType, Misfit } from "./schema.ts";

export interface Opening {
  /**
   * Opens an intake for a client. Administrators. @throws DomainError `not_found`, `invalid` for a year that offices
   * cannot choose, `conflict` when the client has an active one.
   */
  openIntakeFor(
    actor: Actor,
    intake: { clientId: string; intakeType: IntakeType; taxYear: number },
  ): Promise<IntakeRecord>;
}

export interface Reopening {
  /**
   * Opens an intake again, with a reason that the client reads as a message. `site` is the origin of the link in the
   * mail. Administrators. @throws DomainError `invalid` without a reason, `conflict` as `setStatus`.
   */
  reopenIntake(actor: Actor, id: string, why: { reason: string; site: string }): Promise<IntakeRecord>;
}

/**
 * The CPA's decisions about documents. `categoryId` and `from` are where the administrator saw the document: a deed on
 * one that was moved meanwhile is a `conflict`, on a deleted one `not_found`.
 */
export interface Reviews {
  /** Oldest first; clients see what they are asked for again only. */
  listReviews(actor: Actor, intakeId: string): Promise<DocumentReview[]>;
  acceptDocument(actor: Actor, id: string, seen: { categoryId: string }): Promise<DocumentReview>;
  /** The document no longer counts for its category. @throws DomainError `invalid` without a reason. */
  askAgain(
    actor: Actor,
    id: string,
    request: { categoryId: string; reason: string },
  ): Promise<DocumentReview>;
  /** Undoes a decision; no effect on one that is gone. */
  takeBackReview(actor: Actor, intakeId: string, reviewId: string): Promise<void>;
  /**
   * Moves a document to another category of its intake; a request for a better one stays behind. @throws DomainError
   * `unsupported` for a format that the category does not accept, `conflict` where it takes one file only.
   */
  moveDocument(actor: Actor, id: string, move: { from: string; to: string }): Promise<void>;
  /** Document id → what does not fit about it, without documents that fit. */
  listMisfits(actor: Actor, intakeId: string): Promise<Record<string, Misfit[]>>;
}

export interface Judging {
  /** Judges documents that were read by an earlier build, or before a crash. Operators. */
  judgeDocuments(actor: Actor): Promise<void>;
}

/** Messages between the office and a client; `site` is the origin of the links in mails. */
export interface Messages {
  /** Oldest first. */
  listMessages(actor: Actor, intakeId: string): Promise<IntakeMessage[]>;
  /** Also settles what the other side wrote. @throws DomainError `invalid` naming the field `text`. */
  sendMessage(
    actor: Actor,
    intakeId: string,
    message: { text: string; site: string },
  ): Promise<IntakeMessage>;
  /** What the other side wrote needs no answer. */
  settleMessages(actor: Actor, intakeId: string): Promise<void>;
}
