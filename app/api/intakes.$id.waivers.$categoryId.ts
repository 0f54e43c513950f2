import { z } from "zod";
import { api, endpoint, gone } from "../http/api.server.ts";

const route = api({
  PATCH: endpoint({
    access: "admin",
    body: z.object({ accepted: z.boolean() }),
    run: ({ modules, actor, params: { id = "", categoryId = "" }, body }) =>
      modules.intake.decideWaiver(actor, id, categoryId, body.accepted),
  }),
  DELETE: endpoint({
    access: "signed-in",
    async run({ modules, actor, params: { id = "", categoryId = "" } }) {
      await modules.intake.unwaiveCategory(actor, id, categoryId);
      return gone();
    },
  }),
});
export const loader = route.loader;
export const action = route.action;
