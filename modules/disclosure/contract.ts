/** What may be told to recipients outside the office, with whose consent, and the record of what was. */
import type { Knex } from "knex";
import type { Audit } from "#modules/audit";
import type { Intake } from "#modules/intake";
import type { Actor, Clock } from "#modules/kernel";
import type { Outbox } from "#modules/mail";
import type { Consent, ConsentRequest, DisclosureSettings } from "./schema.ts";

/** One call of a model outside the office. */
export interface OutsideCall {
  /** "openai/gpt-4o-mini" */
  model: string;
  /** Citations, and ids of papers. */
  sources: string[];
  /** Bytes of text that are sent. */
  bytes: number;
}

export interface Disclosure {
  /** Administrators. */
  settings(actor: Actor): Promise<DisclosureSettings>;
  /** Administrators. */
  changeSettings(actor: Actor, settings: DisclosureSettings): Promise<void>;
  /** Whether hosted models may be used at all. */
  allowsHosted(): Promise<boolean>;
  /** An intake's consents, newest first: its client, and administrators. @throws DomainError `not_found`. */
  list(actor: Actor, intakeId: string): Promise<Consent[]>;
  /** Of the actor's intakes those with a consent that can be signed. */
  waiting(actor: Actor): Promise<string[]>;
  /**
   * Asks the client for both consents, by mail as well. Administrators.
   * @param site origin of the link in the mail, without a trailing slash
   * @throws DomainError `conflict` until the office has entered the mandatory wording; `invalid` for another's paper and
   *   a last day that is past.
   */
  request(actor: Actor, intakeId: string, request: ConsentRequest & { site: string }): Promise<Consent[]>;
  /**
   * Signs a consent and mails the client a copy. The client alone (26 CFR 301.7216-3(a)(1)).
   * @throws DomainError `not_found`; `forbidden` for others; `conflict` when it is no longer open or its last
   *   day is past.
   */
  sign(actor: Actor, id: string, name: string): Promise<Consent>;
  /** From now on. The client, or an administrator whom the client told so. */
  withdraw(actor: Actor, id: string): Promise<Consent>;
  /** Of these papers of an intake those that may go to the provider now; papers of other intakes never. */
  permitted(provider: string, papers: { intakeIds: string[]; documentIds: string[] }): Promise<Set<string>>;
  /** Records a call before it is made. */
  record(actor: Actor, call: OutsideCall): Promise<void>;
}

/** The person whose intake it is. */
export interface Client {
  id: string;
  email: string;
  /** May be empty. */
  firstName: string;
  /** In full, else the e-mail address. */
  name: string;
}

export interface DisclosureDeps {
  knex: Knex;
  intake: Pick<Intake, "getIntake" | "listIntakes" | "listDocuments">;
  clientOf(intakeId: string): Promise<Client | null>;
  /** Of the office, such as `America/New_York`. */
  timeZone(): Promise<string>;
  mail: Pick<Outbox, "enqueue">;
  audit: Pick<Audit, "record">;
  clock: Clock;
}
