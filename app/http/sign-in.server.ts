/** Sign-in, shared by the form and the JSON call. */
import type { AppLoadContext } from "@remix-run/node";
import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import type { SignedIn, Visitor } from "#modules/accounts";
import type { User } from "#modules/accounts/schema";
import { keepDevice, readDevice } from "./device.server.ts";
import { dropPending, keepPending } from "./pending-sign-in.server.ts";
import { returnTo } from "./return-to.ts";
import { identify, openSession, originOf } from "./session.server.ts";
import { hasTyped, keepTypist } from "./typed.server.ts";

interface Opened {
  user: User;
  /** Values of `Set-Cookie`. */
  headers: Headers;
}

/** Result of the password form: a session, or the code screen. */
interface Entered {
  awaitsCode: boolean;
  /** Values of `Set-Cookie`. */
  headers: Headers;
}

/**
 * Each sign-in opens a new session and ends the one the browser already had.
 * @throws DomainError `invalid_credentials`, `second_factor_required`, `limited`
 */
export async function signIn(
  request: Request,
  context: AppLoadContext,
  credentials: { email: string; password: string; code?: string },
): Promise<Opened> {
  const visitor = await visitorOf(request, context);
  const session = await context.modules.accounts.signIn({ ...credentials, ...visitor });
  return { user: session.user, headers: await exchangeSession(request, context, session) };
}

/** Signs in with the fields of the HTML form. @throws DomainError `invalid_credentials`, `limited` */
export function signInByForm(request: Request, context: AppLoadContext): Promise<Entered> {
  const authenticator = new Authenticator<Entered>();
  const strategy = new FormStrategy<Entered>(({ form, request: posted }) =>
    enter(posted, context, { email: String(form.get("email")), password: String(form.get("password")) }),
  );
  return authenticator.use(strategy).authenticate("form", request);
}

/** Values of `Set-Cookie` for a session. @throws DomainError `invalid_credentials`, `not_found`, `limited` */
export async function finishSignIn(
  request: Request,
  context: AppLoadContext,
  answer: { pending: string; code: string },
): Promise<Headers> {
  const visitor = await visitorOf(request, context);
  const session = await context.modules.accounts.finishSignIn({ ...answer, ...visitor });
  const headers = await exchangeSession(request, context, session);
  headers.append("Set-Cookie", await dropPending(context));
  return headers;
}

/** Where a sign-in leads: back, by way of what was typed before it. */
export function afterSignIn(request: Request): string {
  const to = new URL(request.url).searchParams.get("to");
  if (!hasTyped(request)) return returnTo(to);
  return to ? `/typed?to=${encodeURIComponent(to)}` : "/typed";
}

async function enter(
  request: Request,
  context: AppLoadContext,
  credentials: { email: string; password: string },
): Promise<Entered> {
  const { accounts } = context.modules;
  const entered = await accounts.startSignIn({ ...credentials, ...(await visitorOf(request, context)) });
  if ("pending" in entered)
    return { awaitsCode: true, headers: new Headers({ "Set-Cookie": await keepPending(context, entered) }) };
  return { awaitsCode: false, headers: await exchangeSession(request, context, entered) };
}

async function exchangeSession(
  request: Request,
  context: AppLoadContext,
  session: SignedIn,
): Promise<Headers> {
  const { token } = await identify(request, context);
  if (token) await context.modules.accounts.signOut(token, originOf(request, context));
  const headers = new Headers({ "Set-Cookie": await openSession(context, session) });
  headers.append("Set-Cookie", await keepDevice(context, session.device));
  headers.append("Set-Cookie", await keepTypist(context, session.user));
  return headers;
}

async function visitorOf(request: Request, context: AppLoadContext): Promise<Visitor> {
  return { ...originOf(request, context), device: await readDevice(request, context) };
}
