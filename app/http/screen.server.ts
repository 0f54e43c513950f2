/** Builder of screens: session, role, form and errors, the same way everywhere. */
import {
  json,
  redirect,
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import type { ZodType } from "zod";
import { DomainError } from "#modules/kernel";
import { REFUSAL_HEADER } from "../ui/refusals.ts";
import { judge, type Access, type Visit } from "./access.server.ts";
import { toAnswer } from "./errors.server.ts";
import { leaveFlash } from "./flash.server.ts";
import { isOpenToOwing, twoFactorPath } from "./owed-second-factor.ts";
import { DENIED, SIGNED_OUT, type Refusal, type Refusals } from "./refusals.ts";
import { drainBody } from "./multipart.server.ts";
import { parse, readFields, withFormBody } from "./parse.server.ts";
import { identify } from "./session.server.ts";
import { loginPath } from "./way-back.ts";

type Params = LoaderFunctionArgs["params"];

/** The loader of a screen. Signed out leads to the sign-in and back, a wrong role home with a message. */
export function load<A extends Access, Data>(
  access: A,
  run: (visit: Visit<A> & { params: Params; query: URLSearchParams }) => Promise<Data>,
  refusals: Refusals = {},
) {
  return ({ request, context, params }: LoaderFunctionArgs): Promise<Data> =>
    guarded({ request, context }, async () => {
      const visit = await admit(access, { request, context }, refusals);
      return run({ ...visit, params, query: new URL(request.url).searchParams });
    });
}

/** The action of a screen: one form, its fields checked by `form`. */
export function act<A extends Access, Fields, Result>(
  access: A,
  form: ZodType<Fields>,
  run: (visit: Visit<A> & { params: Params; fields: Fields }) => Promise<Result>,
  refusals: Refusals = {},
) {
  return (args: ActionFunctionArgs): Promise<Result> =>
    guarded(args, async () => {
      const visit = await admit(access, args, refusals);
      const request = await withFormBody(args.request);
      const fields = parse(form, await readFields(request));
      return run({ ...visit, request, params: args.params, fields });
    });
}

/** The action of a screen whose form carries files: `run` reads the body itself. */
export function receive<A extends Access, Result>(
  access: A,
  run: (visit: Visit<A> & { params: Params }) => Promise<Result>,
  refusals: Refusals = {},
) {
  return (args: ActionFunctionArgs): Promise<Result> =>
    guarded(args, async () => run({ ...(await admit(access, args, refusals)), params: args.params })).finally(
      // A browser that is cut off in the middle of sending shows no answer.
      () => drainBody(args.request),
    );
}

/** Whether a form carries files. */
export function carriesFiles(request: Request): boolean {
  return /^multipart\/form-data\b/i.test(request.headers.get("Content-Type") ?? "");
}

type Asked = Pick<LoaderFunctionArgs, "request" | "context">;

async function admit<A extends Access>(
  access: A,
  { request, context }: Asked,
  refusals: Refusals,
): Promise<Visit<A>> {
  const { user, actor, owesSecondFactor } = await identify(request, context);
  if (owesSecondFactor && !isOpenToOwing(request.url)) throw redirect(twoFactorPath(request.url));
  const verdict = judge(access, user);
  if (verdict === "sign-in") throw await refuse(context, refusals.signedOut ?? SIGNED_OUT, request.url);
  if (verdict === "denied") {
    const denied = refusals.denied ?? DENIED;
    if (denied === "in place") throw new DomainError("forbidden", "Only administrators may see this.");
    throw await refuse(context, denied, request.url);
  }
  // The verdict has made sure of the user.
  return { modules: context.modules, actor, user, request, context } as Visit<A>;
}

async function refuse(context: AppLoadContext, { to, flash }: Refusal, url: string): Promise<Response> {
  const headers = new Headers();
  if (flash) {
    headers.set("Set-Cookie", await leaveFlash(context, flash));
    headers.set(REFUSAL_HEADER, flash);
  }
  return redirect(to === "login" ? loginPath(url) : to, { headers });
}

/** Whatever is thrown becomes a response that the error screen can show. */
async function guarded<T>({ context }: Asked, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Response) throw error;
    const { status, body } = toAnswer(error, context);
    throw json(body, { status });
  }
}
