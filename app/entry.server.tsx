import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type EntryContext,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { NonceContext } from "./ui/nonce.ts";

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { nonce, log, requestId }: AppLoadContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const page = (
      <NonceContext.Provider value={nonce}>
        <RemixServer context={remixContext} url={request.url} nonce={nonce} />
      </NonceContext.Provider>
    );
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // Screens are sent complete; no content streams in afterwards.
      onAllReady() {
        headers.set("Content-Type", "text/html; charset=utf-8");
        // In one piece: React writes 2 KB at a time, and each piece would cost a pass through three streams.
        const body = buffer(pipe(new PassThrough({ highWaterMark: Number.MAX_SAFE_INTEGER })));
        body.then((html) => resolve(new Response(html, { headers, status })), reject);
      },
      onShellError: reject,
      onError(error) {
        log.error({ err: error, requestId }, "rendering failed");
      },
    });
  });
}

/** Errors that the builders of `app/http` do not catch: those of the router itself. */
export function handleError(
  error: unknown,
  { request, context }: LoaderFunctionArgs | ActionFunctionArgs,
): void {
  if (request.signal.aborted) return;
  context.log.error({ err: error, requestId: context.requestId }, "request failed");
}
