import type { AppLoadContext } from "@remix-run/node";

/** Response with a rendered image of a document. `no-store` comes from `app/edge`. */
export function pictureAnswer(
  context: AppLoadContext,
  bytes: Uint8Array,
  type: "image/png" | "image/jpeg",
): Response {
  context.sandbox();
  return new Response(Buffer.from(bytes), {
    headers: { "Content-Type": type, "Content-Length": String(bytes.byteLength) },
  });
}
