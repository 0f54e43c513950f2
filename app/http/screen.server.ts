/** Builder of screens: handles session, role, form and errors. */
import {
  json,
  redirect,
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import type { ZodType } from "zod";
import { DomainError } from "#modules/kernel";
import { ACCESS_DENIED_HEADER } from "../ui/access-denied.ts";
import { judge, type Access, type Visit } from "./access.server.ts";
import { toAnswer } from "./errors.server.ts";
import { leaveFlash } from "./flash.server.ts";
import { isOpenBeforeEnrollment, twoFactorPath } from "./mfa-enrollment-required.ts";
import { DENIED, SIGNED_OUT, type AccessDenied, type AccessRules } from "./access-denied.ts";
import { drainBody } from "./multipart.server.ts";
import { parse, readFields, withFormBody } from "./parse.server.ts";
import { identify } from "./session.server.ts";
import { loginPath } from "./return-to.ts";
import { keepTyped } from "./typed.server.ts";

type Params = LoaderFunctionArgs["params"];

/** Loader of a screen. Signed-out visitors go to the sign-in and back, a wrong role goes home with a message. */
export function load<A extends Access, Data>(
  access: A,
  run: (visit: Visit<A> & { params: Params; query: URLSearchParams }) => Promise<Data>,
  rules: AccessRules = {},
) {
  return ({ request, context, params }: LoaderFunctionArgs): Promise<Data> =>
    guarded({ request, context }, async () => {
      const visit = await admit(access, { request, context }, rules);
      return run({ ...visit, params, query: new URL(request.url).searchParams });
    });
}

/** Action of a screen with one form, validated by the schema `form`. */
export function act<A extends Access, Fields, Result>(
  access: A,
  form: ZodType<Fields>,
  run: (visit: Visit<A> & { params: Params; fields: Fields }) => Promise<Result>,
  rules: AccessRules = {},
) {
  return (args: ActionFunctionArgs): Promise<Result> =>
    guarded(args, async () => {
      const visit = await admit(access, args, rules);
      const request = await withFormBody(args.request);
      const fields = parse(form, await readFields(request));
      return run({ ...visit, request, params: args.params, fields });
    });
}

/** Action of a screen with a file upload: `run` reads the body itself. */
export function receive<A extends Access, Result>(
  access: A,
  run: (visit: Visit<A> & { params: Params }) => Promise<Result>,
  rules: AccessRules = {},
) {
  return (args: ActionFunctionArgs): Promise<Result> =>
    guarded(args, async () => run({ ...(await admit(access, args, rules)), params: args.params })).finally(
      // Drain the body on rejection: a browser whose connection is cut in mid-request shows no answer.
      () => drainBody(args.request),
    );
}

/** Whether the request is a multipart form. */
export function carriesFiles(request: Request): boolean {
  return /^multipart\/form-data\b/i.test(request.headers.get("Content-Type") ?? "");
}

type Asked = Pick<LoaderFunctionArgs, "request" | "context">;

async function admit<A extends Access>(
  access: A,
  { request, context }: Asked,
  rules: AccessRules,
): Promise<Visit<A>> {
  const { user, actor, mustEnrollSecondFactor } = await identify(request, context);
  if (mustEnrollSecondFactor && !isOpenBeforeEnrollment(request.url))
    throw redirect(twoFactorPath(request.url));
  const verdict = judge(access, user);
  if (verdict === "sign-in")
    throw await refuse(
      context,
      rules.signedOut ?? SIGNED_OUT,
      request.url,
      await keepTyped(request, context),
    );
  if (verdict === "denied") {
    const denied = rules.denied ?? DENIED;
    if (denied === "in place") throw new DomainError("forbidden", "Only administrators may see this.");
    throw await refuse(context, denied, request.url);
  }
  // The access check guarantees the user.
  return { modules: context.modules, actor, user, request, context } as Visit<A>;
}

async function refuse(
  context: AppLoadContext,
  { to, flash }: AccessDenied,
  url: string,
  typed: string | null = null,
): Promise<Response> {
  const headers = new Headers();
  if (typed) headers.append("Set-Cookie", typed);
  if (flash) {
    headers.append("Set-Cookie", await leaveFlash(context, flash));
    headers.set(ACCESS_DENIED_HEADER, flash);
  }
  return redirect(to === "login" ? loginPath(url) : to, { headers });
}

/** Converts anything thrown into a response that the error screen can show. */
async function guarded<T>({ context }: Asked, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Response) throw error;
    const { status, body } = toAnswer(error, context);
    throw json(body, { status });
  }
}
