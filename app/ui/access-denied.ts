/**
 * An open page learns from a response that access is denied, because the session has ended or the role has changed.
 * It shows the message and leaves half a second later.
 */
import { isMessageName, MESSAGES, type MessageName } from "./flash-messages.ts";
import { notify } from "./toast-store.ts";

/** Header of an access-denied response; its value names the message. */
export const ACCESS_DENIED_HEADER = "X-Refusal";

const LEAVE_AFTER_MS = 500;

let isLeaving = false;

/** Wraps `fetch` to check every response that this page receives. */
export function watchAccessDenied(): void {
  const ask = window.fetch;
  window.fetch = async (...request) => {
    const response = await ask(...request);
    const name = response.headers.get(ACCESS_DENIED_HEADER);
    if (!isMessageName(name)) return response;
    const redirect = response.headers.get("X-Remix-Redirect");
    leave(name, redirect);
    // Never settles: the router must not navigate before the half second is over.
    return redirect ? new Promise<Response>(() => {}) : response;
  };
}

/** For a 401 received outside `fetch`, such as by an upload with progress. */
export function leaveSignedOut(): void {
  leave("loggedOut", null);
}

function leave(name: MessageName, redirect: string | null): void {
  if (isLeaving) return;
  isLeaving = true;
  notify({ ...MESSAGES[name], destructive: true });
  const { pathname, search } = window.location;
  // The sign-in screen repeats the message, because half a second is short.
  const signIn = `/api/login?${new URLSearchParams({ to: pathname + search, ended: "1" })}`;
  const to = name === "loggedOut" ? signIn : (redirect ?? "/");
  setTimeout(() => {
    isLeaving = false;
    window.location.assign(to);
  }, LEAVE_AFTER_MS);
}
