/** Response with a rendered image of a document. `no-store` and a sandboxing policy come from `app/edge`. */
export function pictureAnswer(bytes: Uint8Array, type: "image/png" | "image/jpeg"): Response {
  return new Response(Buffer.from(bytes), {
    headers: { "Content-Type": type, "Content-Length": String(bytes.byteLength) },
  });
}
