import { z } from "zod";
import { CLASSIFICATIONS } from "#modules/intake/schema";
import { api, endpoint, gone } from "../http/api.server.ts";

const change = z
  .object({ isFavorite: z.boolean().optional(), classification: z.enum(CLASSIFICATIONS).optional() })
  .refine((given) => Object.keys(given).length > 0, "Say what is to change: isFavorite or classification.");

const route = api({
  GET: endpoint({
    access: "signed-in",
    run: ({ modules, actor, params }) => modules.intake.getDocument(actor, params.id ?? ""),
  }),
  PATCH: endpoint({
    access: "signed-in",
    body: change,
    async run({ modules, actor, params, body: { isFavorite, classification } }) {
      const id = params.id ?? "";
      if (classification !== undefined) await modules.intake.correctClass(actor, id, classification);
      if (isFavorite !== undefined) await modules.intake.setFavorite(actor, id, isFavorite);
      return modules.intake.getDocument(actor, id);
    },
  }),
  DELETE: endpoint({
    access: "signed-in",
    async run({ modules, actor, params }) {
      await modules.intake.deleteDocument(actor, params.id ?? "");
      return gone();
    },
  }),
});
export const loader = route.loader;
export const action = route.action;
