import { api, endpoint, gone } from "../http/api.server.ts";

const route = api({
  GET: endpoint({
    access: "signed-in",
    run: ({ modules, actor, params }) => modules.intake.getIntake(actor, params.id ?? ""),
  }),
  DELETE: endpoint({
    access: "signed-in",
    async run({ modules, actor, params }) {
      await modules.intake.deleteIntake(actor, params.id ?? "");
      return gone();
    },
  }),
});
export const loader = route.loader;
export const action = route.action;
