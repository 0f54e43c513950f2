/** The ownership chart: layout against the bare library call, and the page of a group of 50 with its picture kept. */
import dagre from "@dagrejs/dagre";
import { layOut } from "../../modules/chart/layout.ts";
import type { ChartBox, ChartGraph } from "../../modules/chart/schema.ts";
import { PASSWORD, signIn, type ProductClient } from "../system/product-client.ts";
import { buildPlace, launchTaxrag } from "../system/product.ts";
import { quantile } from "./questions.ts";
import { under, type Figure } from "./report.ts";

const ENTITIES = 50;
const RUNS = 30;
const LAYOUT_GOAL_MS = 500;
const RATIO_GOAL = 1.2;
const PAGE_GOAL_MS = 60;
const WARM_UP = 30;
const REQUESTS = 200;

/** A holding with subsidiaries of its subsidiaries; every tenth has a second owner. */
function parentOf(index: number): number {
  return Math.floor((index - 1) / 7);
}

function sampleGraph(): ChartGraph {
  const box = (id: string, name: string): ChartBox => ({
    ...{ id, name, glyph: "LLC", detail: "LLC, OR", href: "" },
    mark: null,
  });
  const boxes = Array.from({ length: ENTITIES }, (_, index) =>
    box(`e${index}`, `Company ${index} of Portland LLC`),
  );
  const edges = boxes
    .slice(1)
    .map(({ id }, index) => ({ from: `e${parentOf(index + 1)}`, to: id, label: "100%" }));
  for (const person of ["Ann", "Ben"]) {
    boxes.push({ ...box(person, person), glyph: "Person", isOnTop: true });
    edges.push({ from: person, to: "e0", label: "50%" });
  }
  for (let index = 9; index < ENTITIES; index += 10)
    edges.push({ from: "Ann", to: `e${index}`, label: "20%" });
  return { boxes, edges };
}

function bareCall({ boxes, edges }: ChartGraph): void {
  const graph = new dagre.graphlib.Graph({ multigraph: true });
  graph.setGraph({ nodesep: 22, ranksep: 40 });
  for (const { id } of boxes) graph.setNode(id, { width: 170, height: 54 });
  for (const [index, { from, to }] of edges.entries()) graph.setEdge(from, to, {}, String(index));
  dagre.layout(graph);
}

function median(work: () => void): number {
  for (let run = 0; run < 5; run += 1) work();
  const times = Array.from({ length: RUNS }, () => {
    const begin = performance.now();
    work();
    return performance.now() - begin;
  });
  return quantile(
    times.sort((a, b) => a - b),
    0.5,
  );
}

export async function measureCharts(): Promise<Figure[]> {
  const graph = sampleGraph();
  const ours = median(() => layOut(graph));
  const bare = median(() => bareCall(graph));
  const name = `chart of ${ENTITIES} entities`;
  return [
    under(`${name}, layout, p50`, ours, LAYOUT_GOAL_MS, "ms"),
    under(`${name}, layout against the bare library call`, ours / bare, RATIO_GOAL, "×"),
    under(`page with the ${name} kept, p95`, await timePages(), PAGE_GOAL_MS, "ms"),
  ];
}

async function timePages(): Promise<number> {
  const place = buildPlace();
  const server = launchTaxrag(place, ["serve", "--no-worker"], {
    ADMIN_PASSWORD: PASSWORD,
    LOG_LEVEL: "error",
  });
  try {
    const [, address = ""] = await server.printed(/ready at (http:\S+)/);
    const client = await signIn(address);
    const intakeId = await fillGroup(client);
    const times: number[] = [];
    for (let shown = 0; shown < WARM_UP + REQUESTS; shown += 1) {
      const begin = performance.now();
      const page = await fetch(`${address}/multi-entity/${intakeId}?tab=ownership`, {
        headers: client.headers,
      });
      if (!(await page.text()).includes('class="chart"')) throw new Error("The page has no chart.");
      if (shown >= WARM_UP) times.push(performance.now() - begin);
    }
    return quantile(
      times.sort((a, b) => a - b),
      0.95,
    );
  } finally {
    server.signalGroup("SIGINT");
    await server.ended;
    place.remove();
  }
}

async function fillGroup({ address, headers }: ProductClient): Promise<string> {
  async function post(path: string, body: object): Promise<string> {
    const response = await fetch(`${address}/api/intakes${path}`, {
      method: "POST",
      headers: { ...headers, "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    return ((await response.json()) as { id: string }).id;
  }
  const intakeId = await post("", { taxYear: 2024, intakeType: "multi-entity" });
  const ids: string[] = [];
  for (let index = 0; index < ENTITIES; index += 1) {
    const owner = index === 0 ? {} : { parentEntityId: ids[parentOf(index)], ownershipPercentage: 100 };
    ids.push(
      await post(`/${intakeId}/entities`, {
        legalName: `Company ${index} LLC`,
        entityType: "C-Corp",
        ...owner,
      }),
    );
  }
  await post(`/${intakeId}/owners`, { entityId: ids[0], ownerName: "Ann Example", percentage: 100 });
  return intakeId;
}
