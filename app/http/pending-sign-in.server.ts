/** The cookie of somebody who gave the right password and is asked for a code. It opens nothing but that screen. */
import type { AppLoadContext } from "@remix-run/node";
import { siteCookie, TAKE_AWAY } from "./cookie.server.ts";

const SCREEN = "/login";

/** The secret of the sign-in that waits, or null. */
export async function readPending(request: Request, context: AppLoadContext): Promise<string | null> {
  const value: unknown = await pendingCookie(context).parse(request.headers.get("Cookie"));
  return typeof value === "string" && value !== "" ? value : null;
}

/** Value of `Set-Cookie` that keeps it. */
export function keepPending(
  context: AppLoadContext,
  { pending, expiresAt }: { pending: string; expiresAt: Date },
): Promise<string> {
  return pendingCookie(context).serialize(pending, { expires: expiresAt });
}

/** Value of `Set-Cookie` that takes it away. */
export function dropPending(context: AppLoadContext): Promise<string> {
  return pendingCookie(context).serialize("", TAKE_AWAY);
}

function pendingCookie(context: AppLoadContext) {
  return siteCookie(context, "__pending", { path: SCREEN, secrets: [context.sessionSecret] });
}
