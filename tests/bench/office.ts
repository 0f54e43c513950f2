/** Lists of users and intakes over HTTP, in an office of 5,000 clients with 10,000 intakes and 100,000 documents. */
import { acquireServers, connect } from "#db";
import { silentLog } from "#modules/kernel";
import { fillOffice, LARGE_OFFICE } from "../factories/office.ts";
import { PASSWORD, signIn, type ProductClient } from "../system/product-client.ts";
import { buildPlace, launchTaxrag } from "../system/product.ts";
import { quantile } from "./questions.ts";
import { plain, under, type Figure } from "./report.ts";

const WARM_UP = 10;
const REQUESTS = 100;
const GOAL_MS = 100;
const TRACKING_GOAL_MS = 150;

/** What is asked for; each request takes the next page. */
const LISTS = {
  "users, by name": (page: number) => `/api/admin/users?sort=name&page=${page}`,
  "users, searched": (page: number) => `/api/admin/users?q=okafor&page=${(page % 3) + 1}`,
  "intakes, newest": (page: number) => `/api/admin/intakes?page=${page}`,
  "intakes, by client": (page: number) => `/api/admin/intakes?sort=client&page=${page}`,
  "intakes, searched": (page: number) => `/api/admin/intakes?q=okafor&page=${(page % 3) + 1}`,
};

const TRACKING = {
  "tracking, by risk": (page: number) => `/api/admin/client-tracking?page=${page}`,
  "tracking, by client": (page: number) => `/api/admin/client-tracking?sort=client&page=${page}`,
  "tracking, critical": (page: number) => `/api/admin/client-tracking?risk=critical&page=${(page % 3) + 1}`,
  "tracking, searched": (page: number) => `/api/admin/client-tracking?q=okafor&page=${(page % 3) + 1}`,
};

export async function measureOffice(): Promise<Figure[]> {
  const place = buildPlace();
  const server = launchTaxrag(place, ["serve", "--no-worker"], {
    ADMIN_PASSWORD: PASSWORD,
    LOG_LEVEL: "error",
  });
  try {
    const [, address = ""] = await server.printed(/ready at (http:\S+)/);
    await fill(place.dataDir);
    const client = await signIn(address);
    const figures: Figure[] = [];
    for (const [name, path] of Object.entries(LISTS)) {
      const times = await timesOf(client, path);
      figures.push(under(`${name}, p95`, quantile(times, 0.95), GOAL_MS, "ms"));
    }
    for (const [name, path] of Object.entries(TRACKING)) {
      const times = await timesOf(client, path);
      figures.push(under(`${name}, p95`, quantile(times, 0.95), TRACKING_GOAL_MS, "ms"));
    }
    const screen = await timesOf(client, (page) => `/admin?tab=tracking&page=${page}`);
    figures.push(plain("tracking, the screen, p95", quantile(screen, 0.95), "ms"));
    const home = await timesOf(client, () => "/");
    return [...figures, plain("front door of the office, p95", quantile(home, 0.95), "ms")];
  } finally {
    server.signalGroup("SIGINT");
    await server.ended;
    place.remove();
  }
}

/** Writes the office into the database of the running server. */
async function fill(dataDir: string): Promise<void> {
  const servers = await acquireServers({ dataDir, log: silentLog });
  const knex = connect(servers.databaseUrl);
  try {
    await fillOffice(knex, LARGE_OFFICE);
  } finally {
    await knex.destroy();
    await servers.release();
  }
}

/** Milliseconds from the request to the last byte, sorted. */
async function timesOf({ address, headers }: ProductClient, path: (page: number) => string) {
  const times: number[] = [];
  for (let number = 0; number < WARM_UP + REQUESTS; number++) {
    const begin = performance.now();
    const response = await fetch(address + path((number % 90) + 1), { headers });
    await response.text();
    if (!response.ok) throw new Error(`${path(1)} answered ${response.status}.`);
    if (number >= WARM_UP) times.push(performance.now() - begin);
  }
  return times.sort((a, b) => a - b);
}
