/** A text file download. `name` is plain ASCII. */
export function asFile(text: string, { name, type }: { name: string; type: string }): Response {
  return new Response(text, {
    headers: {
      "Content-Type": `${type}; charset=utf-8`,
      "Content-Disposition": `attachment; filename="${name}"`,
    },
  });
}
