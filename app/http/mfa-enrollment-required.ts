/** Pages open to an administrator who has not yet enrolled in the required second factor. */
import { DomainError } from "#modules/kernel";

export const TWO_FACTOR = "/settings/two-factor";

const OPEN: ReadonlySet<string> = new Set([TWO_FACTOR, "/api/logout", "/api/auth/login"]);

/** Whether an administrator who has yet to enroll may open this path. */
export function isOpenBeforeEnrollment(url: string): boolean {
  return OPEN.has(new URL(url).pathname);
}

/** Path of the enrollment screen, returning to this path afterwards. */
export function twoFactorPath(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname === "/" ? TWO_FACTOR : `${TWO_FACTOR}?to=${encodeURIComponent(pathname + search)}`;
}

export function mfaEnrollmentRequired(): DomainError {
  const message = `Administrators sign in with two factors here. Set yours up at ${TWO_FACTOR} first.`;
  return new DomainError("second_factor_setup_required", message);
}
