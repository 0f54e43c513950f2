/** Uploads of 50 MB, encrypted and synced, against a bare Express server; and the memory of eight at once. */
import { readFileSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { field, file, form, FORM_TYPE, pdf } from "../factories/form.ts";
import { buildPlace, launch, launchTaxrag, root, type Launched } from "../system/product.ts";
import { atLeast, plain, under, type Figure } from "./report.ts";

const MB = 1024 * 1024;
const FILE_BYTES = 50 * MB;
const ROUNDS = 5;
const MEMORY_ROUNDS = 4;
const ADMIN = { email: "admin@taxrag.localhost", password: "bench-password-1" };
const SAMPLE_MS = 10;
const CALM_MS = 2_000;

interface Target {
  url: string;
  headers: Record<string, string>;
  /** Returns a body that was not sent before. */
  body(): Buffer;
  /** Deletes uploads, so that the disk does not fill. */
  clear(): Promise<void>;
}

export async function measureUploads(): Promise<Figure[]> {
  const place = buildPlace();
  const folder = await mkdtemp(join(place.folder, "bare-"));
  const bare = launch(
    [process.execPath, join(root, "tests/bench/bare-upload-server.mjs"), folder],
    place.settings,
  );
  try {
    const [, address = ""] = await bare.printed(/ready at (http:\S+)/);
    // Extraction would compete with the next upload.
    const server = launchTaxrag(place, ["serve", "--no-worker"], { ADMIN_PASSWORD: ADMIN.password });
    const [, ours = ""] = await server.printed(/ready at (http:\S+)/);
    const product = await productTarget(ours);
    const plainTarget = bareTarget(address, folder);
    const figures = await measureMemory(server, product);
    for (const atOnce of [1, 8]) {
      const [speed, bareSpeed] = await compare(product, plainTarget, atOnce);
      figures.push(
        plain(`bare upload, ${atOnce} at a time`, bareSpeed, "MB/s"),
        plain(`upload, ${atOnce} at a time`, speed, "MB/s"),
        atLeast(`upload : bare, ${atOnce} at a time`, speed / bareSpeed, 0.6),
      );
    }
    return figures;
  } finally {
    bare.signalGroup("SIGKILL");
    place.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

async function productTarget(address: string): Promise<Target> {
  const signedIn = await send(`${address}/api/auth/login`, JSON.stringify(ADMIN), {
    "content-type": "application/json",
  });
  const headers = { cookie: String(signedIn.cookie).split(";")[0] ?? "" };
  const json = { ...headers, "content-type": "application/json" };
  const made = await send(`${address}/api/intakes`, '{"intakeType":"personal","taxYear":2024}', json);
  const { id } = JSON.parse(made.body) as { id: string };
  const url = `${address}/api/intakes/${id}/documents`;
  return {
    url,
    headers: { ...headers, "content-type": FORM_TYPE },
    body: () => form(field("categoryId", "w-2"), file({ bytes: pdf(FILE_BYTES) })),
    async clear() {
      const documents = JSON.parse((await send(url, null, headers)).body) as { id: string }[];
      for (const document of documents)
        await send(`${address}/api/documents/${document.id}`, null, headers, "DELETE");
    },
  };
}

function bareTarget(address: string, folder: string): Target {
  const bytes = pdf(FILE_BYTES);
  return {
    url: address,
    headers: { "content-type": "application/octet-stream" },
    body: () => bytes,
    async clear() {
      for (const name of await readdir(folder)) await rm(join(folder, name));
    },
  };
}

/** MB per second of each: median of alternating rounds. */
async function compare(ours: Target, theirs: Target, atOnce: number): Promise<[number, number]> {
  const speeds: [number[], number[]] = [[], []];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const pair = [await speedOf(ours, atOnce), await speedOf(theirs, atOnce)] as const;
    // Warm-up.
    if (round > 0) pair.forEach((speed, index) => speeds[index]?.push(speed));
  }
  return [median(speeds[0]), median(speeds[1])];
}

async function speedOf(target: Target, atOnce: number): Promise<number> {
  const bodies = Array.from({ length: atOnce }, () => target.body());
  const begin = performance.now();
  await Promise.all(bodies.map((body) => upload(target, body)));
  const seconds = (performance.now() - begin) / 1000;
  await target.clear();
  return (atOnce * FILE_BYTES) / MB / seconds;
}

async function measureMemory(server: Launched, target: Target): Promise<Figure[]> {
  await delay(CALM_MS);
  const pid = server.child.pid ?? 0;
  const idle = residentMegabytes(pid);
  let peak = idle;
  const sampling = setInterval(() => (peak = Math.max(peak, residentMegabytes(pid))), SAMPLE_MS);
  for (let round = 0; round < MEMORY_ROUNDS; round += 1) await speedOf(target, 8);
  clearInterval(sampling);
  return [
    plain("memory of the server, idle", idle, "MB"),
    under("above idle, 8 × 50 MB at a time", peak - idle, 80, "MB"),
  ];
}

async function upload(target: Target, body: Buffer): Promise<void> {
  const { status, body: answer } = await send(target.url, body, target.headers);
  if (status !== 201) throw new Error(`An upload was answered ${status}: ${answer}`);
}

function send(
  url: string,
  body: Buffer | string | null,
  headers: Record<string, string>,
  method = body === null ? "GET" : "POST",
): Promise<{ status: number; body: string; cookie: string }> {
  return new Promise((resolve, reject) => {
    const length = body === null ? {} : { "content-length": String(Buffer.byteLength(body)) };
    // A new connection: a pooled one may have been closed meanwhile.
    const sent = request(url, { method, agent: false, headers: { ...headers, ...length } }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (part: string) => (text += part));
      const cookie = answer.headers["set-cookie"]?.[0] ?? "";
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, body: text, cookie }));
    });
    sent.on("error", reject);
    sent.end(body ?? undefined);
  });
}

function residentMegabytes(pid: number): number {
  const [, kilobytes = "0"] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
