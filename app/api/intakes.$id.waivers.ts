import { z } from "zod";
import { WAIVER_KINDS } from "#modules/intake/schema";
import { api, created, endpoint } from "../http/api.server.ts";

const newWaiver = z.object({ categoryId: z.string(), kind: z.enum(WAIVER_KINDS), reason: z.string() });

const route = api({
  GET: endpoint({
    access: "signed-in",
    async run({ modules, actor, params }) {
      const lines = await modules.intake.getChecklist(actor, params.id ?? "");
      return lines.flatMap(({ waiver }) => waiver ?? []);
    },
  }),
  POST: endpoint({
    access: "signed-in",
    body: newWaiver,
    run: async ({ modules, actor, params, body }) =>
      created(await modules.intake.waiveCategory(actor, params.id ?? "", body)),
  }),
});
export const loader = route.loader;
export const action = route.action;
