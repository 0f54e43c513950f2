/** Where administrators may go who have yet to set up the second factor that is required of them. */
import { DomainError } from "#modules/kernel";

export const TWO_FACTOR = "/settings/two-factor";

const OPEN: ReadonlySet<string> = new Set([TWO_FACTOR, "/api/logout", "/api/auth/login"]);

/** Whether somebody who owes a second factor may go to this address. */
export function isOpenBeforeEnrollment(url: string): boolean {
  return OPEN.has(new URL(url).pathname);
}

/** The screen that sets it up and leads back to this address. */
export function twoFactorPath(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname === "/" ? TWO_FACTOR : `${TWO_FACTOR}?to=${encodeURIComponent(pathname + search)}`;
}

export function mfaEnrollmentRequired(): DomainError {
  const message = `Administrators sign in with two factors here. Set yours up at ${TWO_FACTOR} first.`;
  return new DomainError("second_factor_setup_required", message);
}
