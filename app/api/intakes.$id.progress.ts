import { z } from "zod";
import { api, endpoint } from "../http/api.server.ts";

const route = api({
  PATCH: endpoint({
    access: "signed-in",
    body: z.object({ progress: z.number() }),
    run: ({ modules, actor, params, body }) =>
      modules.intake.setProgress(actor, params.id ?? "", body.progress),
  }),
});
export const loader = route.loader;
export const action = route.action;
