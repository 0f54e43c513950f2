/** Dashboard of a user with 200 intakes with papers, from the request to the last byte of the page. */
import { createIntake, PASSWORD, signIn, storePaper, type ProductClient } from "../system/product-client.ts";
import { buildPlace, launchTaxrag } from "../system/product.ts";
import { quantile } from "./questions.ts";
import { plain, under, type Figure } from "./report.ts";

const INTAKES = 200;
const PAPERS = ["photo-id", "ssn-itin-proof", "w-2"];
const WARM_UP = 50;
const REQUESTS = 300;
const GOAL_MS = 60;

export async function measureDashboard(): Promise<Figure[]> {
  const place = buildPlace();
  // Without extraction, which `reading` measures.
  const server = launchTaxrag(place, ["serve", "--no-worker"], {
    ADMIN_PASSWORD: PASSWORD,
    LOG_LEVEL: "error",
  });
  try {
    const [, address = ""] = await server.printed(/ready at (http:\S+)/);
    const client = await signIn(address);
    for (let made = 0; made < INTAKES; made++) await fillIntake(client);
    const page = () => timePage(client);
    for (let shown = 0; shown < WARM_UP; shown++) await page();
    const times: number[] = [];
    for (let shown = 0; shown < REQUESTS; shown++) times.push(await page());
    times.sort((a, b) => a - b);
    const name = `dashboard with ${INTAKES} intakes`;
    return [
      plain(`${name}, p50`, quantile(times, 0.5), "ms"),
      under(`${name}, p95`, quantile(times, 0.95), GOAL_MS, "ms"),
    ];
  } finally {
    server.signalGroup("SIGINT");
    await server.ended;
    place.remove();
  }
}

async function fillIntake(client: ProductClient): Promise<void> {
  const intakeId = await createIntake(client);
  for (const categoryId of PAPERS) {
    await storePaper(client, intakeId, {
      bytes: Buffer.from(`%PDF-1.7\n% ${categoryId}\n%%EOF\n`),
      categoryId,
    });
  }
}

async function timePage({ address, headers }: ProductClient): Promise<number> {
  const begin = performance.now();
  const response = await fetch(address, { headers });
  const page = await response.text();
  const shown = page.split("/intake/").length - 1;
  if (!response.ok || shown < INTAKES) throw new Error(`The dashboard shows ${shown} of ${INTAKES} intakes.`);
  return performance.now() - begin;
}
