/** A picture that the server has drawn of a paper. `no-store` and a policy that sandboxes it come from `app/edge`. */
export function pictureAnswer(bytes: Uint8Array, type: "image/png" | "image/jpeg"): Response {
  return new Response(Buffer.from(bytes), {
    headers: { "Content-Type": type, "Content-Length": String(bytes.byteLength) },
  });
}
