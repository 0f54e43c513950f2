import { Readable } from "node:stream";
import { api, endpoint } from "../http/api.server.ts";
import { toAuditFilters } from "../routes/admin.audit/audit-filters.server.ts";
import { readAuditPlace } from "../routes/admin.audit/audit-words.ts";

const route = api({
  GET: endpoint({
    access: "admin",
    async run({ modules, actor, query }) {
      const filters = await toAuditFilters(modules, actor, readAuditPlace(query));
      const pieces = Readable.from(await modules.audit.exportCsv(actor, filters), { objectMode: false });
      return new Response(Readable.toWeb(pieces) as ReadableStream<Uint8Array>, {
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
