/**
 * A page that is open learns from an answer that its reader may not stay: the session has ended, or the role is
 * another now. It tells so and leaves half a second later.
 */
import { isMessageName, MESSAGES, type MessageName } from "./flash-messages.ts";
import { notify } from "./toast-store.ts";

/** Header of an answer that turns somebody away; its value names the message. */
export const ACCESS_DENIED_HEADER = "X-Refusal";

const LEAVE_AFTER_MS = 500;

let isLeaving = false;

/** Looks at every answer that a script of this page gets. */
export function watchAccessDenied(): void {
  const ask = window.fetch;
  window.fetch = async (...request) => {
    const response = await ask(...request);
    const name = response.headers.get(ACCESS_DENIED_HEADER);
    if (!isMessageName(name)) return response;
    const redirect = response.headers.get("X-Remix-Redirect");
    leave(name, redirect);
    // A screen's own request goes nowhere any more: the router must not leave before the half second is over.
    return redirect ? new Promise<Response>(() => {}) : response;
  };
}

/** For what is not asked by `fetch`, such as an upload with progress: its answer was 401. */
export function leaveSignedOut(): void {
  leave("loggedOut", null);
}

function leave(name: MessageName, redirect: string | null): void {
  if (isLeaving) return;
  isLeaving = true;
  notify({ ...MESSAGES[name], destructive: true });
  const { pathname, search } = window.location;
  // The sign-in repeats the message: half a second is short.
  const signIn = `/api/login?${new URLSearchParams({ to: pathname + search, ended: "1" })}`;
  const to = name === "loggedOut" ? signIn : (redirect ?? "/");
  setTimeout(() => {
    isLeaving = false;
    window.location.assign(to);
  }, LEAVE_AFTER_MS);
}
