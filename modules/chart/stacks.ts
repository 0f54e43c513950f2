/** Blocks of the layout: single boxes, and stacks of boxes that one line leads to. */
import type { DrawnBox, DrawnLabel, DrawnLine, Point, Size } from "./contract.ts";
import { labelWidth, measureBox, portsWidth, type MeasuredBox } from "./boxes.ts";
import { STACK } from "./measures.ts";
import type { ChartBox, ChartEdge, ChartGraph } from "./schema.ts";

export interface Block extends Size {
  id: string;
  isOnTop: boolean;
  /** The box of a single block, else null. */
  single: MeasuredBox | null;
  gap: string | null;
  /** Where its line meets it, from its center. */
  port: number;
  /** Draws it with its upper left corner at this point. */
  draw(at: Point): { boxes: DrawnBox[]; lines: DrawnLine[]; labels: DrawnLabel[] };
}

/** An edge between blocks; the label is empty where the stack shows its own. */
export type BlockEdge = ChartEdge;

export interface Blocks {
  blocks: Block[];
  edges: BlockEdge[];
}

/** Folds leaves that one owner shares, and owners that own the same one only, into stacks. */
export function foldStacks({ boxes, edges }: ChartGraph): Blocks {
  const into = groupBy(edges, ({ to }) => to);
  const outOf = groupBy(edges, ({ from }) => from);
  const only = (list: ChartEdge[] | undefined) => (list?.length === 1 ? list[0] : undefined);
  const stacked = new Map<string, { side: "owned" | "owners"; edge: ChartEdge }>();
  for (const { id, gap } of boxes) {
    const [owner, owned] = [only(into.get(id)), only(outOf.get(id))];
    if (owner && !outOf.has(id) && !gap) stacked.set(id, { side: "owned", edge: owner });
    else if (owned && !into.has(id) && !gap) stacked.set(id, { side: "owners", edge: owned });
  }
  const candidates = groupBy(
    boxes.filter(({ id }) => stacked.has(id)),
    ({ id }) => keyOf(stacked.get(id)!),
  );
  const least = boxes.length > STACK.crowd ? STACK.leastInCrowd : STACK.least;
  const blocks: Block[] = [];
  const moved = new Map<string, string>();
  for (const [key, members] of candidates) {
    if (members.length < least) continue;
    const parts = Math.ceil(members.length / STACK.most);
    const size = Math.ceil(members.length / parts);
    for (let part = 0; part < parts; part += 1) {
      const id = `${key} ${part}`;
      const some = members.slice(part * size, (part + 1) * size);
      for (const member of some) moved.set(member.id, id);
      blocks.push(stackOf(id, some, stacked));
    }
  }
  for (const box of boxes) {
    if (!moved.has(box.id)) blocks.push(singleOf(box, edges, into));
  }
  return { blocks, edges: mergedEdges(edges, moved) };
}

function keyOf({ side, edge }: { side: string; edge: ChartEdge }): string {
  return side === "owned" ? `owned by ${edge.from}` : `owners of ${edge.to}`;
}

/** One edge for each stack. */
function mergedEdges(edges: ChartEdge[], moved: Map<string, string>): BlockEdge[] {
  const merged = new Map<string, BlockEdge>();
  for (const [index, { from, to, label }] of edges.entries()) {
    const isStacked = moved.has(from) || moved.has(to);
    const edge = { from: moved.get(from) ?? from, to: moved.get(to) ?? to, label: isStacked ? "" : label };
    merged.set(isStacked ? `${edge.from} ${edge.to}` : String(index), edge);
  }
  return [...merged.values()].filter(({ from, to }) => from !== to);
}

function singleOf(box: ChartBox, edges: ChartEdge[], into: Map<string, ChartEdge[]>): Block {
  const measured = measureBox(box, portsWidth(into.get(box.id) ?? [], box.gap));
  const { width, height } = measured;
  return {
    id: box.id,
    width,
    height,
    isOnTop: box.isOnTop ?? false,
    single: measured,
    gap: box.gap ?? null,
    port: 0,
    draw: (at) => ({ boxes: [drawnBox(measured, at)], lines: [], labels: [] }),
  };
}

type Stacked = Map<string, { side: "owned" | "owners"; edge: ChartEdge }>;

/** Boxes beside a trunk: to its right, or where there are many on both sides. */
function stackOf(id: string, members: ChartBox[], stacked: Stacked): Block {
  const measured = members.map((box) => measureBox(box));
  const labels = members.map((box) => stacked.get(box.id)!.edge.label);
  const sides = members.length <= STACK.column ? 1 : 2;
  const column = Math.max(...measured.map(({ width }) => width));
  const stub = Math.max(STACK.stub, ...labels.map((label) => labelWidth(label) + 16));
  const rowHeight = Math.max(...measured.map(({ height }) => height)) + STACK.between;
  const rows = Math.ceil(members.length / sides);
  const [width, height] = [
    sides * (column + stub) + (sides === 1 ? STACK.edge : 0),
    rows * rowHeight - STACK.between,
  ];
  const port = sides === 1 ? STACK.edge - width / 2 : 0;
  const isOwners = stacked.get(members[0]!.id)!.side === "owners";

  function draw({ x, y }: Point) {
    const trunk = x + width / 2 + port;
    const middleOf = (row: number) => Math.round(y + row * rowHeight + (rowHeight - STACK.between) / 2);
    const [first, last] = isOwners ? [middleOf(0), y + height] : [y, middleOf(rows - 1)];
    const places = measured.map((each, index) => {
      const side = sides === 2 && index % 2 === 0 ? -1 : 1;
      return { each, side, end: trunk + side * stub, middle: middleOf(Math.floor(index / sides)) };
    });
    return {
      boxes: places.map(({ each, side, end, middle }) =>
        drawnBox(each, { x: side < 0 ? end - each.width : end, y: middle - each.height / 2 }),
      ),
      lines: [
        { kind: "edge" as const, path: `M${trunk} ${first}V${last}` },
        ...places.map(({ end, middle }) => ({ kind: "edge" as const, path: `M${trunk} ${middle}H${end}` })),
      ],
      labels: places.map(({ side, middle }, index) => {
        const text = labels[index]!;
        return {
          kind: "edge" as const,
          text,
          width: labelWidth(text),
          x: trunk + (side * stub) / 2,
          y: middle,
        };
      }),
    };
  }

  const isOnTop = members.some((member) => member.isOnTop);
  return { id, width, height, isOnTop, single: null, gap: null, port, draw };
}

function drawnBox({ box, lines, width, height }: MeasuredBox, at: Point): DrawnBox {
  const { id, glyph, name, detail, href, mark, isDashed = false, isChosen = false } = box;
  return { id, glyph, name, lines, detail, href, mark, isDashed, isChosen, width, height, ...at };
}

export function groupBy<T>(items: readonly T[], keyFor: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyFor(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
