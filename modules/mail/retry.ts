/** When to retry a mail. */
const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
const FIRST_PAUSE = 30 * SECOND;
/** Lower bound, even for a mail that expires soon. */
const SHORTEST_PAUSE = 60 * SECOND;

/**
 * Doubles from half a minute up to a day, but at most a quarter of the mail's remaining validity, so that a link valid
 * for an hour is sent soon after the server is back.
 */
export function nextAttempt(now: Date, attempts: number, validUntil: Date | null): Date {
  const usual = Math.min(FIRST_PAUSE * 2 ** Math.max(0, attempts - 1), DAY);
  const left = validUntil ? (validUntil.getTime() - now.getTime()) / 4 : Infinity;
  return new Date(now.getTime() + Math.min(usual, Math.max(left, SHORTEST_PAUSE)));
}
