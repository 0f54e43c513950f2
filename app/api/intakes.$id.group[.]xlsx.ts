import { api, endpoint } from "../http/api.server.ts";
import { asFile } from "../http/file-answer.server.ts";

const route = api({
  GET: endpoint({
    access: "signed-in",
    async run({ modules, actor, params: { id = "" }, query }) {
      const { name, type, content } = query.has("template")
        ? await modules.entities.getTemplate(actor, { format: "xlsx" })
        : await modules.entities.exportGroup(actor, id, { format: "xlsx" });
      return asFile(new Uint8Array(content), { name, type });
    },
  }),
});
export const loader = route.loader;
export const action = route.action;
