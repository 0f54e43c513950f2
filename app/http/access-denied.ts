import type { MessageName } from "../ui/flash-messages.ts";

/** Where somebody is sent who may not come in, and the message that waits there. */
export interface AccessDenied {
  /** A path, or the sign-in that leads back here. */
  to: "login" | `/${string}`;
  flash: MessageName | null;
}

/** What a screen does differently from the rest. */
export interface AccessRules {
  signedOut?: AccessDenied;
  /** "in place": nobody is sent anywhere, the screen's own error boundary says it, with 403. */
  denied?: AccessDenied | "in place";
}

export const SIGNED_OUT: AccessDenied = { to: "login", flash: "loggedOut" };
export const DENIED: AccessDenied = { to: "/", flash: "accessDenied" };

/** Nobody was turned away from an address that is nothing, or is one's own. */
export const UNKNOWN_ADDRESS: AccessRules = { signedOut: { to: "login", flash: null } };

const NOT_FOR_YOU: AccessDenied = { to: "/", flash: "adminRequired" };

/** The administration screen sends everybody else to the start page. */
export const ADMINISTRATION: AccessRules = { signedOut: NOT_FOR_YOU, denied: NOT_FOR_YOU };

export const MULTI_ENTITY: AccessRules = { signedOut: { to: "login", flash: "loginRequired" } };

export const RESTRICTED: AccessRules = { denied: "in place" };
