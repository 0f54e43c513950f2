/** Worker of the built product: reads each paper exactly once in spite of kills. */
import { randomInt } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { buildPdf, buildPicture } from "../factories/papers.ts";
import {
  createIntake,
  listPapers,
  searchPapers,
  signUp,
  storePaper,
  type ProductClient,
} from "./product-client.ts";
import { untilNobodyUses } from "./processes.ts";
import { buildPlace, launchTaxrag, serve, type Launched, type Place } from "./product.ts";

let place: Place;
beforeEach(() => {
  place = buildPlace();
});
afterEach(() => place.remove());

/** Whole products start slowly on a busy machine. */
const SLOW = { timeout: 300_000 };
const POLLING = { timeout: 200_000, interval: 200 };

function untilAllRead(client: ProductClient, intakeId: string, count: number) {
  return vi.waitFor(async () => {
    const documents = await listPapers(client, intakeId);
    expect(documents.filter(({ readingState }) => readingState === "read")).toHaveLength(count);
    return documents;
  }, POLLING);
}

it("loses no paper and records none twice when the worker is killed three times", SLOW, async () => {
  const server = await serve(place);
  const client = await signUp(server.address);
  const intakeId = await createIntake(client);
  const names: string[] = [];
  for (let number = 1; number <= 12; number += 1) {
    const [name, bytes] =
      number % 3 === 0
        ? [
            `photo-${number}.png`,
            buildPicture([`Picture number ${number} of the walrus`, "taken at the harbor in June"]),
          ]
        : [`letter-${number}.pdf`, buildPdf([{ lines: [`Letter number ${number} about the walrus`] }])];
    await storePaper(client, intakeId, { name, bytes, categoryId: "notices-and-other" });
    names.push(name);
  }
  for (let kill = 0; kill < 3; kill += 1) await killWorker(server, kill);
  const documents = await untilAllRead(client, intakeId, names.length);
  expect(documents.map(({ originalFileName }) => originalFileName).sort()).toEqual(names.sort());
  expect(await searchPapers(client, intakeId, "walrus")).toHaveLength(names.length);

  server.signalGroup("SIGINT");
  const { stdout, code } = await server.ended;
  expect(code).toBe(0);
  const done = [...stdout.matchAll(/"documentId":"([^"]+)".*"A paper is done"/g)].map((match) => match[1]);
  expect(new Set(done).size).toBe(done.length);
  await untilNobodyUses(place.folder);
});

/** Kills the worker at a random moment of its work. */
async function killWorker(server: Launched, before: number): Promise<void> {
  const started = new RegExp(`(?:"worker":(\\d+)[\\s\\S]*?"Working on jobs"[\\s\\S]*?){${before + 1}}`);
  const [, pid] = await server.printed(started);
  await delay(randomInt(0, 2500));
  process.kill(Number(pid), "SIGKILL");
}

it(
  "leaves papers to a worker elsewhere with --no-worker, and ends with its server otherwise",
  SLOW,
  async () => {
    const server = launchTaxrag(place, ["serve", "--no-worker"]);
    const [, address = ""] = await server.printed(/ready at (http:\S+)/);
    const client = await signUp(address);
    const intakeId = await createIntake(client);
    const bytes = buildPdf([{ lines: ["A letter about the walrus"] }]);
    await storePaper(client, intakeId, { name: "letter.pdf", bytes, categoryId: "notices-and-other" });
    const worker = launchTaxrag(place, ["worker"]);
    await untilAllRead(client, intakeId, 1);
    worker.signalGroup("SIGTERM");
    expect(await worker.ended).toMatchObject({ code: 0 });
    server.signalGroup("SIGTERM");
    await server.ended;

    const second = await serve(place);
    await second.printed(/"Working on jobs"/);
    process.kill(second.child.pid ?? 0, "SIGKILL");
    await untilNobodyUses(place.folder, 40_000);
  },
);
