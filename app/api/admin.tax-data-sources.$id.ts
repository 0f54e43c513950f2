import { z } from "zod";
import { api, endpoint } from "../http/api.server.ts";

const route = api({
  PATCH: endpoint({
    access: "admin",
    body: z.object({ isActive: z.boolean() }),
    run: ({ modules, actor, params, body }) =>
      modules.authority.setSourceActive(actor, params.id ?? "", body.isActive),
  }),
});
export const loader = route.loader;
export const action = route.action;
