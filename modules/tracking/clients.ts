/** Clients with what is missing, since when, and at what risk. */
import type { Knex } from "knex";
import { addDays, dayIn, daysBetween } from "#modules/deadlines/schema";
import type { TrackingDeps } from "./contract.ts";
import { effectiveDate, filingDateOf } from "./filing.ts";
import { riskOf, type Risk } from "./risk.ts";
import { QUIET_DAYS, type FilingDate, type TrackingSettings } from "./records.ts";
import { readSettings } from "./settings-store.ts";
import {
  listClientRows,
  listRequired,
  type CategoryRow,
  type ClientRow,
  type ClientSelection,
} from "./tracking-store.ts";

/** A client with everything that follows from the rows. */
export interface Client {
  row: ClientRow;
  required: number;
  missing: CategoryRow[];
  overdueDays: number;
  filing: FilingDate;
  risk: Risk;
  /** ISO date in the office's time zone; null when the client did not ask for quiet, or it is over. */
  quietUntil: string | null;
}

export interface Clients {
  clients: Client[];
  settings: TrackingSettings;
  /** ISO date in the office's time zone. */
  today: string;
}

/** Days from the start of an intake until its papers are due (contract: `overdueDays`). */
const START_DAYS = 14;
/** Tax year for which the dates of the categories are stored. */
const CATEGORY_YEAR = 2024;

type Deps = Pick<TrackingDeps, "clock" | "returns">;
type Returns = Awaited<ReturnType<TrackingDeps["returns"]>>;

/** All clients of the selection, in no order, in five statements for any number of clients. */
export async function readClients(
  knex: Knex,
  deps: Deps,
  selection: Omit<ClientSelection, "timeZone">,
): Promise<Clients> {
  // Sequential: a transaction has one connection.
  const settings = await readSettings(knex);
  const rows = await listClientRows(knex, { ...selection, timeZone: settings.timeZone });
  const categories = await listRequired(knex);
  const groups = rows.filter(({ intake_type }) => intake_type === "multi-entity");
  const returns = await deps.returns(
    groups.map(({ intake_id, tax_year }) => ({ id: intake_id, taxYear: tax_year })),
  );
  const today = dayIn(settings.timeZone, deps.clock.now());
  const context = { categories, settings, returns, today };
  return { clients: rows.map((row) => clientOf(row, context)), settings, today };
}

interface Context {
  categories: readonly CategoryRow[];
  settings: TrackingSettings;
  returns: Returns;
  today: string;
}

function clientOf(row: ClientRow, { categories, settings, returns, today }: Context): Client {
  const required = categories.filter(({ intakeType }) => intakeType === row.intake_type);
  const missing = required.filter(({ id }) => !row.settled.includes(id));
  const overdueDays = overdueOf(row, { missing, today });
  const { postponed_from: from, postponed_to: to } = row;
  const filing = filingDateOf({
    intakeType: row.intake_type,
    taxYear: row.tax_year,
    returns: returns.get(row.intake_id) ?? [],
    isExtended: row.is_extended ?? settings.extendedByDefault,
    postponement: from && to ? { from, to } : null,
  });
  const risk = riskOf({
    missing: missing.length,
    required: required.length,
    overdueDays,
    filingDate: effectiveDate(filing),
    daysToFiling: daysBetween(today, effectiveDate(filing)),
    daysToExtended: daysBetween(today, filing.extended),
    silentDays: Math.max(0, daysBetween(row.heard_on, today)),
    unansweredReminders: row.unanswered,
  });
  const quiet = row.quiet_at && addDays(dayIn(settings.timeZone, row.quiet_at), QUIET_DAYS);
  return {
    row,
    required: required.length,
    missing,
    overdueDays,
    filing,
    risk,
    quietUntil: quiet && quiet > today ? quiet : null,
  };
}

/** Days since the latest of: due to the client, 14 days from the start, the date that the last reminder named. */
function overdueOf(
  { named_date: named, tax_year: taxYear, begun_on: begun }: ClientRow,
  { missing, today }: { missing: CategoryRow[]; today: string },
): number {
  if (missing.length === 0) return 0;
  const dates = missing.flatMap(({ dueToClient }) => (dueToClient ? [inYear(dueToClient, taxYear)] : []));
  const latest = [...dates, addDays(begun, START_DAYS), named ?? ""].reduce((a, b) => (a > b ? a : b));
  return Math.max(0, daysBetween(latest, today));
}

function inYear(day: string, taxYear: number): string {
  return `${Number(day.slice(0, 4)) + taxYear - CATEGORY_YEAR}${day.slice(4)}`;
}
