import { api, endpoint } from "../http/api.server.ts";
import { asFile } from "../http/file-answer.server.ts";
import { printGroup } from "../http/group-picture.server.ts";

const route = api({
  GET: endpoint({
    access: "signed-in",
    async run({ modules, actor, user, context, params: { id = "" } }) {
      const { taxYear } = await modules.intake.getIntake(actor, id);
      const pdf = await printGroup({ modules, actor, context, isCpa: user.role === "admin" }, id);
      return asFile(pdf, { name: `group-${taxYear}.pdf`, type: "application/pdf" });
    },
  }),
});
export const loader = route.loader;
export const action = route.action;
