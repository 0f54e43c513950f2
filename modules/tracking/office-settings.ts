/** What the office sets: time zone, extension, automatic reminders; and for a client extension and postponement. */
import { DomainError, requireAdmin } from "#modules/kernel";
import type { OfficeSettings, TrackingDeps } from "./contract.ts";
import { FILING_TEXT_MAX, type ClientFiling, type TrackingSettings } from "./records.ts";
import { findFiling, isClient, putFiling, putSettings, readSettings } from "./settings-store.ts";

const NO_FILING: ClientFiling = {
  isExtended: null,
  postponedFrom: null,
  postponedTo: null,
  reason: "",
  notice: "",
};

export function createOfficeSettings({ knex, audit, clock }: TrackingDeps): OfficeSettings {
  async function requireClient(clientId: string): Promise<void> {
    if (!(await isClient(knex, clientId)))
      throw new DomainError("not_found", "There is no such client any more. Load the page again.");
  }

  return {
    async trackingSettings(actor) {
      requireAdmin(actor);
      return readSettings(knex);
    },

    async saveTrackingSettings(actor, settings) {
      requireAdmin(actor);
      checkSettings(settings);
      await knex.transaction(async (trx) => {
        await putSettings(trx, settings, clock.now());
        await audit.record(trx, actor, { action: "tracking-set", details: { ...settings } });
      });
    },

    async clientFiling(actor, clientId) {
      requireAdmin(actor);
      await requireClient(clientId);
      return (await findFiling(knex, clientId)) ?? NO_FILING;
    },

    async saveClientFiling(actor, clientId, filing) {
      requireAdmin(actor);
      checkFiling(filing);
      await requireClient(clientId);
      await knex.transaction(async (trx) => {
        await putFiling(trx, { clientId, filing, now: clock.now() });
        const { isExtended, postponedFrom, postponedTo } = filing;
        await audit.record(trx, actor, {
          action: "filing-date-set",
          subject: { type: "user", id: clientId },
          details: { isExtended, postponedFrom, postponedTo },
        });
      });
    },
  };
}

const RANGES = {
  firstAfterDays: [0, 365],
  repeatEveryDays: [1, 365],
  remindersMax: [1, 20],
} as const;

function checkSettings(settings: TrackingSettings): void {
  for (const [name, [least, most]] of Object.entries(RANGES)) {
    const value = settings[name as keyof typeof RANGES];
    if (!Number.isInteger(value) || value < least || value > most)
      throw invalid(name, `Enter a whole number from ${least} to ${most}.`);
  }
  try {
    Intl.DateTimeFormat("en-US", { timeZone: settings.timeZone });
  } catch {
    throw invalid("timeZone", "Enter a time zone such as America/New_York.");
  }
}

function checkFiling({ postponedFrom, postponedTo, reason, notice }: ClientFiling): void {
  if ((postponedFrom === null) !== (postponedTo === null))
    throw invalid(postponedFrom === null ? "postponedFrom" : "postponedTo", "Enter both days of the period.");
  for (const [name, day] of Object.entries({ postponedFrom, postponedTo })) {
    if (day !== null && !isDay(day)) throw invalid(name, "Enter a day such as 2025-10-15.");
  }
  if (postponedFrom !== null && postponedTo !== null && postponedFrom > postponedTo)
    throw invalid("postponedTo", "The last day must not be before the first one.");
  for (const [name, text] of Object.entries({ reason, notice })) {
    if (text.length > FILING_TEXT_MAX) throw invalid(name, `Write at most ${FILING_TEXT_MAX} characters.`);
  }
}

function isDay(text: string): boolean {
  const at = /^(19|20|21)\d\d-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return at !== null && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

function invalid(field: string, problem: string): DomainError {
  return new DomainError("invalid", problem, { fields: { [field]: problem } });
}
