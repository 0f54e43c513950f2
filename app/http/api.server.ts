/** Builder of resource routes: handles method, role, body and errors, always in JSON. */
import { json, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import type { ZodType } from "zod";
import { DomainError } from "#modules/kernel";
import { ACCESS_DENIED_HEADER } from "../ui/access-denied.ts";
import { judge, type Access, type Visit } from "./access.server.ts";
import { toAnswer } from "./errors.server.ts";
import { isOpenBeforeEnrollment, mfaEnrollmentRequired } from "./mfa-enrollment-required.ts";
import { parse, readJson } from "./parse.server.ts";
import { identify } from "./session.server.ts";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

interface ApiVisit<A extends Access, Body> extends Visit<A> {
  /** Values of the route's `$name` parameters. */
  params: Record<string, string | undefined>;
  query: URLSearchParams;
  body: Body;
}

interface Endpoint<A extends Access, Body> {
  access: A;
  /** Schema of the body; without it the body is not read. */
  body?: ZodType<Body>;
  /** Returns the JSON of a 200, or a complete response. */
  run(visit: ApiVisit<A, Body>): Promise<unknown>;
}

/** One method of a resource route. */
export interface Handler {
  answer(args: LoaderFunctionArgs): Promise<Response>;
}

export function endpoint<A extends Access, Body = undefined>(options: Endpoint<A, Body>): Handler {
  return {
    async answer({ request, context, params }) {
      const { user, actor, mustEnrollSecondFactor } = await identify(request, context);
      if (mustEnrollSecondFactor && !isOpenBeforeEnrollment(request.url)) throw mfaEnrollmentRequired();
      const verdict = judge(options.access, user);
      if (verdict === "sign-in") throw new DomainError("unauthenticated", "Unauthorized");
      if (verdict === "denied") throw new DomainError("forbidden", "Only administrators may do this.");
      const body = options.body ? parse(options.body, await readJson(request)) : undefined;
      const query = new URL(request.url).searchParams;
      const visit = { modules: context.modules, actor, user, request, context, params, query, body };
      // The access check guarantees the user, the schema the body.
      const result = await options.run(visit as ApiVisit<A, Body>);
      return result instanceof Response ? result : json(result);
    },
  };
}

/** 201 with the created resource. */
export function created(thing: unknown): Response {
  return json(thing, { status: 201 });
}

/** 204 after a deletion. */
export function gone(): Response {
  return new Response(null, { status: 204 });
}

/** JSON 404 for unknown paths below /api. */
const nothing: Handler = {
  answer: () => Promise.reject(new DomainError("not_found", "There is nothing at this address.")),
};

export const unknownAddress = { GET: nothing, POST: nothing, PUT: nothing, PATCH: nothing, DELETE: nothing };

/** `loader` and `action` of a resource route for these methods; all others are answered with 405. */
export function api(handlers: Partial<Record<Method, Handler>>) {
  async function handle(args: LoaderFunctionArgs | ActionFunctionArgs): Promise<Response> {
    const { request, context } = args;
    const handler = pick(handlers, request.method);
    if (!handler) return wrongMethod(Object.keys(handlers));
    try {
      return await handler.answer(args);
    } catch (error) {
      if (error instanceof Response) return error;
      const { status, body } = toAnswer(error, context);
      // An open page that receives this leaves for the sign-in screen.
      const headers: HeadersInit =
        body.code === "unauthenticated" ? { [ACCESS_DENIED_HEADER]: "loggedOut" } : {};
      return json(body, { status, headers });
    }
  }
  return { loader: handle, action: handle };
}

function pick(handlers: Partial<Record<string, Handler>>, method: string): Handler | undefined {
  return handlers[method === "HEAD" ? "GET" : method];
}

function wrongMethod(allowed: string[]): Response {
  const message = `This address answers ${allowed.join(" and ") || "nothing"} only.`;
  return json(
    { message, code: "method_not_allowed" },
    { status: 405, headers: { Allow: allowed.join(", ") } },
  );
}
