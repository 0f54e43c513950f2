import type { Client } from "./clients.ts";
import type { LastReminder, TrackedClient, WaitingWaiver } from "./records.ts";
import type { CategoryReminders, ClientRow } from "./tracking-store.ts";

interface Details {
  /** By intake and category id. */
  sentOf: ReadonlyMap<string, CategoryReminders>;
  waivers: readonly WaitingWaiver[];
}

export function toTracked(client: Client, { sentOf, waivers }: Details): TrackedClient {
  const { row, required, missing, overdueDays, filing, risk, quietUntil } = client;
  return {
    userId: row.user_id,
    firstName: row.first_name,
    lastName: row.last_name,
    userEmail: row.email,
    taxYear: row.tax_year,
    intakeStatus: row.status,
    totalReceived: required - missing.length,
    totalRequired: required,
    totalMissing: missing.length,
    riskLevel: risk.level,
    overdueDays,
    missingDocuments: missing.map(({ id, name, description }) => {
      const sent = sentOf.get(`${row.intake_id} ${id}`);
      return {
        categoryName: name,
        description,
        remindersSent: sent?.sent ?? 0,
        lastReminderSent: sent?.lastSentAt.toISOString() ?? null,
      };
    }),
    intakeId: row.intake_id,
    intakeType: row.intake_type,
    riskReasons: risk.reasons,
    filing,
    lastReminder: lastReminderOf(row),
    quietUntil,
    saidUploadedAt: row.uploaded_at?.toISOString() ?? null,
    waivers: waivers.map(({ categoryId, categoryName, kind, reason }) => {
      return { categoryId, categoryName, kind, reason };
    }),
  };
}

function lastReminderOf(row: ClientRow): LastReminder | null {
  const { last_template: template, last_state: state, last_reason: reason, last_at: at } = row;
  if (!template || !state || !at) return null;
  return { template, state, reason, at: at.toISOString(), isUnconfirmed: row.last_unconfirmed ?? false };
}
