import { personChange } from "#modules/entities/schema";
import { api, endpoint, gone } from "../http/api.server.ts";

const route = api({
  PATCH: endpoint({
    access: "signed-in",
    body: personChange,
    run: ({ modules, actor, params: { id: intakeId = "", personId: id = "" }, body }) =>
      modules.entities.updatePerson(actor, { intakeId, id }, body),
  }),
  DELETE: endpoint({
    access: "signed-in",
    async run({ modules, actor, params: { id: intakeId = "", personId: id = "" } }) {
      await modules.entities.deletePerson(actor, { intakeId, id });
      return gone();
    },
  }),
});
export const loader = route.loader;
export const action = route.action;
