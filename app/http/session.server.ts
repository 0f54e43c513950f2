/** The session cookie and the user behind it. */
import type { AppLoadContext } from "@remix-run/node";
import { VISITOR, type Actor } from "#modules/kernel";
import type { User } from "#modules/accounts/schema";
import { siteCookie, TAKE_AWAY } from "./cookie.server.ts";

export interface Identity {
  user: User | null;
  actor: Actor;
  token: string | null;
  /** An administrator who must enroll in a second factor before anything else. */
  mustEnrollSecondFactor: boolean;
}

const NOBODY: Identity = { user: null, actor: VISITOR, token: null, mustEnrollSecondFactor: false };

const asked = new WeakMap<AppLoadContext, Promise<Identity>>();

/** Looked up once per request, however many loaders run. */
export function identify(request: Request, context: AppLoadContext): Promise<Identity> {
  const known = asked.get(context);
  if (known) return known;
  const identity = lookUp(request, context);
  asked.set(context, identity);
  return identity;
}

async function lookUp(request: Request, context: AppLoadContext): Promise<Identity> {
  const token: unknown = await sessionCookie(context).parse(request.headers.get("Cookie"));
  if (typeof token !== "string" || token === "") return NOBODY;
  const holder = await context.modules.accounts.findSession(token, { passive: isPassive(request) });
  if (!holder) return NOBODY;
  const { user, mustEnrollSecondFactor } = holder;
  return { user, actor: { kind: "user", userId: user.id, role: user.role }, token, mustEnrollSecondFactor };
}

/** Polling pages mark their requests as passive, because polling must not keep a session alive. */
function isPassive({ method, url }: Request): boolean {
  return method === "GET" && new URL(url).searchParams.has("passive");
}

/** Value of the `Set-Cookie` that stores the session token. */
export function openSession(
  context: AppLoadContext,
  session: { token: string; expiresAt: Date },
): Promise<string> {
  return sessionCookie(context).serialize(session.token, { expires: session.expiresAt });
}

/** Value of the `Set-Cookie` that deletes it. */
export function endSession(context: AppLoadContext): Promise<string> {
  return sessionCookie(context).serialize("", TAKE_AWAY);
}

function sessionCookie(context: AppLoadContext) {
  return siteCookie(context, "__session", { secrets: [context.sessionSecret] });
}
