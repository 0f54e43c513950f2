import { z } from "zod";
import { ATTRIBUTION_SECTIONS } from "#modules/entities/schema";
import { api, endpoint } from "../http/api.server.ts";
import { parse } from "../http/parse.server.ts";

const question = z.object({ section: z.enum(ATTRIBUTION_SECTIONS) });

const route = api({
  GET: endpoint({
    access: "signed-in",
    run: ({ modules, actor, params: { id = "", entityId = "" }, query }) =>
      modules.entities.attribute(actor, id, { entityId, ...parse(question, Object.fromEntries(query)) }),
  }),
});
export const loader = route.loader;
export const action = route.action;
