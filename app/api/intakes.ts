import { z } from "zod";
import { INTAKE_TYPES } from "#modules/intake/schema";
import { api, created, endpoint } from "../http/api.server.ts";

const newIntake = z.object({ intakeType: z.enum(INTAKE_TYPES), taxYear: z.number().optional() });

const route = api({
  GET: endpoint({ access: "signed-in", run: ({ modules, actor }) => modules.intake.listIntakes(actor) }),
  POST: endpoint({
    access: "signed-in",
    body: newIntake,
    run: async ({ modules, actor, body }) => created(await modules.intake.createIntake(actor, body)),
  }),
});
export const loader = route.loader;
export const action = route.action;
