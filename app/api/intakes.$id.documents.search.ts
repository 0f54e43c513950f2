import { api, endpoint } from "../http/api.server.ts";

const route = api({
  GET: endpoint({
    access: "signed-in",
    /** Documents, best first, each with the context of the match and the page of a PDF. */
    async run({ modules, actor, params, query }) {
      const hits = await modules.intake.searchDocuments(actor, params.id ?? "", query.get("query") ?? "");
      return hits.map(({ document, context, page }) => ({
        ...document,
        context: context?.replace(/[\uE000\uE001]/g, "") ?? null,
        page,
      }));
    },
  }),
});
export const loader = route.loader;
export const action = route.action;
