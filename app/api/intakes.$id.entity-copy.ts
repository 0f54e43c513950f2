import { z } from "zod";
import { api, created, endpoint } from "../http/api.server.ts";

const route = api({
  POST: endpoint({
    access: "signed-in",
    body: z.object({ fromIntakeId: z.string() }),
    run: async ({ modules, actor, params, body }) =>
      created(await modules.entities.copyGroup(actor, params.id ?? "", body.fromIntakeId)),
  }),
});
export const loader = route.loader;
export const action = route.action;
