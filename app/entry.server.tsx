import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type EntryContext,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { NonceContext } from "./ui/nonce.ts";

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { nonce }: AppLoadContext,
): Response {
  const page = (
    <NonceContext.Provider value={nonce}>
      <RemixServer context={remixContext} url={request.url} nonce={nonce} />
    </NonceContext.Provider>
  );
  // In one piece, since screens are sent complete: a stream of React's writes 2 KB at a time, through three others.
  const html = `<!DOCTYPE html>${renderToString(page)}`;
  headers.set("Content-Type", "text/html; charset=utf-8");
  // As bytes: of a string, `Response` makes a copy without lone surrogates first.
  return new Response(Buffer.from(html), { headers, status });
}

/** Errors that the builders of `app/http` do not catch: those of the router itself. */
export function handleError(
  error: unknown,
  { request, context }: LoaderFunctionArgs | ActionFunctionArgs,
): void {
  if (request.signal.aborted) return;
  context.log.error({ err: error, requestId: context.requestId }, "request failed");
}
