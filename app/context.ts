/** The load context that the server builds for every loader and action of a request. */
import type { Modules } from "#product";
import type { Log } from "#modules/kernel";

export interface AppContext {
  modules: Modules;
  requestId: string;
  log: Log;
  /** CSP nonce of the script and style elements of this response. */
  nonce: string;
  /** IP address of the client; forwarding headers count as far as TRUST_PROXY trusts them. */
  address: string;
  /** Base URL of links in mail, without a trailing slash. */
  site: string;
  /** Whether cookies are set with the Secure attribute. */
  secureCookies: boolean;
  /** Backpressure for long responses: resolves once the socket has drained, with false when the client has gone. */
  drained(): Promise<boolean>;
  /** Gives this response the policy of clients' papers: no scripts, nothing loaded, a sandbox of its own. */
  sandbox(): void;
  /** Aborted when the server stops: responses without an end of their own end then. */
  stopping: AbortSignal;
  /** Key that signs the session cookie. */
  sessionSecret: string;
}

declare module "@remix-run/server-runtime" {
  interface AppLoadContext extends AppContext {}
}
