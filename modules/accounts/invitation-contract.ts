/** Inviting clients, and which CPA works for whom. */
import type { Actor, Origin } from "#modules/kernel";
import type { User } from "./schema.ts";

/** A client to invite; `site` is the origin of the link in the mail. */
export interface NewClient {
  email: string;
  firstName?: string;
  lastName?: string;
  site: string;
}

/** Use of an invitation's link. */
export interface InvitationUse extends Origin {
  token: string;
  password: string;
}

/** All but the use of a link are for operators and administrators. */
export interface Invitations {
  /**
   * Creates an account without a usable password and mails a link to choose one, valid for 14 days and once. Also where
   * registration is closed.
   * @throws DomainError `invalid` naming fields, `conflict` when the address is taken.
   */
  inviteClient(actor: Actor, client: NewClient): Promise<User>;
  /**
   * Mails a new link; the old one ends. @throws DomainError `conflict` for an account in use, `not_found`.
   */
  inviteAgain(actor: Actor, invited: { id: string; site: string }): Promise<void>;
  /** Ends the link and disables the account. @throws DomainError `conflict` for an account in use, `not_found`. */
  withdrawInvitation(actor: Actor, id: string): Promise<void>;
  /** Address of the invited person, or null when the link was used, withdrawn or has expired. */
  findInvitation(token: string): Promise<{ email: string; firstName: string } | null>;
  /** Consumes the link and sets the password. @throws DomainError `invalid` naming the field, `not_found`. */
  acceptInvitation(use: InvitationUse): Promise<void>;
}

/** Which CPA works for which client: a way to filter lists, not a limit of what anybody may see. */
export interface Assignments {
  /** Null gives the client back to the whole office. @throws DomainError `not_found`, `invalid` for no administrator. */
  assignClient(actor: Actor, assignment: { clientId: string; cpaId: string | null }): Promise<void>;
  /** Enabled users with these ids; unknown ids are left out. */
  findPeople(actor: Actor, ids: string[]): Promise<User[]>;
  /** Enabled administrators, by name. */
  listOffice(actor: Actor): Promise<User[]>;
  /** The CPA who was given this client, else all of the office. */
  listOfficeFor(actor: Actor, clientId: string): Promise<User[]>;
}
