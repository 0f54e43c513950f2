/** Requests for loaders and actions, over real modules. */
import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import type { Modules } from "#product";
import { OPERATOR, silentLog, type Role } from "#modules/kernel";
import { openSession } from "../../app/http/session.server.ts";

export function buildContext(modules: Modules): AppLoadContext {
  return {
    modules,
    requestId: "test",
    log: silentLog,
    nonce: "",
    address: "192.0.2.1",
    site: "http://localhost",
    secureCookies: false,
    sandbox: () => undefined,
    drained: async () => true,
    stopping: new AbortController().signal,
    sessionSecret: "a secret of the tests",
  };
}

/** What the router hands over; each has a context of its own, as in the server. */
export function buildArgs(modules: Modules, request: Request, params: LoaderFunctionArgs["params"] = {}) {
  return { request, params, context: buildContext(modules) };
}

let made = 0;

/** A new user of that role who has signed in; the `Cookie` header that their browser sends. */
export async function buildCookie(modules: Modules, role: Role): Promise<string> {
  made += 1;
  const credentials = { email: `${role}-${made}@example.com`, password: "correct horse battery" };
  await modules.accounts.createUser(OPERATOR, { ...credentials, role });
  const session = await modules.accounts.signIn(credentials);
  const cookie = await openSession(buildContext(modules), session);
  return cookie.split(";")[0] ?? "";
}

/** A new user of each role who has signed in. */
export async function buildCookies(modules: Modules): Promise<Record<Role, string>> {
  const [admin, user] = await Promise.all([buildCookie(modules, "admin"), buildCookie(modules, "user")]);
  return { admin, user };
}
