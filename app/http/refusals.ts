import type { MessageName } from "../ui/messages.ts";

/** Where somebody is sent who may not come in, and the message that waits there. */
export interface Refusal {
  /** A path, or the sign-in that leads back here. */
  to: "login" | `/${string}`;
  flash: MessageName | null;
}

/** What a screen does differently from the rest. */
export interface Refusals {
  signedOut?: Refusal;
  /** "in place": nobody is sent anywhere, the screen's own error boundary says it, with 403. */
  denied?: Refusal | "in place";
}

export const SIGNED_OUT: Refusal = { to: "login", flash: "loggedOut" };
export const DENIED: Refusal = { to: "/", flash: "accessDenied" };

/** Nobody was turned away from an address that is nothing, or is one's own. */
export const UNKNOWN_ADDRESS: Refusals = { signedOut: { to: "login", flash: null } };

const NOT_FOR_YOU: Refusal = { to: "/", flash: "adminRequired" };

/** The administration screen sends everybody else to the start page. */
export const ADMINISTRATION: Refusals = { signedOut: NOT_FOR_YOU, denied: NOT_FOR_YOU };

export const MULTI_ENTITY: Refusals = { signedOut: { to: "login", flash: "loginRequired" } };

export const RESTRICTED: Refusals = { denied: "in place" };
