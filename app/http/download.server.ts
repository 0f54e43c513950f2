/**
 * Streams the original of a document, whole or a range of it. `nosniff` and `no-store` come from `app/edge`.
 */
import { Readable } from "node:stream";
import type { AppLoadContext } from "@remix-run/node";
import type { Opened } from "#modules/intake";
import { readRange } from "./content-range.ts";

/** Types that a browser may display inline, without scripts; all others are downloaded. */
const SHOWN = /^(application\/pdf|image\/(jpeg|png|gif|webp|avif|bmp))$/;

interface Asked {
  request: Request;
  context: AppLoadContext;
  /** Whether to display it inline, for a preview in the page. */
  inline: boolean;
}

export async function downloadOf(opened: Opened, { request, context, inline }: Asked): Promise<Response> {
  context.sandbox();
  const { mimeType, fileSize, originalFileName, uploadedAt } = opened.document;
  const etag = `"${opened.sha256}"`;
  const isShown = inline && SHOWN.test(mimeType);
  const headers = new Headers({
    "Content-Type": mimeType,
    "Content-Disposition": disposition(isShown ? "inline" : "attachment", originalFileName),
    "Accept-Ranges": "bytes",
    ETag: etag,
    "Last-Modified": new Date(uploadedAt).toUTCString(),
  });
  const range = isStale(request, etag) ? "whole" : readRange(request.headers.get("Range"), fileSize);
  if (range === "beyond") {
    headers.set("Content-Range", `bytes */${fileSize}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range === "whole" ? { start: 0, end: fileSize - 1 } : range;
  headers.set("Content-Length", String(end + 1 - start));
  if (range !== "whole") headers.set("Content-Range", `bytes ${start}-${end}/${fileSize}`);
  const body =
    request.method === "HEAD" ? null : await withBackpressure(await opened.read({ start, end }), context);
  return new Response(body, { status: range === "whole" ? 200 : 206, headers });
}

/** The file name in ASCII for old clients, and in full by RFC 5987. */
export function disposition(kind: "inline" | "attachment", fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const whole = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${whole}`;
}

/** A changed ETag means the client's partial copy is outdated, so the range is ignored. */
function isStale(request: Request, etag: string): boolean {
  const ifRange = request.headers.get("If-Range");
  return ifRange !== null && ifRange !== etag;
}

/** Remix writes without backpressure: for a slow client the whole file would pile up in memory. */
async function withBackpressure(
  content: Readable,
  context: AppLoadContext,
): Promise<ReadableStream<Uint8Array>> {
  const chunks = content[Symbol.asyncIterator]();
  // A file that is damaged from its beginning gets a status, not a connection that breaks off.
  let next: Promise<IteratorResult<unknown>> | null = chunks.next();
  await next;
  return new ReadableStream(
    {
      async pull(controller) {
        if (!(await context.drained())) {
          content.destroy();
          return controller.close();
        }
        const { done, value } = await (next ?? chunks.next());
        next = null;
        if (done) controller.close();
        else controller.enqueue(value as Uint8Array);
      },
      cancel: () => void content.destroy(),
    },
    { highWaterMark: 0 },
  );
}
