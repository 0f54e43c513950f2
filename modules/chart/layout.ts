/** Where everything of a chart stands. Pure; runs in the worker thread. */
import type { DrawnBox, DrawnLabel, DrawnLine, Point, Scene } from "./contract.ts";
import { labelWidth } from "./boxes.ts";
import { layerBlocks } from "./layered.ts";
import { GAP, ROW_WIDTH } from "./measures.ts";
import { packParts } from "./packing.ts";
import { placePorts } from "./ports.ts";
import { routeLines } from "./routing.ts";
import type { ChartGraph } from "./schema.ts";
import { foldStacks, type Block, type BlockEdge } from "./stacks.ts";

export function layOut(graph: ChartGraph): Scene {
  const { blocks, edges } = foldStacks({ boxes: graph.boxes, edges: knownEdges(graph) });
  const parts = partsOf(blocks, edges)
    .sort((a, b) => b.blocks.length - a.blocks.length)
    .map((part) => drawPart(part.blocks, part.edges));
  const { places, size } = packParts(parts, ROW_WIDTH);
  const moved = parts.map((part, index) =>
    moveBy(part, { x: places[index]!.x + GAP.margin, y: places[index]!.y + GAP.margin }),
  );
  return {
    width: Math.ceil(size.width) + 2 * GAP.margin,
    height: Math.ceil(size.height) + 2 * GAP.margin,
    boxes: moved.flatMap(({ boxes }) => boxes),
    lines: moved.flatMap(({ lines }) => lines),
    labels: moved.flatMap(({ labels }) => labels),
  };
}

/** An edge of a box to itself has no line; its finding marks the box. */
function knownEdges({ boxes, edges }: ChartGraph) {
  const ids = new Set(boxes.map(({ id }) => id));
  return edges.filter(({ from, to }) => from !== to && ids.has(from) && ids.has(to));
}

interface Part {
  blocks: Block[];
  edges: BlockEdge[];
}

/** Blocks that lines connect, in any direction. */
function partsOf(blocks: Block[], edges: BlockEdge[]): Part[] {
  const byId = new Map(blocks.map((block) => [block.id, block]));
  const neighbors = new Map<string, string[]>(blocks.map(({ id }) => [id, []]));
  for (const { from, to } of edges) {
    neighbors.get(from)!.push(to);
    neighbors.get(to)!.push(from);
  }
  const parts: Part[] = [];
  const seen = new Set<string>();
  for (const { id } of blocks) {
    if (seen.has(id)) continue;
    seen.add(id);
    const ids = [id];
    for (const member of ids) {
      for (const next of neighbors.get(member)!) {
        if (seen.has(next)) continue;
        seen.add(next);
        ids.push(next);
      }
    }
    const members = new Set(ids);
    parts.push({
      blocks: ids.map((each) => byId.get(each)!),
      edges: edges.filter(({ from }) => members.has(from)),
    });
  }
  return parts;
}

function drawPart(blocks: Block[], edges: BlockEdge[]): Scene {
  const layered = layerBlocks(blocks, edges);
  const ports = placePorts(layered);
  const { tops, lines, labels, height } = routeLines(layered, ports);
  const drawn = layered.rows.flatMap((row, index) =>
    row.map((block) =>
      block.draw({ x: Math.round(layered.centers.get(block.id)! - block.width / 2), y: tops[index]! }),
    ),
  );
  const gaps = layered.rows.flatMap((row, index) => row.map((block) => ({ block, top: tops[index]! })));
  for (const { block, top } of gaps) {
    const x = ports.gaps.get(block.id) ?? layered.centers.get(block.id)!;
    if (block.gap) {
      lines.push({ kind: "gap", path: `M${x} ${top - 8}V${top}` });
      labels.push({ kind: "gap", text: block.gap, width: labelWidth(block.gap), x, y: top - 18 });
    }
  }
  const scene: Scene = {
    width: 0,
    height,
    boxes: drawn.flatMap(({ boxes }) => boxes),
    lines: [...lines, ...drawn.flatMap((each) => each.lines)],
    labels: [...labels, ...drawn.flatMap((each) => each.labels)],
  };
  return toTheLeft(scene);
}

/** Shifts it so that its leftmost point is at 0, and takes its width. */
function toTheLeft(scene: Scene): Scene {
  const lefts = [...scene.boxes.map(({ x }) => x), ...scene.labels.map(({ x, width }) => x - width / 2)];
  const rights = [
    ...scene.boxes.map(({ x, width }) => x + width),
    ...scene.labels.map(({ x, width }) => x + width / 2),
  ];
  const across = scene.lines.flatMap(({ path }) =>
    [...path.matchAll(/[MH](-?[\d.]+)/g)].map(([, x]) => Number(x)),
  );
  const left = Math.min(...lefts, ...across);
  const moved = moveBy(scene, { x: -Math.floor(left), y: 0 });
  return { ...moved, width: Math.ceil(Math.max(...rights, ...across) - left) };
}

function moveBy(scene: Scene, { x, y }: Point): Scene {
  const shift = <T extends DrawnBox | DrawnLabel | Point>(item: T): T => ({
    ...item,
    x: item.x + x,
    y: item.y + y,
  });
  const move = ({ path, tip, ...line }: DrawnLine): DrawnLine => ({
    ...line,
    path: path
      .replace(
        /M(-?[\d.]+) (-?[\d.]+)/g,
        (_, px: string, py: string) => `M${Number(px) + x} ${Number(py) + y}`,
      )
      .replace(/H(-?[\d.]+)/g, (_, px: string) => `H${Number(px) + x}`)
      .replace(/V(-?[\d.]+)/g, (_, py: string) => `V${Number(py) + y}`),
    ...(tip && { tip: shift(tip) }),
  });
  return {
    ...scene,
    boxes: scene.boxes.map(shift),
    labels: scene.labels.map(shift),
    lines: scene.lines.map(move),
  };
}
