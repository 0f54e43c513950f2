/** The chart of an intake for a file: whole, or the part around one box of a large group. */
import type { Scene } from "#modules/chart";
import type { Visit } from "./access.server.ts";
import { chartOf } from "./group-chart.server.ts";

type Asked = Pick<Visit<"signed-in">, "modules" | "actor" | "context">;

/** Links in a file lead to this site from anywhere. */
export async function drawGroup({ modules, actor, context }: Asked, intakeId: string, chosen: string | null): Promise<Scene> {
  const [group, { findings }] = await Promise.all([
    modules.entities.getChart(actor, intakeId),
    modules.entities.validate(actor, intakeId),
  ]);
  const page = `${context.site}/multi-entity/${intakeId}`;
  return modules.charts.draw(chartOf(group, { findings, page, chosen }).graph);
}
