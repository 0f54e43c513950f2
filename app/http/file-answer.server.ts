/** A file download. `name` is plain ASCII. */
export function asFile(
  content: string | Uint8Array<ArrayBuffer>,
  { name, type }: { name: string; type: string },
): Response {
  return new Response(typeof content === "string" ? content : Buffer.from(content), {
    headers: {
      "Content-Type": typeof content === "string" ? `${type}; charset=utf-8` : type,
      "Content-Disposition": `attachment; filename="${name}"`,
    },
  });
}
