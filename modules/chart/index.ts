/**
 * Draws a graph of owners as a layered chart: people at the top, shares on the lines, findings marked by shape and word.
 * It knows nothing of tax: names, shares and marks come as text.
 */
import { createHash } from "node:crypto";
import { DomainError } from "#modules/kernel";
import type { Charts, Scene, SvgOptions } from "./contract.ts";
import { drawScene } from "./drawing.ts";
import { createLayoutThread } from "./layout-thread.ts";
import { toPng } from "./png.ts";
import { BOXES_MAX, type ChartGraph } from "./schema.ts";
import { toSvg } from "./svg.ts";

export type * from "./contract.ts";

/** Scenes in memory; one of 50 boxes takes about 30 KB. */
const KEPT = 300;
const WITHIN_MS = 15_000;

export function createCharts(): Charts {
  const thread = createLayoutThread({ withinMs: WITHIN_MS });
  const kept = new Map<string, Promise<Scene>>();
  const pictures = new WeakMap<Scene, SvgOptions & { svg: string }>();

  function layOut(graph: ChartGraph): Promise<Scene> {
    const scene = thread.run(graph);
    scene.catch(() => kept.delete(hashOf(graph)));
    return scene;
  }

  return {
    async draw(graph) {
      if (graph.boxes.length > BOXES_MAX)
        throw new DomainError("invalid", `A chart shows at most ${BOXES_MAX} boxes. Choose one of them.`);
      const hash = hashOf(graph);
      const scene = kept.get(hash) ?? layOut(graph);
      // Last in the map is last used; the first one leaves.
      kept.delete(hash);
      kept.set(hash, scene);
      const [oldest] = kept.keys();
      if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
      return scene;
    },
    paint: drawScene,
    toPng,
    toSvg(scene, { title, isFile = false }) {
      const last = pictures.get(scene);
      if (last?.title === title && last.isFile === isFile) return last.svg;
      const svg = toSvg(scene, { title, isFile });
      pictures.set(scene, { title, isFile, svg });
      return svg;
    },
    close: () => thread.close(),
  };
}

function hashOf(graph: ChartGraph): string {
  return createHash("sha256").update(JSON.stringify(graph)).digest("base64");
}
