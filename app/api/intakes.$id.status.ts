import { z } from "zod";
import { INTAKE_STATUSES } from "#modules/intake/schema";
import { api, endpoint } from "../http/api.server.ts";

const route = api({
  PATCH: endpoint({
    access: "signed-in",
    body: z.object({ status: z.enum(INTAKE_STATUSES) }),
    run: ({ modules, actor, params, body }) => modules.intake.setStatus(actor, params.id ?? "", body.status),
  }),
});
export const loader = route.loader;
export const action = route.action;
