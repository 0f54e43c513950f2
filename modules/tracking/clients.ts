/** Clients with what is missing, since when, and at what risk. */
import type { Knex } from "knex";
import { addDays, dayIn, daysBetween, statementDue } from "#modules/deadlines/schema";
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
  /** Lowercase: surname first, to sort by, and what a search reads. */
  sortName: string;
  searchText: string;
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

export type ReadingDeps = Pick<TrackingDeps, "clock" | "returns">;
type Returns = Awaited<ReturnType<TrackingDeps["returns"]>>;

/** Reads these clients, or all of them, in no order and in five statements for any number. */
export async function readClients(
  knex: Knex,
  deps: ReadingDeps,
  { clientIds }: Pick<ClientSelection, "clientIds">,
): Promise<Clients> {
  const context = await readContext(knex, deps);
  return { ...context, clients: await readThese(knex, deps, { context, clientIds }) };
}

/** What the rows of all clients are read and judged with. */
export interface Context extends Omit<Clients, "clients"> {
  categories: readonly CategoryRow[];
}

/** Sequential, as all reading here: a transaction has one connection. */
export async function readContext(knex: Knex, { clock }: Pick<ReadingDeps, "clock">): Promise<Context> {
  const settings = await readSettings(knex);
  const categories = await listRequired(knex);
  return { settings, categories, today: dayIn(settings.timeZone, clock.now()) };
}

export async function readThese(
  knex: Knex,
  deps: ReadingDeps,
  { context, clientIds }: { context: Context } & Pick<ClientSelection, "clientIds">,
): Promise<Client[]> {
  const { settings, categories } = context;
  const required = categories.map(({ id }) => id);
  const rows = await listClientRows(knex, { timeZone: settings.timeZone, required, clientIds });
  const groups = rows.filter(({ intake_type }) => intake_type === "multi-entity");
  const returns = await deps.returns(
    groups.map(({ intake_id, tax_year }) => ({ id: intake_id, taxYear: tax_year })),
  );
  return rows.map((row) => clientOf(row, { ...context, returns }));
}

function clientOf(
  row: ClientRow,
  { categories, settings, returns, today }: Context & { returns: Returns },
): Client {
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
    sortName: `${row.last_name}\n${row.first_name}\n${row.email}`.toLowerCase(),
    searchText: `${row.first_name} ${row.last_name} ${row.email}`.toLowerCase(),
  };
}

/** Days since the latest of: due to the client, 14 days from the start, the date that the last reminder named. */
function overdueOf(
  { named_date: named, tax_year: taxYear, begun_on: begun }: ClientRow,
  { missing, today }: { missing: CategoryRow[]; today: string },
): number {
  if (missing.length === 0) return 0;
  const dates = missing.flatMap(({ dueToClient }) =>
    dueToClient ? [statementDue(dueToClient, CATEGORY_YEAR, taxYear)] : [],
  );
  const latest = [...dates, addDays(begun, START_DAYS), named ?? ""].reduce((a, b) => (a > b ? a : b));
  return Math.max(0, daysBetween(latest, today));
}
