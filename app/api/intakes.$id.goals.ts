import { z } from "zod";
import { api, endpoint } from "../http/api.server.ts";

const goals = z.object({ chosen: z.array(z.string()), other: z.string().default("") });

const route = api({
  PATCH: endpoint({
    access: "signed-in",
    body: goals,
    run: ({ modules, actor, params, body }) => modules.intake.saveGoals(actor, params.id ?? "", body),
  }),
});
export const loader = route.loader;
export const action = route.action;
