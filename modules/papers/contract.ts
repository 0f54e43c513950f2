/** What the module offers, and what it needs from outside. */
import type { Knex } from "knex";
import type { Embeddings } from "#modules/embeddings";
import type { Intake } from "#modules/intake";
import type { Jobs } from "#modules/jobs";
import type { Actor, Clock, Log } from "#modules/kernel";
import type { PaperPage } from "./schema.ts";

/** Whose papers: one intake, or all intakes of one client. */
export interface PaperOwner {
  clientId?: string;
  intakeId?: string;
}

export interface Papers {
  /**
   * Has all papers indexed that were read and are not indexed, or whose text changed; joins the job under way.
   * Administrators. Returns the job's id.
   */
  indexAll(actor: Actor): Promise<string>;
  /**
   * Pages of one client's papers that bear on a question, best first, at most 5. Administrators and operators.
   * @throws DomainError `not_found`; `invalid` when client and intake are not of one person.
   */
  search(
    actor: Actor,
    owner: PaperOwner,
    question: string,
  ): Promise<{ pages: PaperPage[]; intakeIds: string[]; notice?: string }>;
  /** @throws DomainError `not_found` for an unknown intake; `forbidden`. */
  requireIntake(actor: Actor, intakeId: string): Promise<void>;
  /** Text of each page of a paper; null for one that is gone. Administrators and operators. */
  pages(actor: Actor, documentId: string): Promise<string[] | null>;
}

export interface PapersDeps {
  knex: Knex;
  intake: Pick<Intake, "getIntake" | "listIntakesOf" | "listRead" | "listTexts" | "getDocument" | "getText">;
  jobs: Pick<Jobs, "define" | "enqueue">;
  /** Null to search by words only, as when the embedding model is outside the office. */
  embeddings: Embeddings | null;
  /** 32 bytes; the hash of a text is keyed by it. */
  secretKey: Buffer;
  clock: Clock;
  log: Log;
}
