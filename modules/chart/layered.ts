/** Rows of blocks and the way of each edge through them, by dagre. */
import dagre from "@dagrejs/dagre";
import { GAP } from "./measures.ts";
import type { Block, BlockEdge } from "./stacks.ts";

const ROOT = " root";
/** Keeps the line from the root as short as can be, so that its ends stand in the first row. */
const HEAVY = 1000;

/** An edge from the upper to the lower of its blocks. */
export interface RoutedEdge {
  upper: string;
  lower: string;
  label: string;
  /** It runs upwards: the lower one owns the upper one. */
  isCircle: boolean;
  /** Where it crosses the rows between the two, by row. */
  passes: Map<number, number>;
}

export interface Layered {
  /** From top to bottom, each from left to right. */
  rows: Block[][];
  /** Center of each block. */
  centers: Map<string, number>;
  rowOf: Map<string, number>;
  edges: RoutedEdge[];
}

/** Blocks that touch each other. */
export function layerBlocks(blocks: Block[], edges: BlockEdge[]): Layered {
  const graph = new dagre.graphlib.Graph({ multigraph: true });
  graph.setGraph({ nodesep: GAP.boxes, edgesep: 16, ranksep: 40, ranker: "network-simplex" });
  for (const { id, width, height } of blocks) graph.setNode(id, { width, height });
  for (const [index, { from, to }] of edges.entries()) graph.setEdge(from, to, {}, String(index));
  const top = blocks.filter(({ isOnTop }) => isOnTop);
  if (top.length > 1) {
    graph.setNode(ROOT, { width: 1, height: 1 });
    for (const { id } of top) graph.setEdge(ROOT, id, { weight: HEAVY }, id);
  }
  dagre.layout(graph);
  const heights = [...new Set(blocks.map(({ id }) => Math.round(graph.node(id).y)))].sort((a, b) => a - b);
  const rowOf = new Map(blocks.map(({ id }) => [id, heights.indexOf(Math.round(graph.node(id).y))]));
  const centers = new Map(blocks.map(({ id }) => [id, Math.round(graph.node(id).x)]));
  const rows = heights.map((_, row) =>
    blocks.filter(({ id }) => rowOf.get(id) === row).sort((a, b) => centers.get(a.id)! - centers.get(b.id)!),
  );
  const routed = edges.map(({ from, to, label }, index) => {
    const isCircle = rowOf.get(from)! > rowOf.get(to)!;
    const { points = [] } = graph.edge(from, to, String(index)) as { points?: { x: number; y: number }[] };
    const passes = new Map(
      points.flatMap(({ x, y }) => {
        const row = heights.findIndex((height) => Math.abs(height - y) < 1);
        return row < 0 ? [] : [[row, Math.round(x)] as const];
      }),
    );
    return { upper: isCircle ? to : from, lower: isCircle ? from : to, label, isCircle, passes };
  });
  return { rows, centers, rowOf, edges: routed };
}
