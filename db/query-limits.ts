import type { Client } from "pg";
import { queryLimit } from "#modules/platform";

type Done = (error: unknown, result: unknown) => void;
type Query = (...words: unknown[]) => unknown;

/** The parts of `pg`'s client that its types do not declare. */
interface Wire {
  processID?: number;
  connection?: { stream?: { destroy(error: Error): void } };
}

/**
 * Ends each query after the limit of `withQueryLimit` by closing the connection, which the pool then replaces:
 * a server that hangs answers no request to cancel on it. `cancel` asks it on another one.
 */
export function limitQueries(client: Client, cancel: (pid: number) => Promise<void>): void {
  const query = client.query.bind(client) as Query;
  const limited: Query = (...words) => {
    const limit = queryLimit();
    // Cursors and streams are read over a long time.
    if (limit === undefined || isStream(words[0])) return query(...words);
    const timer = setTimeout(() => void giveUp(client, limit, cancel), limit);
    const last = words.at(-1);
    if (typeof last !== "function")
      return (query(...words) as Promise<unknown>).finally(() => clearTimeout(timer));
    const done: Done = (error, result) => {
      clearTimeout(timer);
      (last as Done)(error, result);
    };
    return query(...words.slice(0, -1), done);
  };
  client.query = limited as Client["query"];
}

async function giveUp(client: Client, limit: number, cancel: (pid: number) => Promise<void>): Promise<void> {
  const { connection, processID } = client as unknown as Wire;
  const error = Object.assign(new Error(`no answer within ${limit} ms`), { code: "ETIMEDOUT" });
  connection?.stream?.destroy(error);
  if (processID) await cancel(processID).catch(() => undefined);
}

function isStream(statement: unknown): boolean {
  return typeof (statement as { submit?: unknown } | null)?.submit === "function";
}
