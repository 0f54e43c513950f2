/** Shapes and limits of client tracking and reminders; safe in a browser. */
import { z } from "zod";
import type { IntakeStatus, IntakeType } from "#modules/intake/schema";
import { RISK_LEVELS, type RiskLevel } from "./risk.ts";

export { RISK_LEVELS, type RiskLevel };

export const TRACKING_SORTS = ["risk", "client", "overdue", "missing"] as const;
export type TrackingSort = (typeof TRACKING_SORTS)[number];

/** Statuses by which the list is filtered. */
export const TRACKED_STATUSES = ["in_progress", "review_ready", "completed"] as const;

export interface TrackingQuery {
  q?: string;
  risk?: RiskLevel;
  status?: IntakeStatus;
  sort?: TrackingSort;
  /** From 1. */
  page?: number;
}

export interface MissingDocument {
  categoryName: string;
  description: string;
  remindersSent: number;
  /** ISO 8601. */
  lastReminderSent: string | null;
}

/** The row of `GET /api/admin/client-tracking`: exactly these fields. */
export interface TrackingRow {
  userId: string;
  firstName: string;
  lastName: string;
  userEmail: string;
  taxYear: number;
  intakeStatus: IntakeStatus;
  totalReceived: number;
  totalRequired: number;
  totalMissing: number;
  riskLevel: RiskLevel;
  overdueDays: number;
  missingDocuments: MissingDocument[];
}

/** The last reminder to a client: where it is, and why if it did not arrive. */
export interface LastReminder {
  template: TemplateName;
  state: "waiting" | "sent" | "refused" | "failed" | "dropped";
  reason: string | null;
  /** ISO 8601: when it was sent or refused, else when it was asked for. */
  at: string;
  /** Sent, but the server's answer was lost: it may not have arrived. */
  isUnconfirmed: boolean;
}

export interface WaitingWaiver {
  categoryId: string;
  categoryName: string;
  kind: "does_not_apply" | "cannot_get";
  reason: string;
}

/** A row of the screen: the fields of the API and what stands around them. */
export interface TrackedClient extends TrackingRow {
  intakeId: string;
  intakeType: IntakeType;
  /** Why the risk is what it is, a sentence each. */
  riskReasons: string[];
  filing: FilingDate;
  lastReminder: LastReminder | null;
  /** ISO date; until then the client asked for quiet. */
  quietUntil: string | null;
  /** ISO 8601: when the client said that everything is uploaded. */
  saidUploadedAt: string | null;
  waivers: WaitingWaiver[];
}

/** The date by which the return of an intake is filed. */
export interface FilingDate {
  /** "1040"; of a group the return that is due first. */
  form: string;
  /** ISO dates, after a postponement. */
  due: string;
  extended: string;
  isExtended: boolean;
  isPostponed: boolean;
}

export interface TrackingPage {
  rows: TrackedClient[];
  total: number;
  /** Of all clients, whatever the filters. */
  clients: number;
  withMissing: number;
}

/** Received and required papers of the office at the end of a week. */
export interface SeasonWeek {
  /** ISO date of its last day. */
  day: string;
  received: number;
  required: number;
}

/** A postponement of one client's dates: 26 USC 7508, 7508A. */
export interface ClientFiling {
  /** Null: as the office has set. */
  isExtended: boolean | null;
  postponedFrom: string | null;
  postponedTo: string | null;
  reason: string;
  /** The IRS notice. */
  notice: string;
}

export const FILING_TEXT_MAX = 300;

export interface TrackingSettings {
  /** IANA name of the office's time zone. */
  timeZone: string;
  extendedByDefault: boolean;
  isAutomatic: boolean;
  /** Days overdue from which the first automatic reminder goes out. */
  firstAfterDays: number;
  /** Days between automatic reminders. */
  repeatEveryDays: number;
  /** Reminders to one client about one intake; the last is the final one. */
  remindersMax: number;
}

export const DEFAULT_SETTINGS: TrackingSettings = {
  timeZone: "America/New_York",
  extendedByDefault: false,
  isAutomatic: false,
  firstAfterDays: 1,
  repeatEveryDays: 7,
  remindersMax: 4,
};

/** Automatic reminders go out from 8 to 20 o'clock in the office's time zone. */
export const DAY_HOURS = { from: 8, to: 20 };

export const TEMPLATE_NAMES = ["standard", "urgent", "final"] as const;
export type TemplateName = (typeof TEMPLATE_NAMES)[number];

export interface ReminderTemplate {
  name: TemplateName;
  subject: string;
  body: string;
  /** Whether the office changed it. */
  isChanged: boolean;
}

export const SUBJECT_LENGTH_MAX = 150;
export const BODY_LENGTH_MAX = 4_000;
export const MESSAGE_LENGTH_MAX = 2_000;
/** Clients named in one bulk call. */
export const BULK_MAX = 5_000;

const press = {
  template: z.enum(TEMPLATE_NAMES),
  message: z.string().max(MESSAGE_LENGTH_MAX, `Write at most ${MESSAGE_LENGTH_MAX} characters.`).default(""),
  force: z.boolean().default(false),
  /** The same press sent twice counts once. */
  pressId: z.uuid().optional(),
};

/** Body of `POST /api/admin/send-reminder/{userId}`. */
export const sendReminderBody = z.object(press);
export type SendReminder = z.infer<typeof sendReminderBody>;

/** Body of `POST /api/admin/bulk-reminders`. */
export const bulkRemindersBody = z.object({
  ...press,
  clientIds: z
    .array(z.string())
    .max(BULK_MAX, `Name at most ${BULK_MAX.toLocaleString("en-US")} clients at once.`)
    .default([]),
  riskLevels: z.array(z.enum([...RISK_LEVELS, "all"])).optional(),
});
export type BulkReminders = z.infer<typeof bulkRemindersBody>;

export type PressedOnce = { sent: 1; queued: true } | { sent: 0; reason: string };

export interface PressedMany {
  sent: number;
  skipped: { clientId: string; reason: string }[];
}

/** What automatic sending did, or why it did nothing. */
export interface DueReminders {
  state: "sent" | "off" | "night";
  sent: number;
}

export const ANSWER_KINDS = ["uploaded", "quiet"] as const;
export type AnswerKind = (typeof ANSWER_KINDS)[number];

/** Days for which a link in a mail works. */
export const LINK_DAYS = 30;
/** Days of quiet that a client can ask for. */
export const QUIET_DAYS = 14;
/** Days without automatic reminders after a client said that everything is uploaded. */
export const UPLOADED_DAYS = 7;

export interface OpenAnswer {
  kind: AnswerKind;
  taxYear: number;
  /** Whether the client has answered so already. */
  isGiven: boolean;
}
