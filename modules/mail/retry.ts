/** When a mail that was put off is tried again. */
const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
const FIRST_PAUSE = 30 * SECOND;
/** No more often, however soon a mail is worth nothing any more. */
const SHORTEST_PAUSE = 60 * SECOND;

/**
 * Twice the pause before, from half a minute up to a day; at most a quarter of what is left of the mail's validity,
 * so that a link of an hour goes out soon after the server is back.
 */
export function nextAttempt(now: Date, attempts: number, validUntil: Date | null): Date {
  const usual = Math.min(FIRST_PAUSE * 2 ** Math.max(0, attempts - 1), DAY);
  const left = validUntil ? (validUntil.getTime() - now.getTime()) / 4 : Infinity;
  return new Date(now.getTime() + Math.min(usual, Math.max(left, SHORTEST_PAUSE)));
}
