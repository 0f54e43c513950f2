/** What the server hands to every loader and action, anew for each request. */
import type { Modules } from "#modules";
import type { Log } from "#modules/kernel";

export interface AppContext {
  modules: Modules;
  requestId: string;
  log: Log;
  /** For the script and style elements of this response. */
  nonce: string;
  /** The IP address that asks, as far as TRUST_PROXY lets forwarding headers be believed. */
  address: string;
  /** The address that links in mail lead to, without a slash at its end. */
  site: string;
  /** Whether cookies travel over https only. */
  secureCookies: boolean;
  /** Resolves once the client has taken what was written so far; false when it has gone. For long answers. */
  untilTaken(): Promise<boolean>;
  /** Aborted when the server stops: answers without an end of their own end then. */
  stopping: AbortSignal;
  /** Signs the session cookie. */
  sessionSecret: string;
}

declare module "@remix-run/server-runtime" {
  interface AppLoadContext extends AppContext {}
}
