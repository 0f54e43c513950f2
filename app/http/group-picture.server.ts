/** The chart of an intake for a file: whole, or the part around one box of a large group. */
import type { Scene } from "#modules/chart";
import type { EntityValidation } from "#modules/entities/schema";
import type { Visit } from "./access.server.ts";
import { hasCode } from "./errors.server.ts";
import { chartOf } from "./group-chart.server.ts";
import { groupAsPdf } from "./group-pdf.server.ts";

type Asked = Pick<Visit<"signed-in">, "modules" | "actor" | "context">;

interface Drawn {
  scene: Scene;
  around: string | null;
  validation: EntityValidation;
}

/** Links in a file lead to this site from anywhere. */
export async function drawGroup(
  { modules, actor, context }: Asked,
  intakeId: string,
  chosen: string | null,
): Promise<Drawn> {
  const [group, validation] = await Promise.all([
    modules.entities.getChart(actor, intakeId),
    modules.entities.validate(actor, intakeId),
  ]);
  const page = `${context.site}/multi-entity/${intakeId}`;
  const { graph, around } = chartOf(group, { findings: validation.findings, page, chosen });
  return { scene: await modules.charts.draw(graph), around, validation };
}

/** Chart and tables; without the chart when it cannot be drawn in time. */
export async function printGroup(
  asked: Asked & { isCpa: boolean },
  intakeId: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const { modules, actor, isCpa } = asked;
  const [group, validation, drawn] = await Promise.all([
    modules.entities.getGroup(actor, intakeId),
    modules.entities.validate(actor, intakeId),
    drawGroup(asked, intakeId, null).catch((error: unknown) => {
      if (!hasCode(error, "unavailable")) throw error;
      return null;
    }),
  ]);
  const scene = group.entities.length > 0 ? (drawn?.scene ?? null) : null;
  return groupAsPdf({ group, validation, scene, around: drawn?.around ?? null, isCpa }, modules.charts.paint);
}
