/**
 * How often each official host is asked, the whole of a domain counted together. Where a host publishes a limit, the
 * rate stays below it; where it publishes none that we know of, one request a second is our own choice. Everything
 * is asked for one at a time.
 */
export interface HostRate {
  /** Requests under way at the same time. */
  concurrency: number;
  /** Least milliseconds from the start of one request to the start of the next. */
  intervalMs: number;
}

export const POLITE_RATES: Readonly<Record<string, HostRate>> = {
  // No published limit.
  "uscode.house.gov": { concurrency: 1, intervalMs: 1000 },
  // No published limit.
  "ecfr.gov": { concurrency: 1, intervalMs: 1000 },
  // No published limit.
  "federalregister.gov": { concurrency: 1, intervalMs: 1000 },
  // No published limit.
  "irs.gov": { concurrency: 1, intervalMs: 1000 },
  // Its API goes by api.data.gov: 1,000 requests an hour with a key, which is one in 3.6 s.
  "govinfo.gov": { concurrency: 1, intervalMs: 4000 },
  // Without a token 5 requests a minute (github.com/freelawproject/courtlistener/issues/7655, 2026).
  "courtlistener.com": { concurrency: 1, intervalMs: 12_500 },
  // DAWSON: 15 searches a minute (github.com/ustaxcourt/ef-cms/issues/7700).
  "ustaxcourt.gov": { concurrency: 1, intervalMs: 4500 },
};

/** Of a host that is not listed, such as an office's own mirror. */
export const DEFAULT_RATE: HostRate = { concurrency: 2, intervalMs: 0 };
