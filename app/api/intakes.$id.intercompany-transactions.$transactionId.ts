import { transactionChange } from "#modules/entities/schema";
import { api, endpoint, gone } from "../http/api.server.ts";

const route = api({
  PATCH: endpoint({
    access: "signed-in",
    body: transactionChange,
    run: ({ modules, actor, params: { id: intakeId = "", transactionId: id = "" }, body }) =>
      modules.entities.updateTransaction(actor, { intakeId, id }, body),
  }),
  DELETE: endpoint({
    access: "signed-in",
    async run({ modules, actor, params: { id: intakeId = "", transactionId: id = "" } }) {
      await modules.entities.deleteTransaction(actor, { intakeId, id });
      return gone();
    },
  }),
});
export const loader = route.loader;
export const action = route.action;
