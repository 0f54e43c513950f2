export interface Backoff {
  /** Pause after the first failure. */
  firstMs: number;
  longestMs: number;
}

/** Pause in ms after consecutive failures: none after none, then doubling up to the longest. */
export function pauseAfter(failures: number, { firstMs, longestMs }: Backoff): number {
  return failures === 0 ? 0 : Math.min(firstMs * 2 ** (failures - 1), longestMs);
}
