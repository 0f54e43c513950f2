import { api, endpoint } from "../http/api.server.ts";
import { downloadOf } from "../http/download.server.ts";

const route = api({
  GET: endpoint({
    access: "signed-in",
    async run({ modules, actor, params, query, request, context }) {
      const opened = await modules.intake.openDocument(actor, params.id ?? "", { isDownload: true });
      return downloadOf(opened, { request, context, inline: query.get("inline") === "1" });
    },
  }),
});
export const loader = route.loader;
export const action = route.action;
