import { ownerChange } from "#modules/entities/schema";
import { api, endpoint, gone } from "../http/api.server.ts";

const route = api({
  PATCH: endpoint({
    access: "signed-in",
    body: ownerChange,
    run: ({ modules, actor, params: { id: intakeId = "", ownerId: id = "" }, body }) =>
      modules.entities.updateOwner(actor, { intakeId, id }, body),
  }),
  DELETE: endpoint({
    access: "signed-in",
    async run({ modules, actor, params: { id: intakeId = "", ownerId: id = "" } }) {
      await modules.entities.deleteOwner(actor, { intakeId, id });
      return gone();
    },
  }),
});
export const loader = route.loader;
export const action = route.action;
