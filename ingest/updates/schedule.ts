/** Each source by its `updateFrequency`, at night, by one of all processes. */
import type { Knex } from "knex";
import { OPERATOR } from "#modules/kernel";
import type { UpdatesDeps } from "./contract.ts";
import { keyOf, UPDATE } from "./update-job.ts";

/** The publishers' time. */
const TIME_ZONE = "America/New_York";

const CRON: Record<string, string> = {
  daily: "20 3 * * *",
  weekly: "40 3 * * 1",
  monthly: "0 4 2 * *",
  yearly: "20 4 2 1 *",
};

type Deps = Pick<UpdatesDeps, "authority" | "ingest" | "jobs">;

export function scheduleUpdates(deps: Deps): void {
  for (const [frequency, cron] of Object.entries(CRON)) {
    const onTick = (trx: Knex.Transaction) => enqueueDue(deps, trx, frequency);
    deps.jobs.schedule({ name: `update-sources-${frequency}`, cron, timeZone: TIME_ZONE, onTick });
  }
}

/**
 * Only what the library holds already: a first load may be large, and is a person's decision. What an older reader read is
 * due within a day, whatever its frequency.
 */
export async function enqueueDue(
  { authority, ingest, jobs }: Deps,
  trx: Knex.Transaction,
  frequency: string,
): Promise<void> {
  const held = (await authority.holdings()).map(({ sourceId }) => sourceId);
  const behind = frequency === "daily" ? await ingest.behind(OPERATOR) : [];
  const due = (await authority.listSources(OPERATOR))
    .filter(({ id, isActive, updateFrequency }) => {
      return isActive && held.includes(id) && (updateFrequency === frequency || behind.includes(id));
    })
    .map(({ id }) => id);
  if (due.length > 0) await jobs.enqueue(trx, UPDATE, { payload: { sources: due }, key: keyOf(due) });
}
