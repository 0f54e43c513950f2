import { z } from "zod";
import { INTAKE_TYPES } from "#modules/intake/schema";
import { api, endpoint } from "../http/api.server.ts";
import { parse } from "../http/parse.server.ts";

const filter = z.object({ intakeType: z.enum(INTAKE_TYPES).optional() });

const route = api({
  GET: endpoint({
    access: "signed-in",
    run({ modules, actor, query }) {
      const { intakeType } = parse(filter, Object.fromEntries(query));
      return modules.intake.listCategories(actor, intakeType);
    },
  }),
});
export const loader = route.loader;
export const action = route.action;
