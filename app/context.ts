/** What the server hands to every loader and action, anew for each request. */
import type { Modules } from "#modules";
import type { Log } from "#modules/kernel";

export interface AppContext {
  modules: Modules;
  requestId: string;
  log: Log;
  /** For the script and style elements of this response. */
  nonce: string;
  /** Whether cookies travel over https only. */
  secureCookies: boolean;
  /** Signs the session cookie. */
  sessionSecret: string;
}

declare module "@remix-run/server-runtime" {
  interface AppLoadContext extends AppContext {}
}
