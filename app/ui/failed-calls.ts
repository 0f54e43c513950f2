/**
 * A call of the open page that fails keeps the page with everything typed in it: the message of the specification is
 * shown, and the same press tries again. Without this the router replaces the screen with the error screen.
 */
import { failureOf } from "./failure-messages.ts";
import { notify } from "./toast-store.ts";

/** A call without an answer for this long has failed: a proxy or a dead connection holds it. */
export const PATIENCE_MS = 45_000;

/** What is used of Remix's router, which it keeps on the window of every page. */
interface Router {
  state: {
    location: { pathname: string; search: string; hash: string };
    loaderData: Record<string, unknown>;
    navigation: { state: string; formMethod?: string };
    fetchers: Map<string, { state: string }>;
  };
  navigate(to: string, options: { replace: boolean; preventScrollReset: boolean }): Promise<void>;
  deleteFetcher(key: string): void;
}

declare global {
  interface Window {
    __remixRouter?: Router;
  }
}

function openRouter(): Router | undefined {
  // oxlint-disable-next-line no-underscore-dangle -- Remix's name
  return window.__remixRouter;
}

interface Call {
  url: URL;
  method: string;
  body: unknown;
}

/** Wraps `fetch` to see how the router's calls end. */
export function watchFailedCalls(): void {
  const ask = window.fetch;
  window.fetch = async (...request) => {
    const call = routerCall(request);
    if (!call) return ask(...request);
    const answer = await inTime(ask(...request)).catch((error: unknown) => {
      if (isAbort(error)) throw error;
      return null;
    });
    if (answer && !isFailure(answer)) return answer;
    return (call.method === "GET" && presentData(call)) || giveUp(call, answer);
  };
}

/** Calls of loaders and actions carry the route in `_data`; others are handled where they are made. */
function routerCall([input, init]: Parameters<typeof fetch>): Call | null {
  const address = input instanceof Request ? input.url : String(input);
  const url = new URL(address, window.location.href);
  if (!openRouter() || !url.searchParams.has("_data")) return null;
  return { url, method: (init?.method ?? "GET").toUpperCase(), body: init?.body };
}

async function inTime(answer: Promise<Response>): Promise<Response | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE_MS);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Our server marks its answers, so that anything else with an error status comes from something before it. */
function isFailure({ status, headers }: Response): boolean {
  if (status >= 500) return true;
  const isOurs = ["X-Remix-Response", "X-Remix-Catch", "X-Remix-Error"].some((name) => headers.has(name));
  return status >= 400 && !isOurs;
}

/** When the screen's own data cannot be read again, what it shows stays. */
function presentData({ url }: Call): Response | null {
  const { location, loaderData } = openRouter()?.state ?? {};
  const routeId = url.searchParams.get("_data") ?? "";
  const query = new URLSearchParams(url.search);
  // Polling adds the second.
  for (const name of ["_data", "passive"]) query.delete(name);
  const isHere =
    location?.pathname === url.pathname &&
    String(new URLSearchParams(location.search)).replace(/\bindex=?(&|$)/, "") ===
      String(query).replace(/\bindex=?(&|$)/, "");
  const data = loaderData?.[routeId];
  if (!isHere || data === undefined) return null;
  return Response.json(data, { headers: { "X-Remix-Response": "yes" } });
}

/** Says so and ends the navigation where it began. The router never gets an answer to the call. */
async function giveUp(call: Call, answer: Response | null): Promise<Response> {
  notify({ ...failureOf(call, await serverWords(answer)), destructive: true });
  // The router must have stored the call before it is taken back.
  setTimeout(stayHere);
  return new Promise<Response>(() => {});
}

async function serverWords(answer: Response | null): Promise<string | null> {
  try {
    const body = (await answer?.json()) as { message?: unknown } | undefined;
    return typeof body?.message === "string" && answer?.headers.has("X-Remix-Catch") ? body.message : null;
  } catch {
    return null;
  }
}

/** A navigation to a fragment of the same page cancels the one under way and keeps every component mounted. */
function stayHere(): void {
  const router = openRouter();
  if (!router) return;
  const { state } = router;
  if (state.navigation.state === "idle") {
    for (const [key, fetcher] of state.fetchers) if (fetcher.state !== "idle") router.deleteFetcher(key);
    return;
  }
  const { pathname, search, hash } = state.location;
  const address = window.location.pathname + window.location.search + window.location.hash;
  const back = () => window.history.replaceState(window.history.state, "", address);
  void router
    .navigate(`${pathname}${search}${hash || "#main"}`, { replace: true, preventScrollReset: true })
    .then(back, back);
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}
