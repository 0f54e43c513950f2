import { z } from "zod";
import { api, endpoint } from "../http/api.server.ts";

const judgment = z.discriminatedUnion("state", [
  z.object({ state: z.literal("accepted"), reason: z.string() }),
  z.object({ state: z.literal("open") }),
]);

const route = api({
  PATCH: endpoint({
    access: "admin",
    body: judgment,
    run: ({ modules, actor, params: { id: intakeId = "", findingId: id = "" }, body }) =>
      body.state === "accepted"
        ? modules.entities.acceptFinding(actor, { intakeId, id }, body.reason)
        : modules.entities.reopenFinding(actor, { intakeId, id }),
  }),
});
export const loader = route.loader;
export const action = route.action;
