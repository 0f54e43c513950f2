/**
 * Test fixture: a process whose queue starts half-way, in the database and in the way that its arguments name. It ends by
 * itself once nothing is left running.
 */
import type { Client } from "pg";
import { connect } from "#db";
import { OPERATOR, silentLog } from "#modules/kernel";
import { createJobs } from "../index.ts";
import { CANCELS } from "../store.ts";
import { defineSmall } from "./small.ts";

const REFUSALS = 3;
const [url = "", step = ""] = process.argv.slice(2);
const knex = connect(url);
const jobs = createJobs({ knex, log: silentLog });
defineSmall(jobs);

async function prepareRefused(): Promise<string> {
  return jobs.prepare().then(
    () => "prepared",
    (error: Error) => error.message,
  );
}

/** A worker whose first LISTEN succeeds and whose second is refused, several times over. */
async function listenRefused(): Promise<string> {
  const stop = new AbortController();
  const pool = knex.client as { acquireRawConnection(): Promise<Client> };
  const acquire = pool.acquireRawConnection.bind(pool);
  let refused = 0;
  pool.acquireRawConnection = async () => {
    const client = await acquire();
    const query = client.query.bind(client) as (text: string, values?: unknown[]) => Promise<unknown>;
    const refusing = (text: string, values?: unknown[]) => {
      if (text !== `listen ${CANCELS}`) return query(text, values);
      refused += 1;
      if (refused === REFUSALS) stop.abort();
      return query("select 1/0");
    };
    return Object.assign(client, { query: refusing });
  };
  await jobs.work(OPERATOR, stop.signal);
  return `refused ${refused}`;
}

process.send?.(await (step === "queue" ? prepareRefused() : listenRefused()));
await jobs.close();
await knex.destroy();
process.disconnect();
