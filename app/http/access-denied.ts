import type { MessageName } from "../ui/flash-messages.ts";

/** Redirect target and message for a visitor without access. */
export interface AccessDenied {
  /** A path, or the sign-in screen, which returns here afterwards. */
  to: "login" | `/${string}`;
  flash: MessageName | null;
}

/** What a screen does differently from the default. */
export interface AccessRules {
  signedOut?: AccessDenied;
  /** "in place": no redirect; the screen's own error boundary shows it with 403. */
  denied?: AccessDenied | "in place";
}

export const SIGNED_OUT: AccessDenied = { to: "login", flash: "loggedOut" };
export const DENIED: AccessDenied = { to: "/", flash: "accessDenied" };

/** No message on a missing page or on one's own pages: nobody was denied anything there. */
export const UNKNOWN_ADDRESS: AccessRules = { signedOut: { to: "login", flash: null } };

const NOT_FOR_YOU: AccessDenied = { to: "/", flash: "adminRequired" };

/** The administration screen redirects non-administrators to the start page. */
export const ADMINISTRATION: AccessRules = { signedOut: NOT_FOR_YOU, denied: NOT_FOR_YOU };

export const MULTI_ENTITY: AccessRules = { signedOut: { to: "login", flash: "loginRequired" } };

export const RESTRICTED: AccessRules = { denied: "in place" };
