import { newPerson } from "#modules/entities/schema";
import { api, created, endpoint } from "../http/api.server.ts";

const route = api({
  GET: endpoint({
    access: "signed-in",
    run: ({ modules, actor, params }) => modules.entities.listPeople(actor, params.id ?? ""),
  }),
  POST: endpoint({
    access: "signed-in",
    body: newPerson,
    run: async ({ modules, actor, params, body }) =>
      created(await modules.entities.addPerson(actor, params.id ?? "", body)),
  }),
});
export const loader = route.loader;
export const action = route.action;
