/** Extraction of a hundred mixed papers by the worker of the built product, while a user loads screens. */
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { buildPdf, buildPicture, buildScan, buildWorkbook } from "../factories/papers.ts";
import { buildPlace, launchTaxrag } from "../system/product.ts";
import {
  createIntake,
  listPapers,
  signUp,
  storePaper,
  type ProductClient,
} from "../system/product-client.ts";
import { plain, under, type Figure } from "./report.ts";

const PAPERS = 100;
const IDLE_VISITS = 150;
const BETWEEN_VISITS_MS = 100;
const PROSE = Array.from(
  { length: 40 },
  (_, row) => `Line ${row + 1} of a letter about depreciation and harbors`,
);
const W2 = [
  "Form W-2 Wage and Tax Statement 2024",
  "Employer identification number 12-3456789",
  "Harbor Company",
  ...PROSE.slice(0, 12),
];

export async function measureReading(): Promise<Figure[]> {
  const place = buildPlace();
  try {
    const server = launchTaxrag(place, ["serve", "--no-worker"], { LOG_LEVEL: "info" });
    const [, address = ""] = await server.printed(/ready at (http:\S+)/);
    const client = await signUp(address);
    const intakeId = await createIntake(client);
    const pages = await uploadAll(client, intakeId);
    const idle = await visits(client, IDLE_VISITS);
    const worker = launchTaxrag(place, ["worker"], { LOG_LEVEL: "info" });
    await worker.printed(/"Working on jobs"/);
    const memory = watchMemory(worker.child.pid ?? 0);
    const began = performance.now();
    const busy = await visits(client, Infinity, untilAllRead(client, intakeId));
    const minutes = (performance.now() - began) / 60_000;
    memory.stop();
    worker.signalGroup("SIGTERM");
    server.signalGroup("SIGTERM");
    await Promise.all([worker.ended, server.ended]);
    return [
      plain("reading 100 mixed papers", pages / minutes, "pages/min"),
      plain("peak memory, worker and reader", memory.peakMegabytes(), "MB"),
      plain("a page of the site, idle, p95", p95(idle), "ms"),
      plain("a page of the site while papers are read, p95", p95(busy), "ms"),
      under("p95 while papers are read : idle", p95(busy) / p95(idle), 2),
    ];
  } finally {
    place.remove();
  }
}

/** Per ten: five letters of 3 pages, a scan, two pictures, a CSV, a workbook. @returns number of pages. */
async function uploadAll(client: ProductClient, intakeId: string): Promise<number> {
  let pages = 0;
  for (let number = 0; number < PAPERS; number += 1) {
    const [name, bytes, count] = buildPaper(number);
    await storePaper(client, intakeId, { name, bytes, categoryId: "notices-and-other" });
    pages += count;
  }
  return pages;
}

function buildPaper(number: number): [name: string, bytes: Buffer, pages: number] {
  const lines = [`Paper number ${number}`, ...PROSE];
  const rows = lines.map((line, row) => [String(row), line]);
  switch (number % 10) {
    case 0:
      return [`scan-${number}.pdf`, buildScan([...W2, `Paper ${number}`]), 1];
    case 1:
    case 2:
      return [`photo-${number}.png`, buildPicture([...W2, `Paper ${number}`]), 1];
    case 3:
      return [`table-${number}.csv`, Buffer.from(rows.map((row) => row.join(",")).join("\n")), 1];
    case 4:
      return [`book-${number}.xlsx`, buildWorkbook(rows), 1];
    default:
      return [`letter-${number}.pdf`, buildPdf([{ lines }, { lines }, { lines }]), 3];
  }
}

async function untilAllRead(client: ProductClient, intakeId: string): Promise<void> {
  for (;;) {
    const documents = await listPapers(client, intakeId);
    if (documents.every(({ readingState }) => readingState === "read" || readingState === "unreadable"))
      return;
    await delay(1000);
  }
}

/** Milliseconds of each dashboard request, until the sample is complete or `until` resolves. */
async function visits(
  { address, headers }: ProductClient,
  count: number,
  until: Promise<void> = new Promise(() => undefined),
): Promise<number[]> {
  const took: number[] = [];
  const over = new AbortController();
  void until.then(() => over.abort());
  while (took.length < count && !over.signal.aborted) {
    const began = performance.now();
    const response = await fetch(address, { headers });
    await response.text();
    took.push(performance.now() - began);
    await delay(BETWEEN_VISITS_MS);
  }
  return took;
}

function p95(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;
}

/** Samples the memory of a process and its children, together. */
function watchMemory(pid: number) {
  let peak = 0;
  const timer = setInterval(() => {
    const held = [pid, ...childrenOf(pid)].map(residentMegabytes).reduce((sum, one) => sum + one, 0);
    peak = Math.max(peak, held);
  }, 100);
  return { stop: () => clearInterval(timer), peakMegabytes: () => peak };
}

function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`)
      .flatMap((task) => readFileSync(`/proc/${pid}/task/${task}/children`, "utf8").trim().split(" "))
      .filter(Boolean)
      .map(Number);
  } catch {
    return [];
  }
}

function residentMegabytes(pid: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1000;
  } catch {
    return 0;
  }
}
