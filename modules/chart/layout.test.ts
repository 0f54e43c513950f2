import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DrawnBox, Scene } from "./contract.ts";
import { layOut } from "./layout.ts";
import type { ChartBox, ChartEdge, ChartGraph } from "./schema.ts";

const box = (id: string, more: Partial<ChartBox> = {}): ChartBox => ({
  ...{ id, glyph: "LLC", name: `${id} Company LLC`, detail: "LLC, OR", href: `?edit=${id}`, mark: null },
  ...more,
});
const person = (id: string) => box(id, { glyph: "Person", name: id, detail: "Individual", isOnTop: true });
const edge = (from: string, to: string, label = "50%"): ChartEdge => ({ from, to, label });

const boxNamed = ({ boxes }: Scene, id: string): DrawnBox => boxes.find((each) => each.id === id)!;
const labelsOf = ({ labels }: Scene) => labels.map(({ text }) => text).sort();

function overlapping<T extends { x: number; y: number; width: number; height: number }>(all: T[]): [T, T][] {
  return all.flatMap((a, index) =>
    all
      .slice(index + 1)
      .filter(
        (b) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height,
      )
      .map((b): [T, T] => [a, b]),
  );
}

/** Ends of each line: where it starts and where it arrives. */
function endsOf({ lines }: Scene) {
  return lines.map(({ path }) => {
    const [start] = [...path.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)];
    const across = [...path.matchAll(/[MH](-?[\d.]+)/g)].at(-1);
    const down = [...path.matchAll(/V(-?[\d.]+)/g)].at(-1);
    return {
      from: { x: Number(start?.[1]), y: Number(start?.[2]) },
      to: { x: Number(across?.[1]), y: Number(down?.[1] ?? start?.[2]) },
    };
  });
}

describe("a group of three", () => {
  const scene = layOut({
    boxes: [box("low"), box("high"), person("Ann")],
    edges: [edge("Ann", "high", "100%"), edge("high", "low", "80%"), edge("Ann", "low", "20%")],
  });

  it("has people at the top and owners above what they own", () => {
    const [ann, high, low] = ["Ann", "high", "low"].map((id) => boxNamed(scene, id).y) as [
      number,
      number,
      number,
    ];
    expect(ann).toBeLessThan(high);
    expect(high).toBeLessThan(low);
  });

  it("has the share of each owner on a line that ends on the company's edge", () => {
    expect(labelsOf(scene)).toEqual(["100%", "20%", "80%"]);
    const low = boxNamed(scene, "low");
    const arriving = endsOf(scene).filter(({ to }) => to.y === low.y);
    expect(arriving).toHaveLength(2);
    for (const { to } of arriving) expect(to.x).toBeGreaterThan(low.x);
    for (const { to } of arriving) expect(to.x).toBeLessThan(low.x + low.width);
    expect(new Set(arriving.map(({ to }) => to.x)).size).toBe(2);
  });
});

it("puts every person in the first row of their part, however deep what they own", () => {
  const scene = layOut({
    boxes: [person("Ann"), person("Ben"), box("a"), box("b"), box("c")],
    edges: [edge("Ann", "a"), edge("a", "b"), edge("b", "c"), edge("Ben", "c")],
  });
  expect(boxNamed(scene, "Ben").y).toBe(boxNamed(scene, "Ann").y);
});

it("draws the line of a circle dashed, upwards, with its share", () => {
  const scene = layOut({
    boxes: [box("a"), box("b"), box("c")],
    edges: [edge("a", "b"), edge("b", "c"), edge("c", "a", "5%")],
  });
  const [circle, ...others] = scene.lines.filter(({ kind }) => kind === "circle");
  expect(others).toEqual([]);
  expect(circle?.tip).toBeDefined();
  expect(scene.labels.filter(({ kind }) => kind === "circle").map(({ text }) => text)).toEqual([
    expect.stringMatching(/^↑ \d+%$/),
  ]);
});

it("names a part without an owner, in red and in words, beside the owners", () => {
  const scene = layOut({
    boxes: [person("Ann"), box("a", { gap: "40% not recorded" })],
    edges: [edge("Ann", "a", "60%")],
  });
  expect(scene.labels.map(({ kind, text }) => [kind, text])).toEqual(
    expect.arrayContaining([
      ["edge", "60%"],
      ["gap", "40% not recorded"],
    ]),
  );
});

it("stacks leaves of one owner, each with its own share", () => {
  const leaves = Array.from({ length: 12 }, (_, index) => `leaf${index}`);
  const scene = layOut({
    boxes: [box("top"), ...leaves.map((id) => box(id))],
    edges: leaves.map((id, index) => edge("top", id, `${index + 1}%`)),
  });
  expect(scene.width).toBeLessThan(800);
  expect(labelsOf(scene)).toEqual(leaves.map((_, index) => `${index + 1}%`).sort());
});

it("draws the same graph the same way", () => {
  const graph: ChartGraph = { boxes: [box("a"), box("b")], edges: [edge("a", "b")] };
  expect(layOut(graph)).toEqual(layOut(structuredClone(graph)));
});

it("draws nothing of an empty group, and an owner of itself without a line", () => {
  expect(layOut({ boxes: [], edges: [] })).toMatchObject({ boxes: [], lines: [], labels: [] });
  expect(layOut({ boxes: [box("a")], edges: [edge("a", "a")] }).lines).toEqual([]);
});

describe("any group", () => {
  const graphs = fc
    .record({
      size: fc.integer({ min: 1, max: 25 }),
      pairs: fc.array(fc.tuple(fc.nat(24), fc.nat(24)), { maxLength: 40 }),
    })
    .map(({ size, pairs }): ChartGraph => {
      const boxes = Array.from({ length: size }, (_, index) =>
        index % 5 === 0 ? person(`${index}`) : box(`${index}`),
      );
      const known = new Map(
        pairs.map(([a, b]) => [`${a % size} ${b % size}`, [a % size, b % size] as const]),
      );
      const edges = [...known.values()]
        .filter(([a, b]) => a !== b && b % 5 !== 0)
        .map(([a, b]) => edge(`${a}`, `${b}`));
      return { boxes, edges };
    });

  it("has each box once, none over another, all inside the picture", () => {
    fc.assert(
      fc.property(graphs, (graph) => {
        const scene = layOut(graph);
        expect(scene.boxes.map(({ id }) => id).sort()).toEqual(graph.boxes.map(({ id }) => id).sort());
        expect(overlapping(scene.boxes)).toEqual([]);
        for (const { x, y, width, height } of scene.boxes) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
          expect(x + width).toBeLessThanOrEqual(scene.width);
          expect(y + height).toBeLessThanOrEqual(scene.height);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("has the share of each owner, none over another", () => {
    fc.assert(
      fc.property(graphs, (graph) => {
        const scene = layOut(graph);
        expect(scene.labels).toHaveLength(graph.edges.length);
        const grounds = scene.labels.map(({ x, y, width }) => ({
          x: x - width / 2 + 1,
          y: y - 8,
          width: width - 2,
          height: 16,
        }));
        expect(overlapping(grounds)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
