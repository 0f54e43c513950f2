/** Texts of documents for search by other modules. */
import type { Actor } from "#modules/kernel";
import type { Intake, IntakeDocument } from "./records.ts";

export interface DocumentTexts {
  document: IntakeDocument;
  /** Name of the category. */
  category: string;
  /** Text of each page, with personal numbers masked. */
  pages: string[];
}

export interface Texts {
  /** Seals texts that an earlier build stored plain, or a worker of it since the start. Operators. */
  sealTexts(actor: Actor): Promise<void>;
  /** Documents of an intake that were read, with their texts. Administrators and operators. */
  listTexts(actor: Actor, intakeId: string): Promise<DocumentTexts[]>;
  /** All documents that were read, oldest first. Operators only. */
  listRead(actor: Actor): Promise<{ id: string; intakeId: string }[]>;
  /** Intakes of a client, newest first; none for an unknown one. Administrators and operators. */
  listIntakesOf(actor: Actor, clientId: string): Promise<Intake[]>;
}
