import type { Knex } from "knex";
import type { Audit } from "#modules/audit";
import type { Deadline } from "#modules/deadlines/schema";
import type { Jobs } from "#modules/jobs";
import type { Actor, Clock, Log, Origin } from "#modules/kernel";
import type { Outbox } from "#modules/mail";
import type {
  BulkReminders,
  ClientFiling,
  DueReminders,
  OpenAnswer,
  PressedMany,
  PressedOnce,
  ReminderTemplate,
  SeasonWeek,
  SendReminder,
  TemplateName,
  TrackedClient,
  TrackingPage,
  TrackingQuery,
  TrackingRow,
  TrackingSettings,
} from "./records.ts";

/** Clients with their newest active intake. Every call is for administrators and operators. */
export interface ClientTracking {
  /** Every client, highest risk first: the whole answer of the API. */
  listClients(actor: Actor): Promise<TrackingRow[]>;
  /** A page of 50. A page past the last one is empty. @throws DomainError `invalid` for a search that is too long. */
  pageOfClients(actor: Actor, query: TrackingQuery): Promise<TrackingPage>;
  /** One client, or null without an intake. */
  findClient(actor: Actor, clientId: string): Promise<TrackedClient | null>;
  /** Received and required papers, week by week; empty without intakes. At most a minute old. */
  season(actor: Actor): Promise<SeasonWeek[]>;
  /** The selection of `pageOfClients`, all pages, as CSV; recorded in the audit log. */
  exportClients(actor: Actor, query: TrackingQuery): Promise<{ name: string; type: string; content: string }>;
}

export interface OfficeSettings {
  trackingSettings(actor: Actor): Promise<TrackingSettings>;
  /** @throws DomainError `invalid` naming the field. */
  saveTrackingSettings(actor: Actor, settings: TrackingSettings): Promise<void>;
  /** The extension and the postponement of a client. @throws DomainError `not_found`. */
  clientFiling(actor: Actor, clientId: string): Promise<ClientFiling>;
  /** @throws DomainError `invalid` naming the field, `not_found`. */
  saveClientFiling(actor: Actor, clientId: string, filing: ClientFiling): Promise<void>;
}

export interface Templates {
  listTemplates(actor: Actor): Promise<ReminderTemplate[]>;
  /** @throws DomainError `invalid` naming an unknown field such as `{name}`, or a text that is empty or too long. */
  saveTemplate(actor: Actor, template: Pick<ReminderTemplate, "name" | "subject" | "body">): Promise<void>;
  /** Back to the text of the product. */
  resetTemplate(actor: Actor, name: TemplateName): Promise<void>;
  /** The mail as an example client would get it. @throws DomainError `invalid` as `saveTemplate`. */
  previewTemplate(
    actor: Actor,
    template: Pick<ReminderTemplate, "subject" | "body">,
  ): Promise<{ subject: string; text: string }>;
}

export interface Reminders {
  /**
   * Queues a reminder to one client; `site` is the origin of the links. Within the quiet time, presses for one client
   * count as one. Administrators. @throws DomainError `not_found` for an unknown client.
   */
  sendReminder(actor: Actor, clientId: string, order: SendReminder & { site: string }): Promise<PressedOnce>;
  /** Queues reminders to these clients, narrowed by risk; without ids to all of those levels. Administrators. */
  sendReminders(actor: Actor, order: BulkReminders & { site: string }): Promise<PressedMany>;
  /**
   * Sends the client's last reminder once more, the very same mail, when its server did not confirm it. Administrators.
   * @throws DomainError `conflict` when there is nothing to confirm, `not_found`.
   */
  sendAgain(actor: Actor, clientId: string): Promise<void>;
  /** Automatic reminders, as the office has set. Operators. */
  sendDueReminders(actor: Actor): Promise<DueReminders>;
}

/** Links in reminders. Whoever has the mail may answer; nobody is signed in. */
export interface Answers {
  /** What a link would do; null when it is not valid, or too old. */
  findAnswer(token: string): Promise<OpenAnswer | null>;
  /** Does it. A second time changes nothing. @throws DomainError `not_found` for a link that is not valid. */
  giveAnswer(token: string, origin: Origin): Promise<OpenAnswer>;
}

export interface Tracking extends ClientTracking, OfficeSettings, Templates, Reminders, Answers {}

export interface TrackingDeps {
  knex: Knex;
  audit: Pick<Audit, "record">;
  mail: Pick<Outbox, "enqueue" | "sendAgain">;
  jobs: Pick<Jobs, "define" | "enqueue" | "schedule" | "listOpenKeys">;
  /** Intake id → returns of its entities; intakes without entities are absent. */
  returns(intakes: { id: string; taxYear: number }[]): Promise<Map<string, (Deadline & { form: string })[]>>;
  /** Hours without a second reminder to one client. */
  quietHours: number;
  /** Origin of the links in automatic reminders. */
  site: string;
  /** 32 bytes that sign the links. */
  secretKey: Buffer;
  clock: Clock;
  log: Log;
}
