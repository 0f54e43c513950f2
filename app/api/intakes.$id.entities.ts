import { newEntity } from "#modules/entities/schema";
import { api, created, endpoint } from "../http/api.server.ts";

const route = api({
  GET: endpoint({
    access: "signed-in",
    run: ({ modules, actor, params }) => modules.entities.listEntities(actor, params.id ?? ""),
  }),
  POST: endpoint({
    access: "signed-in",
    body: newEntity,
    run: async ({ modules, actor, params, body }) =>
      created(await modules.entities.addEntity(actor, params.id ?? "", body)),
  }),
});
export const loader = route.loader;
export const action = route.action;
