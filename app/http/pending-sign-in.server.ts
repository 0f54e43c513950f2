/** Cookie of a pending sign-in: the password was right and the code is awaited. It opens the code screen only. */
import type { AppLoadContext } from "@remix-run/node";
import { siteCookie, EXPIRED } from "./cookie.server.ts";

const SCREEN = "/login";

/** Token of the pending sign-in, or null. */
export async function readPending(request: Request, context: AppLoadContext): Promise<string | null> {
  const value: unknown = await pendingCookie(context).parse(request.headers.get("Cookie"));
  return typeof value === "string" && value !== "" ? value : null;
}

/** Value of the `Set-Cookie` that stores it. */
export function keepPending(
  context: AppLoadContext,
  { pending, expiresAt }: { pending: string; expiresAt: Date },
): Promise<string> {
  return pendingCookie(context).serialize(pending, { expires: expiresAt });
}

/** Value of the `Set-Cookie` that deletes it. */
export function dropPending(context: AppLoadContext): Promise<string> {
  return pendingCookie(context).serialize("", EXPIRED);
}

function pendingCookie(context: AppLoadContext) {
  return siteCookie(context, "__pending", { path: SCREEN, secrets: [context.sessionSecret] });
}
