/** Where lines leave and reach a block. */
import { labelWidth } from "./boxes.ts";
import type { Layered, RoutedEdge } from "./layered.ts";
import type { Block } from "./stacks.ts";

/** Keeps lines off the corners. */
const CORNER = 14;
/** Between the ports of lines that leave upwards. */
const APART = 22;
const SNAP = 12;

export interface Ports {
  /** At the upper block's lower side, by edge. */
  leave: Map<RoutedEdge, number>;
  /** At the lower block's upper side, by edge. */
  reach: Map<RoutedEdge, number>;
  /** Of the part without an owner, by block. */
  gaps: Map<string, number>;
}

export function placePorts(layered: Layered): Ports {
  const ports: Ports = { leave: new Map(), reach: new Map(), gaps: new Map() };
  for (const block of layered.rows.flat()) {
    placeLower(block, layered, ports);
  }
  for (const block of layered.rows.flat()) placeUpper(block, layered, ports);
  return ports;
}

/** All lines to what a block owns leave from its center; each circle has a port of its own beside it. */
function placeLower({ id, width, port }: Block, { centers, edges }: Layered, { leave }: Ports): void {
  const center = centers.get(id)! + port;
  const leaving = edges.filter(({ upper }) => upper === id);
  for (const edge of leaving.filter(({ isCircle }) => !isCircle)) leave.set(edge, center);
  const most = width / 2 - CORNER;
  for (const [index, edge] of leaving.filter(({ isCircle }) => isCircle).entries())
    leave.set(edge, Math.round(center + Math.min(most, APART * (index + 1))));
}

/** Side by side, in the order in which the lines come. */
function placeUpper(block: Block, layered: Layered, ports: Ports): void {
  const { id, gap, width, port } = block;
  const center = layered.centers.get(id)! + port;
  const coming = layered.edges
    .filter(({ lower }) => lower === id)
    .map((edge) => ({ edge, from: comingFrom(edge, layered, ports), space: labelWidth(edge.label) + 6 }))
    .sort((a, b) => a.from - b.from);
  const [only] = coming;
  if (only && coming.length === 1 && !gap) {
    const isNear = Math.abs(only.from - center) < Math.min(SNAP, width / 2 - CORNER);
    ports.reach.set(only.edge, isNear && block.single ? only.from : center);
    return;
  }
  const places = [
    ...coming.map(({ edge, space }) => ({ edge, space })),
    ...(gap ? [{ edge: null, space: labelWidth(gap) + 6 }] : []),
  ];
  // The gap stands in the middle of the owners, as on paper.
  if (gap) places.splice(Math.floor(coming.length / 2), 0, places.pop()!);
  let x = center - places.reduce((sum, { space }) => sum + space, 0) / 2;
  for (const { edge, space } of places) {
    const place = Math.round(x + space / 2);
    if (edge) ports.reach.set(edge, place);
    else ports.gaps.set(id, place);
    x += space;
  }
}

function comingFrom(edge: RoutedEdge, { rowOf }: Layered, { leave }: Ports): number {
  return edge.passes.get(rowOf.get(edge.lower)! - 1) ?? leave.get(edge)!;
}
