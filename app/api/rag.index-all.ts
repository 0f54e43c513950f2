import { api, endpoint } from "../http/api.server.ts";

const route = api({
  POST: endpoint({
    access: "admin",
    async run({ modules, actor }) {
      const { sections, chunks } = await modules.authority.refreshSearch(actor);
      return { message: "All documents have been indexed for AI search!", sections, chunks };
    },
  }),
});
export const loader = route.loader;
export const action = route.action;
