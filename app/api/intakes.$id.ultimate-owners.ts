import { api, endpoint } from "../http/api.server.ts";

const route = api({
  GET: endpoint({
    access: "signed-in",
    run: ({ modules, actor, params }) => modules.entities.listUltimateOwners(actor, params.id ?? ""),
  }),
});
export const loader = route.loader;
export const action = route.action;
