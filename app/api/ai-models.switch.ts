import { switchBody } from "#modules/models/schema";
import { api, endpoint } from "../http/api.server.ts";

const route = api({
  POST: endpoint({
    access: "admin",
    body: switchBody,
    async run({ modules, actor, body }) {
      const { id, name } = await modules.models.switchTo(actor, body.modelId);
      return { message: `Switched to ${name}`, currentModelId: id };
    },
  }),
});
export const loader = route.loader;
export const action = route.action;
