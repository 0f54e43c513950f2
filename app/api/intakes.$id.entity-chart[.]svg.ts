import { api, endpoint } from "../http/api.server.ts";
import { drawGroup } from "../http/group-picture.server.ts";

const route = api({
  GET: endpoint({
    access: "signed-in",
    async run({ modules, actor, context, params, query }) {
      const { id = "" } = params;
      const { taxYear } = await modules.intake.getIntake(actor, id);
      const { scene } = await drawGroup({ modules, actor, context }, id, query.get("focus"));
      const svg = modules.charts.toSvg(scene, { title: `Ownership of the group, ${taxYear}`, isFile: true });
      const kind = query.has("download") ? "attachment" : "inline";
      // A picture of names that people typed: opened by itself it runs nothing.
      context.sandbox();
      return new Response(svg, {
        headers: {
          "Content-Type": "image/svg+xml; charset=utf-8",
          "Content-Disposition": `${kind}; filename="ownership-${taxYear}.svg"`,
        },
      });
    },
  }),
});
export const loader = route.loader;
export const action = route.action;
