import type { AppLoadContext } from "@remix-run/node";
import { api, endpoint } from "../http/api.server.ts";
import { toAuditFilters } from "../routes/admin.audit/audit-filters.server.ts";
import { readAuditPlace } from "../routes/admin.audit/audit-words.ts";

const route = api({
  GET: endpoint({
    access: "admin",
    async run({ modules, actor, query, context }) {
      const filters = await toAuditFilters(modules, actor, readAuditPlace(query));
      const pieces = await modules.audit.exportCsv(actor, filters);
      return new Response(withBackpressure(pieces, context), {
        headers: {
          "Content-Type": "text/csv; charset=utf-8",
          "Content-Disposition": `attachment; filename="audit-log-${new Date().toISOString().slice(0, 10)}.csv"`,
        },
      });
    },
  }),
});
export const loader = route.loader;
export const action = route.action;

/** Reads the next piece only when the client has taken the last one: the log may be long. */
function withBackpressure(
  pieces: AsyncIterable<string>,
  context: AppLoadContext,
): ReadableStream<Uint8Array> {
  const iterator = pieces[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  return new ReadableStream(
    {
      async pull(controller) {
        const next = (await context.drained()) ? await iterator.next() : { done: true as const };
        if (!next.done) return controller.enqueue(encoder.encode(next.value));
        await iterator.return?.();
        controller.close();
      },
      cancel: async () => void (await iterator.return?.()),
    },
    { highWaterMark: 0 },
  );
}
