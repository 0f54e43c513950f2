/** Time from `npm start` on a built tree to an answer about 26 USC 61, and from a second start to ready. */
import { setTimeout as delay } from "node:timers/promises";
import { buildPlace, launch, type Place } from "../system/product.ts";
import { under, type Figure } from "./report.ts";

const QUESTION = "What is gross income?";
const ADMIN = { email: "admin@taxrag.localhost", password: "bench-password-1" };
const TIMEOUT_MS = 300_000;

export async function measureStarting(mirror: string): Promise<Figure[]> {
  const place = buildPlace();
  try {
    const first = await start(place, mirror);
    const answered = await secondsToAnswer(first.begin, first.address);
    await first.stop();
    const second = await start(place, mirror);
    const ready = (performance.now() - second.begin) / 1000;
    await second.stop();
    return [
      under("npm start to an answer, empty DATA_DIR", answered, 60, "s"),
      under("second npm start to ready", ready, 5, "s"),
    ];
  } finally {
    place.remove();
  }
}

async function start(place: Place, mirror: string) {
  const begin = performance.now();
  const server = launch(["npm", "start"], {
    ...place.settings,
    TAX_DATA_MIRROR: mirror,
    AUTO_INGEST: "irc",
    ADMIN_PASSWORD: ADMIN.password,
  });
  const [, address = ""] = await server.printed(/ready at (http:\S+)/);
  const ready = await fetch(`${address}/readyz`);
  if (!ready.ok) throw new Error(`Not ready: ${await ready.text()}`);
  async function stop() {
    server.signalGroup("SIGINT");
    await server.ended;
  }
  return { begin, address, stop };
}

async function secondsToAnswer(begin: number, address: string): Promise<number> {
  const signedIn = await post(`${address}/api/auth/login`, ADMIN);
  const cookie = signedIn.headers.get("set-cookie")?.split(";")[0] ?? "";
  while (performance.now() - begin < TIMEOUT_MS) {
    const response = await post(`${address}/api/rag/query`, { question: QUESTION }, cookie);
    const answer = (await response.json()) as { sources?: { citation: string }[] };
    if (answer.sources?.some(({ citation }) => citation.startsWith("26 USC 61"))) {
      return (performance.now() - begin) / 1000;
    }
    await delay(250);
  }
  return Number.POSITIVE_INFINITY;
}

function post(url: string, body: object, cookie = ""): Promise<Response> {
  return fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify(body),
  });
}
