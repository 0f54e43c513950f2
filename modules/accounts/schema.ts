/** Public shapes of users, and the rules for e-mail addresses and passwords; safe in a browser. */
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
  /** When the account was disabled; null while enabled. */
  disabledAt: string | null;
  /** Whether sign-in requires a second factor. */
  twoFactor: boolean;
}

/** State of a user's second factor. */
export interface SecondFactor {
  /** When it was enabled; null while disabled. */
  since: string | null;
  recoveryCodesLeft: number;
  /** Whether this office requires it for this user's role. */
  isRequired: boolean;
}

/** What an authenticator app needs. */
export interface SecondFactorSetup {
  /** For manual entry, in base 32. */
  secret: string;
  /** For a QR code: an `otpauth://` URI. */
  uri: string;
}

/** A session that is signed in. */
export interface OpenSession {
  id: string;
  /** Whether it is the requesting session. */
  isCurrent: boolean;
  /** The User-Agent header. */
  userAgent: string;
  createdAt: string;
  lastSeenAt: string;
}

export const PASSWORD_MIN = 12;
export const PASSWORD_MAX = 128;

/** Maximum length of a first or last name. */
export const NAME_MAX = 100;

/** Maximum length of a mail address (RFC 5321, 4.5.3.1.3). */
export const EMAIL_MAX = 254;

/** The pattern of browsers' `<input type=email>` (WHATWG HTML, valid e-mail address). */
export const EMAIL_PATTERN =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Idle timeout; shorter for administrators, who see all clients' documents. */
export const IDLE_MINUTES: Record<Role, number> = { admin: 30, user: 12 * 60 };
/** Maximum age of a session. */
export const SESSION_DAYS = 7;

/** Validity of an invitation. */
export const INVITATION_DAYS = 14;

/** State of a client who was invited and has not chosen a password yet. */
export interface Invitation {
  state: "open" | "expired" | "withdrawn";
  sentAt: string;
  expiresAt: string;
}

/** How long a device stays known without a sign-in, and how many are kept for a user. */
export const DEVICE_DAYS = 365;
export const DEVICES_KEPT = 20;

/** Validity of a reset link. */
export const RESET_MINUTES = 60;

/** Length of a TOTP code. */
export const CODE_DIGITS = 6;
/** Number of recovery codes generated at a time. */
export const RECOVERY_CODES = 10;
/** Validity of a pending sign-in. */
export const CODE_MINUTES = 5;
/** Wrong codes that end a pending sign-in. */
export const CODE_TRIES = 5;
/** Validity of an enrollment. */
export const SETUP_MINUTES = 15;
