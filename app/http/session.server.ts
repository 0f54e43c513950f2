/** The session cookie and the user behind it. */
import type { AppLoadContext } from "@remix-run/node";
import type { Actor, Origin } from "#modules/kernel";
import type { User } from "#modules/accounts/schema";
import { siteCookie, EXPIRED } from "./cookie.server.ts";

export interface Identity {
  user: User | null;
  actor: Actor;
  token: string | null;
  /** An administrator who must enroll in a second factor before anything else. */
  mustEnrollSecondFactor: boolean;
}

const asked = new WeakMap<AppLoadContext, Promise<Identity>>();

/** Looked up once per request, however many loaders run. */
export function identify(request: Request, context: AppLoadContext): Promise<Identity> {
  const known = asked.get(context);
  if (known) return known;
  const identity = lookUp(request, context);
  asked.set(context, identity);
  return identity;
}

/** Where a request comes from. */
export function originOf(request: Request, { address }: AppLoadContext): Required<Omit<Origin, "sessionId">> {
  return { address, userAgent: request.headers.get("User-Agent") ?? "" };
}

async function lookUp(request: Request, context: AppLoadContext): Promise<Identity> {
  const origin = originOf(request, context);
  const nobody = {
    user: null,
    actor: { kind: "visitor", origin },
    token: null,
    mustEnrollSecondFactor: false,
  } as const;
  const token: unknown = await sessionCookie(context).parse(request.headers.get("Cookie"));
  if (typeof token !== "string" || token === "") return nobody;
  const holder = await context.modules.accounts.findSession(token, { passive: isPassive(request) });
  if (!holder) return nobody;
  const { user, sessionId, mustEnrollSecondFactor } = holder;
  const actor: Actor = { kind: "user", userId: user.id, role: user.role, origin: { ...origin, sessionId } };
  return { user, actor, token, mustEnrollSecondFactor };
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
  return sessionCookie(context).serialize("", EXPIRED);
}

function sessionCookie(context: AppLoadContext) {
  return siteCookie(context, "__session", { secrets: [context.sessionSecret] });
}
