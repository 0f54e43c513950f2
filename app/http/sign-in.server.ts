/** Sign-in, the same for the form and for the JSON call. */
import type { AppLoadContext } from "@remix-run/node";
import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import type { User } from "#modules/accounts/schema";
import { identify, openSession } from "./session.server.ts";

interface Opened {
  user: User;
  /** Value of `Set-Cookie`. */
  cookie: string;
}

/** A session of its own for every sign-in; the one that the browser came with ends. @throws DomainError `invalid_credentials`, `limited` */
export async function signIn(
  request: Request,
  context: AppLoadContext,
  credentials: { email: string; password: string },
): Promise<Opened> {
  const { accounts } = context.modules;
  const userAgent = request.headers.get("User-Agent") ?? "";
  const session = await accounts.signIn({ ...credentials, userAgent, address: context.address });
  const { token } = await identify(request, context);
  if (token) await accounts.signOut(token);
  return { user: session.user, cookie: await openSession(context, session) };
}

/** Signs in with the fields of the plain form. @throws DomainError `invalid_credentials`, `limited` */
export function signInByForm(request: Request, context: AppLoadContext): Promise<Opened> {
  const authenticator = new Authenticator<Opened>();
  const strategy = new FormStrategy<Opened>(({ form, request: posted }) =>
    signIn(posted, context, { email: String(form.get("email")), password: String(form.get("password")) }),
  );
  return authenticator.use(strategy).authenticate("form", request);
}
