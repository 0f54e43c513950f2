/** Received and required papers of the office, week by week. */
import { requireAdmin } from "#modules/kernel";
import { addDays, dayIn, daysBetween } from "#modules/deadlines/schema";
import type { ClientTracking, TrackingDeps } from "./contract.ts";
import type { SeasonWeek } from "./records.ts";
import { listSeasonRows } from "./season-store.ts";
import { readSettings } from "./settings-store.ts";
import { listRequired } from "./tracking-store.ts";

const WEEKS = 26;
/** The picture reads every document; it is drawn anew at most this often. */
const KEPT_MS = 60_000;

interface Dated {
  day: string;
  count: number;
}

export function createSeason({ knex, clock }: TrackingDeps): Pick<ClientTracking, "season"> {
  let kept: { at: number; weeks: Promise<SeasonWeek[]> } | null = null;

  async function read(): Promise<SeasonWeek[]> {
    const { timeZone } = await readSettings(knex);
    const today = dayIn(timeZone, clock.now());
    const since = addDays(today, -7 * (WEEKS - 1));
    const [{ begun, received }, categories] = await Promise.all([
      listSeasonRows(knex, { since, timeZone }),
      listRequired(knex),
    ]);
    const required = begun.map(({ day, intakeType, count }) => {
      const papers = categories.filter((category) => category.intakeType === intakeType).length;
      return { day, count: count * papers };
    });
    return weeksOf({ required, received, today });
  }

  return {
    async season(actor) {
      requireAdmin(actor);
      const now = clock.now().getTime();
      if (!kept || Math.abs(now - kept.at) > KEPT_MS) {
        kept = { at: now, weeks: read() };
        kept.weeks.catch(() => (kept = null));
      }
      return kept.weeks;
    },
  };
}

/** From the week of the first intake, at most half a year back, to the one that ends today. */
export function weeksOf({
  required,
  received,
  today,
}: {
  required: readonly Dated[];
  received: readonly Dated[];
  today: string;
}): SeasonWeek[] {
  const first = required.map(({ day }) => day).sort()[0];
  if (first === undefined) return [];
  const count = Math.min(WEEKS, Math.floor(Math.max(0, daysBetween(first, today)) / 7) + 1);
  return Array.from({ length: count }, (_, week) => {
    const day = addDays(today, -7 * (count - 1 - week));
    return { day, received: sumTo(received, day), required: sumTo(required, day) };
  });
}

function sumTo(rows: readonly Dated[], last: string): number {
  return rows.reduce((sum, { day, count }) => (day <= last ? sum + count : sum), 0);
}
