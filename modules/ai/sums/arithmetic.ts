/** Sums in whole cents, each worked out by two ways. */

/** A share in millionths of a sum in cents, rounded to a cent; null where the two ways differ. */
export function shareOf(cents: number, millionths: number): number | null {
  const one = Math.round((cents * millionths) / 1_000_000);
  const other = Number((BigInt(cents) * BigInt(millionths) + 500_000n) / 1_000_000n);
  return one === other ? one : null;
}

export function atLeast(floor: number, cents: number): number {
  return cents < floor ? floor : cents;
}

export function atMost(cap: number, cents: number): number {
  return cents > cap ? cap : cents;
}
