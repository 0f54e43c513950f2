/** Lines of horizontal and vertical parts from row to row. */
import type { DrawnLabel, DrawnLine, Size } from "./contract.ts";
import { labelWidth } from "./boxes.ts";
import { assignLanes, type Bundle } from "./lanes.ts";
import type { Layered, RoutedEdge } from "./layered.ts";
import { CHANNEL } from "./measures.ts";
import type { Ports } from "./ports.ts";

const SNAP = 10;

interface Leg {
  edge: RoutedEdge;
  from: number;
  to: number;
  /** Legs with the same name share their upper part. */
  bundle: string;
  lane: number | null;
}

export interface Routed {
  /** Upper edge of each row. */
  tops: number[];
  lines: DrawnLine[];
  labels: DrawnLabel[];
  height: number;
}

export function routeLines(layered: Layered, ports: Ports): Routed {
  const channels = layered.rows.slice(1).map((_, row) => legsBelow(row, layered, ports));
  const laneCounts = channels.map(setLanes);
  const heights = layered.rows.map((row) => Math.max(...row.map(({ height }) => height)));
  const hasGapOnTop = layered.rows[0]?.some(({ gap }) => gap) ?? false;
  const tops = [hasGapOnTop ? CHANNEL.below : 0];
  for (const [row, lanes] of laneCounts.entries())
    tops.push(
      tops[row]! + heights[row]! + CHANNEL.above + Math.max(0, lanes - 1) * CHANNEL.lane + CHANNEL.below,
    );
  return {
    tops,
    ...drawEdges(channels, { layered, tops, heights }),
    height: tops.at(-1)! + heights.at(-1)!,
  };
}

/** The part of each line between this row and the next. */
function legsBelow(row: number, { edges, rowOf }: Layered, { leave, reach }: Ports): Leg[] {
  return edges.flatMap((edge) => {
    const [first, last] = [rowOf.get(edge.upper)!, rowOf.get(edge.lower)!];
    if (row < first || row >= last) return [];
    const from = row === first ? leave.get(edge)! : edge.passes.get(row)!;
    const isEnd = row + 1 === last;
    let to = isEnd ? reach.get(edge)! : (edge.passes.get(row + 1) ?? from);
    if (!isEnd) {
      if (Math.abs(to - from) < SNAP) to = from;
      edge.passes.set(row + 1, to);
    }
    const isShared = row === first && !edge.isCircle;
    return [{ edge, from, to, bundle: isShared ? edge.upper : `${edges.indexOf(edge)}`, lane: null }];
  });
}

/** @returns how many lanes there are */
function setLanes(legs: Leg[]): number {
  const names = [...new Set(legs.map(({ bundle }) => bundle))];
  const bundles: Bundle[] = names.map((name) => {
    const members = legs.filter(({ bundle }) => bundle === name);
    return { top: members[0]!.from, bottoms: members.map(({ to }) => to) };
  });
  const lanes = assignLanes(bundles);
  for (const leg of legs) leg.lane = leg.from === leg.to ? null : (lanes[names.indexOf(leg.bundle)] ?? null);
  return Math.max(0, ...lanes.map((lane) => (lane ?? -1) + 1));
}

interface Rows {
  layered: Layered;
  tops: number[];
  heights: number[];
}

function drawEdges(channels: Leg[][], { layered, tops, heights }: Rows): Pick<Routed, "lines" | "labels"> {
  const lines: DrawnLine[] = [];
  const labels: DrawnLabel[] = [];
  const sizes = new Map<string, Size>(layered.rows.flat().map((block) => [block.id, block]));
  for (const edge of layered.edges) {
    const first = layered.rowOf.get(edge.upper)!;
    const start = tops[first]! + sizes.get(edge.upper)!.height;
    const legs = channels.flatMap((channel, row) =>
      channel.filter((leg) => leg.edge === edge).map((leg) => ({ ...leg, row })),
    );
    const [begin, end] = [legs[0]!, legs.at(-1)!];
    let path = `M${begin.from} ${start}`;
    for (const { lane, row, to } of legs) {
      if (lane !== null) path += `V${tops[row]! + heights[row]! + CHANNEL.above + lane * CHANNEL.lane}H${to}`;
    }
    const bottom = tops[end.row + 1]!;
    const kind = edge.isCircle ? "circle" : "edge";
    lines.push({
      kind,
      path: `${path}V${bottom}`,
      ...(edge.isCircle && { tip: { x: begin.from, y: start } }),
    });
    if (edge.label === "") continue;
    const text = edge.isCircle ? `↑ ${edge.label}` : edge.label;
    labels.push({ kind, text, width: labelWidth(text), x: end.to, y: bottom - 15 });
  }
  return { lines, labels };
}
