import type { MessageName } from "../ui/messages.ts";

/** Redirect target and message for a visitor without access. */
export interface Refusal {
  /** A path, or the sign-in screen, which returns here afterwards. */
  to: "login" | `/${string}`;
  flash: MessageName | null;
}

/** What a screen does differently from the default. */
export interface Refusals {
  signedOut?: Refusal;
  /** "in place": no redirect; the screen's own error boundary shows it with 403. */
  denied?: Refusal | "in place";
}

export const SIGNED_OUT: Refusal = { to: "login", flash: "loggedOut" };
export const DENIED: Refusal = { to: "/", flash: "accessDenied" };

/** No message on a missing page or on one's own pages: nobody was denied anything there. */
export const UNKNOWN_ADDRESS: Refusals = { signedOut: { to: "login", flash: null } };

const NOT_FOR_YOU: Refusal = { to: "/", flash: "adminRequired" };

/** The administration screen redirects non-administrators to the start page. */
export const ADMINISTRATION: Refusals = { signedOut: NOT_FOR_YOU, denied: NOT_FOR_YOU };

export const MULTI_ENTITY: Refusals = { signedOut: { to: "login", flash: "loginRequired" } };

export const RESTRICTED: Refusals = { denied: "in place" };
