/** Sums in whole cents, each worked out by two ways. */

/** A share in millionths of a sum in cents, rounded to a cent; null where the two ways differ. */
export function shareOf(cents: number, millionths: number): number | null {
  const one = Math.round((cents * millionths) / 1_000_000);
  const other = Number((BigInt(cents) * BigInt(millionths) + 500_000n) / 1_000_000n);
  return one === other ? one : null;
}

/** `times` thousandths of a cent, rounded to a cent, by multiplication and by adding up; null where they differ. */
export function timesOf(thousandths: number, times: number): number | null {
  const one = Math.round((thousandths * times) / 1000);
  let other = 0n;
  for (let left = BigInt(times), part = BigInt(thousandths); left > 0n; left >>= 1n, part <<= 1n)
    if (left & 1n) other += part;
  return Number((other + 500n) / 1000n) === one ? one : null;
}

export function atLeast(floor: number, cents: number): number {
  return cents < floor ? floor : cents;
}

export function atMost(cap: number, cents: number): number {
  return cents > cap ? cap : cents;
}

/** How often `step` goes into a sum, in whole steps or with the last one begun; by division and by counting. */
export function stepsOf(cents: number, step: number, rounds: "up" | "down"): number | null {
  const one = rounds === "up" ? Math.ceil(cents / step) : Math.floor(cents / step);
  const other = (BigInt(cents) + (rounds === "up" ? BigInt(step) - 1n : 0n)) / BigInt(step);
  return Number(other) === one ? one : null;
}
