/** The accounts module as others see it, and what its rooms share. */
import type { Knex } from "knex";
import type { Audit } from "#modules/audit";
import type { Actor, Clock, Log, Role } from "#modules/kernel";
import type { Outbox } from "#modules/mail";
import type { SecretBox } from "#modules/platform";
import type { Codes } from "./codes.ts";
import type { Limits } from "./limits.ts";
import type { ListedUser, OpenSession, SecondFactor, SecondFactorSetup, User } from "./schema.ts";

export interface NewUser {
  email: string;
  password: string;
  firstName?: string;
  lastName?: string;
  role?: Role;
}

/** The browser that asks, and the IP address it comes from. */
export interface Visitor {
  userAgent?: string;
  address?: string;
}

export interface Credentials extends Visitor {
  email: string;
  password: string;
  /** Of the authenticator app, or a recovery code; asked of those who have switched it on. */
  code?: string;
}

export interface PasswordChange {
  current: string;
  password: string;
  session: string;
  address?: string;
}

/** A link from a mail that is used; `session` is the token of the session that stays open. */
export interface ResetUse extends Visitor {
  token: string;
  password: string;
  session?: string | null;
}

export interface SignedIn {
  user: User;
  /** Secret for the session cookie; only its hash is stored. */
  token: string;
  expiresAt: Date;
}

/** The password was right, and the code is awaited. */
export interface AwaitedCode {
  /** Secret for a cookie; only its hash is stored. It serves `finishSignIn` and nothing else. */
  pending: string;
  expiresAt: Date;
}

export interface SessionHolder {
  user: User;
  /** The session's id, which is not its secret. */
  sessionId: string;
  /** They have to set up a second factor before anything else. */
  mustEnrollSecondFactor: boolean;
}

/** The present password, as proof that it is them; `address` is the IP address they come from. */
export interface Proof {
  current: string;
  address?: string;
}

/** All for the actor's own account; `session` is the token of the session that asks. */
export interface SecondFactors {
  getSecondFactor(actor: Actor): Promise<SecondFactor>;
  /**
   * Begins a setup of 15 minutes; nothing changes yet. @throws DomainError `conflict` when it is on already,
   * `invalid` naming the field, `limited`.
   */
  beginSecondFactor(actor: Actor, proof: Proof & { session: string }): Promise<void>;
  /** What this session's setup gives the app, or null when none is under way. */
  findSecondFactorSetup(actor: Actor, session: string): Promise<SecondFactorSetup | null>;
  /**
   * Ends the setup with a code of the app: from now on signing in takes one, and the other sessions end.
   * Ten recovery codes, which nobody sees again.
   * @throws DomainError `invalid` naming the field, `not_found` when no setup is under way.
   */
  confirmSecondFactor(actor: Actor, setup: { code: string; session: string }): Promise<string[]>;
  /** Ten new recovery codes; the former ones end. @throws DomainError `conflict` while it is off, `invalid`, `limited`. */
  replaceRecoveryCodes(actor: Actor, proof: Proof): Promise<string[]>;
  /**
   * Switches it off, with a code of the app or a recovery code, and ends the other sessions.
   * @throws DomainError `conflict` while it is off, `invalid` naming the field, `limited`.
   */
  switchOffSecondFactor(actor: Actor, proof: Proof & { code: string; session: string }): Promise<void>;
}

export interface Accounts extends SecondFactors {
  /** @throws DomainError `invalid` naming fields, `conflict` when the address is taken. Operators and administrators. */
  createUser(actor: Actor, user: NewUser): Promise<User>;
  /** Makes the first administrator when there is none; null when there is one. */
  createFirstAdmin(
    actor: Actor,
    admin: { email: string; password?: string },
  ): Promise<{ user: User; password: string | null } | null>;
  /**
   * Somebody makes an account of role user for themselves.
   * `address` is the IP address they come from. @throws DomainError `forbidden` where registration is closed,
   * `invalid` naming fields, `limited`, `conflict`.
   */
  register(user: Omit<NewUser, "role"> & Visitor): Promise<User>;
  /**
   * E-mail in any case. @throws DomainError `invalid_credentials` after the same work whether or not the account
   * exists, and for a wrong code; `second_factor_required` where the code is missing; `limited` after too many
   * wrong passwords and codes.
   */
  signIn(credentials: Credentials): Promise<SignedIn>;
  /** The same in two steps: where a code is asked and missing, the sign-in waits 5 minutes for `finishSignIn`. */
  startSignIn(credentials: Omit<Credentials, "code">): Promise<SignedIn | AwaitedCode>;
  /** Whether a code could still end this sign-in. */
  isSignInPending(pending: string): Promise<boolean>;
  /**
   * @throws DomainError `invalid_credentials` for a wrong code, `not_found` when the time or the five tries are over,
   * `limited`.
   */
  finishSignIn(answer: Visitor & { pending: string; code: string }): Promise<SignedIn>;
  /** Who holds this session, or null. Counts as activity unless `passive`. */
  findSession(token: string, options?: { passive?: boolean }): Promise<SessionHolder | null>;
  signOut(token: string, visitor?: Visitor): Promise<void>;
  /**
   * Notes that somebody wants a new password; `answerPasswordResets` mails the link. The answer, and how long it
   * takes, are the same whether or not there is such an account. `site` is what the link leads to.
   * @throws DomainError `invalid` naming the field `email`, `limited`.
   */
  requestPasswordReset(request: Visitor & { email: string; site: string }): Promise<void>;
  /** Answers all requests for a new password that wait: a link for each address with an open account. Operators. */
  answerPasswordResets(actor: Actor): Promise<void>;
  /** Whose password a link from a mail may change, or null when it has been used or its time is over. */
  findPasswordReset(token: string): Promise<{ email: string } | null>;
  /**
   * Uses a link: the new password holds, and all sessions of that user end but `session` (a session's token).
   * @throws DomainError `invalid` naming the field, `not_found` for a link that opens nothing.
   */
  resetPassword(change: ResetUse): Promise<void>;
  /** The actor's own name. @throws DomainError `invalid` naming fields. */
  updateProfile(actor: Actor, names: { firstName: string; lastName: string }): Promise<User>;
  /**
   * The actor's own password; all their sessions end but `session`, the token of the one that asks.
   * @throws DomainError `invalid` naming the field, `limited` after too many wrong present passwords.
   */
  changePassword(actor: Actor, change: PasswordChange): Promise<void>;
  /** Where the actor is signed in, the session used last first; `session` is the token of the one that asks. */
  listSessions(actor: Actor, session: string | null): Promise<OpenSession[]>;
  /** Ends one of the actor's own sessions, by its id; of others nothing happens. */
  endSession(actor: Actor, id: string): Promise<void>;
  /** Ends all of the actor's sessions but the one whose token is given. */
  endOtherSessions(actor: Actor, session: string): Promise<void>;
  /** Everybody, by address. Operators and administrators, as all below. */
  listUsers(actor: Actor): Promise<ListedUser[]>;
  /** Holds from the next request. @throws DomainError `not_found`, `conflict` for the last administrator. */
  setRole(actor: Actor, email: string, role: Role): Promise<ListedUser>;
  /**
   * Sets a password, one that is made when none is given, and ends all sessions of that user; the password.
   * @throws DomainError `not_found`, `invalid`
   */
  setPassword(actor: Actor, email: string, password?: string): Promise<string>;
  /** For a lost phone: switches the second factor off and ends all sessions. @throws DomainError `not_found`, `conflict` when it is off. */
  resetSecondFactor(actor: Actor, email: string): Promise<void>;
  /** Closes the account and ends its sessions. @throws DomainError `not_found`, `conflict` for the last administrator. */
  disableUser(actor: Actor, email: string): Promise<ListedUser>;
  /** Opens a disabled account again. @throws DomainError `not_found` */
  enableUser(actor: Actor, email: string): Promise<ListedUser>;
}

export interface AccountsDeps {
  knex: Knex;
  clock: Clock;
  log: Log;
  mail: Pick<Outbox, "enqueue">;
  audit: Pick<Audit, "record">;
  /** Has `answerPasswordResets` called once the transaction is committed. */
  scheduleResets(trx: Knex.Transaction): Promise<void>;
  /** Whether visitors may make accounts for themselves. */
  registration: "open" | "closed";
  /** 32 bytes that seal the secrets of second factors. */
  secretKey: Buffer;
  /** Whether administrators must have a second factor: 16 CFR 314.4(c)(5). */
  requireAdminTwoFactor: boolean;
}

/** The dependencies with what is made from them once; what the rooms of this module take. */
export interface AccountsContext extends AccountsDeps {
  limits: Limits;
  secretBox: SecretBox;
  codes: Codes;
}
