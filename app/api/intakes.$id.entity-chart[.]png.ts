import { api, endpoint } from "../http/api.server.ts";
import { asFile } from "../http/file-answer.server.ts";
import { drawGroup } from "../http/group-picture.server.ts";

const route = api({
  GET: endpoint({
    access: "signed-in",
    async run({ modules, actor, context, params, query }) {
      const { id = "" } = params;
      const { taxYear } = await modules.intake.getIntake(actor, id);
      const { scene } = await drawGroup({ modules, actor, context }, id, query.get("focus"));
      return asFile(await modules.charts.toPng(scene), {
        name: `ownership-${taxYear}.png`,
        type: "image/png",
      });
    },
  }),
});
export const loader = route.loader;
export const action = route.action;
