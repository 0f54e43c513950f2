/**
 * Time limit of single database queries. It covers everything that a piece of work asks of the database, however deep
 * below; background work has none, because a migration or an index may take minutes.
 */
import { AsyncLocalStorage } from "node:async_hooks";

const limits = new AsyncLocalStorage<number | undefined>();

/** Each query of `work` fails with DomainError `unavailable` after `ms`. */
export function withQueryLimit<T>(ms: number, work: () => T): T {
  return limits.run(ms, work);
}

/** For queries that a request starts and others share, such as filling a cache. */
export function withoutQueryLimit<T>(work: () => T): T {
  return limits.run(undefined, work);
}

/** In ms; undefined without a limit. */
export function queryLimit(): number | undefined {
  return limits.getStore();
}
