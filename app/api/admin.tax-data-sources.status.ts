import { api, endpoint } from "../http/api.server.ts";

const route = api({
  GET: endpoint({ access: "admin", run: ({ modules, actor }) => modules.updates.status(actor) }),
});
export const loader = route.loader;
export const action = route.action;
