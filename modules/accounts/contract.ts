/** Interface and dependencies of the accounts module; its rooms import this, not the door. */
import type { Knex } from "knex";
import type { Audit } from "#modules/audit";
import type { Actor, Clock, Log, Role } from "#modules/kernel";
import type { Outbox } from "#modules/mail";
import type { SecretBox } from "#modules/platform";
import type { Codes } from "./codes.ts";
import type { Devices } from "./devices.ts";
import type { Assignments, Invitations } from "./invitation-contract.ts";
import type { Limits } from "./limits.ts";
import type { ListedUser, OpenSession, SecondFactor, SecondFactorSetup, User } from "./schema.ts";

export interface NewUser {
  email: string;
  password: string;
  firstName?: string;
  lastName?: string;
  role?: Role;
}

/** User agent and IP address of a request. */
export interface Visitor {
  userAgent?: string;
  address?: string;
  /** Token of the browser's device cookie, which `SignedIn.device` gave it. */
  device?: string | undefined;
}

export interface Credentials extends Visitor {
  email: string;
  password: string;
  /** TOTP code or recovery code; required of users with a second factor. */
  code?: string;
}

export interface PasswordChange {
  current: string;
  password: string;
  session: string;
  address?: string;
}

/** Use of a reset link; `session` is the token of the session that stays open. */
export interface ResetUse extends Visitor {
  token: string;
  password: string;
  session?: string | null;
}

export interface SignedIn {
  user: User;
  /** Secret for the session cookie; only its hash is stored. */
  token: string;
  /** Secret for the device cookie: sign-ins in this browser are counted apart from those of strangers. */
  device: string;
  expiresAt: Date;
}

/** The password was right; a second-factor code is still required. */
export interface AwaitedCode {
  /** Secret for a cookie; only its hash is stored. Valid for `finishSignIn` only. */
  pending: string;
  expiresAt: Date;
}

export interface SessionHolder {
  user: User;
  /** The session's id: the hash of its token, not the token. */
  sessionId: string;
  /** The user must set up a second factor before doing anything else. */
  mustEnrollSecondFactor: boolean;
}

/** Current password, as proof of identity; `address` is the IP address of the request. */
export interface Proof {
  current: string;
  address?: string;
}

/** Every call acts on the actor's own account; `session` is the token of the requesting session. */
export interface SecondFactors {
  getSecondFactor(actor: Actor): Promise<SecondFactor>;
  /**
   * Starts an enrollment, valid for 15 minutes; nothing changes yet. @throws DomainError `conflict` when already
   * enabled, `invalid` naming the field, `limited`.
   */
  beginSecondFactor(actor: Actor, proof: Proof & { session: string }): Promise<void>;
  /** Secret and URI for the app from this session's enrollment, or null without one. */
  findSecondFactorSetup(actor: Actor, session: string): Promise<SecondFactorSetup | null>;
  /**
   * Completes the enrollment with a TOTP code: sign-in now requires a code, and all other sessions end.
   * Returns ten recovery codes, shown only here.
   * @throws DomainError `invalid` naming the field, `not_found` without an enrollment, `limited`.
   */
  confirmSecondFactor(
    actor: Actor,
    setup: { code: string; session: string; address?: string },
  ): Promise<string[]>;
  /**
   * Returns ten new recovery codes and revokes the old ones. @throws DomainError `conflict` when disabled, `invalid`,
   * `limited`.
   */
  replaceRecoveryCodes(actor: Actor, proof: Proof): Promise<string[]>;
  /**
   * Disables the second factor, given a TOTP or recovery code, and ends all other sessions.
   * @throws DomainError `conflict` when disabled, `invalid` naming the field, `limited`.
   */
  switchOffSecondFactor(actor: Actor, proof: Proof & { code: string; session: string }): Promise<void>;
}

export interface Accounts extends SecondFactors, Invitations, Assignments {
  /**
   * @throws DomainError `invalid` naming fields, `conflict` when the address is taken. Operators and administrators.
   */
  createUser(actor: Actor, user: NewUser): Promise<User>;
  /** Creates the first administrator; null if there is one already. */
  createFirstAdmin(
    actor: Actor,
    admin: { email: string; password?: string },
  ): Promise<{ user: User; password: string | null } | null>;
  /**
   * Self-registration with the role `user`.
   * `address` is the IP address of the request. @throws DomainError `forbidden` where registration is closed, `invalid`
   * naming fields, `limited`, `conflict`.
   */
  register(user: Omit<NewUser, "role"> & Visitor): Promise<User>;
  /**
   * The e-mail address is case-insensitive. @throws DomainError `invalid_credentials` for a wrong password or code,
   * after the same work whether or not the account exists; `second_factor_required` when the code is missing; `limited`
   * after too many wrong passwords and codes.
   */
  signIn(credentials: Credentials): Promise<SignedIn>;
  /**
   * Two-step sign-in: when a code is required but missing, the sign-in stays pending for 5 minutes for `finishSignIn`.
   */
  startSignIn(credentials: Omit<Credentials, "code">): Promise<SignedIn | AwaitedCode>;
  /** Whether a pending sign-in can still be completed with a code. */
  isSignInPending(pending: string): Promise<boolean>;
  /**
   * @throws DomainError `invalid_credentials` for a wrong code, `not_found` after the time limit or five attempts,
   * `limited`.
   */
  finishSignIn(answer: Visitor & { pending: string; code: string }): Promise<SignedIn>;
  /** Holder of this session, or null. Counts as activity unless `passive`. */
  findSession(token: string, options?: { passive?: boolean }): Promise<SessionHolder | null>;
  signOut(token: string, visitor?: Visitor): Promise<void>;
  /**
   * Stores a reset request; `answerPasswordResets` mails the link. Response and response time are the same whether or
   * not the account exists. `site` is the origin that the link points to.
   * @throws DomainError `invalid` naming the field `email`, `limited`.
   */
  requestPasswordReset(request: Visitor & { email: string; site: string }): Promise<void>;
  /** Processes all stored reset requests: mails a link to each address with an enabled account. Operators. */
  answerPasswordResets(actor: Actor): Promise<void>;
  /** Owner of a reset link's account, or null when the link was used or has expired. */
  findPasswordReset(token: string): Promise<{ email: string } | null>;
  /**
   * Consumes a reset link and sets the password; ends all sessions of that user except `session` (a session's token).
   * Opens an account that wrong passwords had closed, and makes this device the only known one. Returns its token.
   * @throws DomainError `invalid` naming the field, `not_found` for an unknown or expired link.
   */
  resetPassword(change: ResetUse): Promise<{ device: string }>;
  /** Updates the actor's own name. @throws DomainError `invalid` naming fields. */
  updateProfile(actor: Actor, names: { firstName: string; lastName: string }): Promise<User>;
  /**
   * Changes the actor's own password; ends all their sessions except `session`, the token of the requesting one.
   * @throws DomainError `invalid` naming the field, `limited` after too many wrong current passwords.
   */
  changePassword(actor: Actor, change: PasswordChange): Promise<void>;
  /** The actor's open sessions, most recently used first; `session` is the token of the requesting one. */
  listSessions(actor: Actor, session: string | null): Promise<OpenSession[]>;
  /** Ends one of the actor's own sessions, by id; ignores ids of other users' sessions. */
  endSession(actor: Actor, id: string): Promise<void>;
  /** Ends all of the actor's sessions except the one with this token. */
  endOtherSessions(actor: Actor, session: string): Promise<void>;
  /** All users, by address. Operators and administrators, like everything below. */
  listUsers(actor: Actor): Promise<ListedUser[]>;
  /** Takes effect with the next request. @throws DomainError `not_found`, `conflict` for the last administrator. */
  setRole(actor: Actor, email: string, role: Role): Promise<ListedUser>;
  /**
   * Sets a password, generated unless given, and ends all sessions of that user. Returns the password.
   * @throws DomainError `not_found`, `invalid`
   */
  setPassword(actor: Actor, email: string, password?: string): Promise<string>;
  /**
   * For a lost phone: disables the second factor and ends all sessions.
   * @throws DomainError `not_found`, `conflict` when it is disabled already.
   */
  resetSecondFactor(actor: Actor, email: string): Promise<void>;
  /**
   * Disables the account and ends its sessions. @throws DomainError `not_found`, `conflict` for the last administrator.
   */
  disableUser(actor: Actor, email: string): Promise<ListedUser>;
  /** Enables a disabled account. @throws DomainError `not_found` */
  enableUser(actor: Actor, email: string): Promise<ListedUser>;
}

export interface AccountsDeps {
  knex: Knex;
  clock: Clock;
  log: Log;
  mail: Pick<Outbox, "enqueue">;
  audit: Pick<Audit, "record">;
  /** Schedules `answerPasswordResets` for after the commit. */
  scheduleResets(trx: Knex.Transaction): Promise<void>;
  /** Whether visitors may create their own accounts. */
  registration: "open" | "closed";
  /** 32 bytes that encrypt the secrets of second factors. */
  secretKey: Buffer;
  /** Whether administrators must have a second factor: 16 CFR 314.4(c)(5). */
  requireAdminTwoFactor: boolean;
}

/** The dependencies plus what is built from them once; passed to the rooms of this module. */
export interface AccountsContext extends AccountsDeps {
  limits: Limits;
  secretBox: SecretBox;
  codes: Codes;
  devices: Devices;
}
