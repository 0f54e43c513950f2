/**
 * Request rates by official host; subdomains share the rate of their domain. The rate is below the limit that the host
 * publishes, or one request a second where we know of none. Requests run one at a time.
 */
export interface HostRate {
  /** Maximum concurrent requests. */
  concurrency: number;
  /** Minimum milliseconds between the starts of two requests. */
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
  // Its API has the limit of api.data.gov: 1,000 requests an hour with a key, one per 3.6 s.
  "govinfo.gov": { concurrency: 1, intervalMs: 4000 },
  // Without a token 5 requests a minute (github.com/freelawproject/courtlistener/issues/7655, 2026).
  "courtlistener.com": { concurrency: 1, intervalMs: 12_500 },
  // DAWSON: 15 searches a minute (github.com/ustaxcourt/ef-cms/issues/7700).
  "ustaxcourt.gov": { concurrency: 1, intervalMs: 4500 },
};

/** Rate of hosts that are not listed, such as a private mirror. */
export const DEFAULT_RATE: HostRate = { concurrency: 2, intervalMs: 0 };
