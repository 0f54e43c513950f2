/** Users as the outside sees them, and the rules of e-mail addresses and passwords; safe in a browser. */
import type { Role } from "#modules/kernel";

export interface User {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  profileImageUrl: string | null;
  createdAt: string;
}

/** A user as administrators see them. */
export interface ListedUser extends User {
  /** Since when they may not sign in. */
  disabledAt: string | null;
  /** Whether signing in takes a code as well. */
  twoFactor: boolean;
}

/** How somebody's second factor stands. */
export interface SecondFactor {
  /** Since when signing in takes a code; null while it is off. */
  since: string | null;
  recoveryCodesLeft: number;
  /** Whether this office asks for it from people of this role. */
  isRequired: boolean;
}

/** What an authenticator app needs to know. */
export interface SecondFactorSetup {
  /** For typing, in base 32. */
  secret: string;
  /** For a QR code: an `otpauth://` address. */
  uri: string;
}

/** One of the places where somebody is signed in. */
export interface OpenSession {
  id: string;
  /** The one that asks. */
  isCurrent: boolean;
  /** What the browser calls itself. */
  userAgent: string;
  createdAt: string;
  lastSeenAt: string;
}

export const PASSWORD_MIN = 12;
export const PASSWORD_MAX = 128;

/** The longest first or last name. */
export const NAME_MAX = 100;

/** The longest address that mail can carry (RFC 5321, 4.5.3.1.3). */
export const EMAIL_MAX = 254;

/** What a browser's `<input type=email>` accepts (WHATWG HTML, valid e-mail address). */
export const EMAIL_PATTERN =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** How long a session lives without use: administrators see everybody's papers. */
export const IDLE_MINUTES: Record<Role, number> = { admin: 30, user: 12 * 60 };
/** How long a session lives at most. */
export const SESSION_DAYS = 7;

/** How long the link in a mail opens the screen of the new password. */
export const RESET_MINUTES = 60;

/** What an authenticator app shows. */
export const CODE_DIGITS = 6;
/** How many recovery codes are made at a time. */
export const RECOVERY_CODES = 10;
/** How long somebody who gave the right password may look for the code. */
export const CODE_MINUTES = 5;
/** How many wrong codes end a sign-in that waits for one. */
export const CODE_TRIES = 5;
/** How long setting up a second factor may take. */
export const SETUP_MINUTES = 15;
