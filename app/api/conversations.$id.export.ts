import { api, endpoint } from "../http/api.server.ts";

const route = api({
  GET: endpoint({
    access: "admin",
    async run({ modules, actor, params }) {
      const { filename, text } = await modules.conversations.exportMarkdown(actor, params.id ?? "");
      return new Response(text, {
        headers: {
          "Content-Type": "text/markdown; charset=utf-8",
          "Content-Disposition": `attachment; filename="${filename}"`,
          "Cache-Control": "no-store",
        },
      });
    },
  }),
});
export const loader = route.loader;
export const action = route.action;
