/** The tables `tracking_settings` and `client_filings`. */
import type { Knex } from "knex";
import { DEFAULT_SETTINGS, type ClientFiling, type TrackingSettings } from "./records.ts";

const SETTINGS = {
  timeZone: "time_zone",
  extendedByDefault: "extended_by_default",
  isAutomatic: "is_automatic",
  firstAfterDays: "first_after_days",
  repeatEveryDays: "repeat_every_days",
  remindersMax: "reminders_max",
} as const;

export async function readSettings(knex: Knex): Promise<TrackingSettings> {
  const row = (await knex("tracking_settings").first(SETTINGS)) as TrackingSettings | undefined;
  return row ?? DEFAULT_SETTINGS;
}

export async function putSettings(knex: Knex, settings: TrackingSettings, now: Date): Promise<void> {
  const row = Object.fromEntries(
    Object.entries(SETTINGS).map(([name, column]) => [column, settings[name as keyof TrackingSettings]]),
  );
  await knex("tracking_settings")
    .insert({ id: 1, ...row, updated_at: now })
    .onConflict("id")
    .merge();
}

export async function findFiling(knex: Knex, clientId: string): Promise<ClientFiling | undefined> {
  return (await knex("client_filings")
    .whereRaw("client_id::text = ?", [clientId])
    .first(
      { isExtended: "is_extended", reason: "reason", notice: "notice" },
      knex.raw(`postponed_from::text as "postponedFrom"`),
      knex.raw(`postponed_to::text as "postponedTo"`),
    )) as ClientFiling | undefined;
}

export async function putFiling(
  knex: Knex,
  { clientId, filing, now }: { clientId: string; filing: ClientFiling; now: Date },
): Promise<void> {
  const { isExtended, postponedFrom, postponedTo, reason, notice } = filing;
  await knex("client_filings")
    .insert({
      client_id: clientId,
      is_extended: isExtended,
      postponed_from: postponedFrom,
      postponed_to: postponedTo,
      reason,
      notice,
      updated_at: now,
    })
    .onConflict("client_id")
    .merge();
}

/** Whether there is a client with this id. */
export async function isClient(knex: Knex, id: string): Promise<boolean> {
  return Boolean(await knex("users").whereRaw("id::text = ?", [id]).where("role", "user").first("id"));
}
