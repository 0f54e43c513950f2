import { entityChange } from "#modules/entities/schema";
import { api, endpoint, gone } from "../http/api.server.ts";

const route = api({
  GET: endpoint({
    access: "signed-in",
    run: ({ modules, actor, params: { id: intakeId = "", entityId: id = "" } }) =>
      modules.entities.getEntity(actor, { intakeId, id }),
  }),
  PATCH: endpoint({
    access: "signed-in",
    body: entityChange,
    run: ({ modules, actor, params: { id: intakeId = "", entityId: id = "" }, body }) =>
      modules.entities.updateEntity(actor, { intakeId, id }, body),
  }),
  DELETE: endpoint({
    access: "signed-in",
    async run({ modules, actor, params: { id: intakeId = "", entityId: id = "" } }) {
      await modules.entities.deleteEntity(actor, { intakeId, id });
      return gone();
    },
  }),
});
export const loader = route.loader;
export const action = route.action;
