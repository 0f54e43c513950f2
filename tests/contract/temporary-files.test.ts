/** A client's words from the upload to the exports: nothing is ever written among temporary files, not even for a moment. */
import { readFileSync, watch, type FSWatcher } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { OPERATOR } from "#modules/kernel";
import { cookieOf } from "../e2e/site.ts";
import { buildPdf, buildPicture, buildScan, buildWorkbook } from "../factories/papers.ts";
import { usePapersSite, type Client } from "./papers.ts";

const papers = usePapersSite();
const former = process.env.TMPDIR;
const seen = new Set<string>();
const stop = new AbortController();
let folder: string;
let watcher: FSWatcher;
let working: Promise<void>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "taxrag-watched-"));
  watcher = watch(folder, (_event, name) => void seen.add(String(name)));
  // The folder of temporary files of this process from now on, and of what it starts.
  process.env.TMPDIR = folder;
  working = papers.site.running.modules.jobs.work(OPERATOR, stop.signal);
});
afterAll(async () => {
  stop.abort();
  await working;
  watcher.close();
  if (former === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = former;
  await rm(folder, { recursive: true, force: true });
});

const LINES = ["Form W-2 Wage and Tax Statement", "Wages, tips, other compensation 52,000.00"];
const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const FILES = [
  { name: "w2.pdf", type: "application/pdf", bytes: buildPdf([{ lines: LINES }]) },
  { name: "scan.pdf", type: "application/pdf", bytes: buildScan(LINES) },
  { name: "photo.png", type: "image/png", bytes: buildPicture(LINES) },
  { name: "phone.heic", type: "image/heic", bytes: readFileSync("tests/fixtures/walrus.heic") },
  { name: "rows.csv", type: "text/csv", bytes: "Date,Amount\n2024-05-01,12.50\n" },
  {
    name: "book.xlsx",
    type: XLSX,
    bytes: buildWorkbook([
      ["Date", "Amount"],
      ["2024-05-01", "12.50"],
    ]),
  },
];

async function nothingWritten(): Promise<void> {
  expect([[...seen], await readdir(folder)]).toEqual([[], []]);
}

async function group(client: Client): Promise<string> {
  const send = async (path: string, body: object) => {
    const headers = { Cookie: client.cookie, "Content-Type": "application/json" };
    const to = `${papers.site.address}/api/intakes${path}`;
    const answer = await fetch(to, { method: "POST", headers, body: JSON.stringify(body) });
    expect(answer.status).toBe(201);
    return ((await answer.json()) as { id: string }).id;
  };
  const id = await send("", { intakeType: "multi-entity", taxYear: 2024 });
  const parent = await send(`/${id}/entities`, { legalName: "Acme Holdings", entityType: "C-Corp" });
  const owned = {
    legalName: "Acme LLC",
    entityType: "LLC",
    parentEntityId: parent,
    ownershipPercentage: 100,
  };
  await send(`/${id}/entities`, owned);
  return id;
}

it("papers are stored, read and shown", { timeout: 120_000 }, async () => {
  const client = await papers.signUp();
  for (const given of FILES) {
    const { status, answer } = await client.upload(given);
    expect([given.name, status]).toEqual([given.name, 201]);
    await expect
      .poll(
        async () =>
          ((await (await client.ask(`/api/documents/${answer.id}`)).json()) as { readingState: string })
            .readingState,
        {
          timeout: 60_000,
        },
      )
      .toMatch(/^(read|unreadable)$/);
    for (const path of ["/pages/1", "/preview", "/download"])
      await (await client.ask(`/api/documents/${answer.id}${path}`)).arrayBuffer();
  }
  await nothingWritten();
});

it("groups and tables are exported", { timeout: 60_000 }, async () => {
  const client = await papers.signUp();
  await client.ask(`/api/intakes/${client.intakeId}`, {}, "DELETE");
  const id = await group(client);
  const admin = await cookieOf(papers.site, "admin");
  const of = (file: string) => [`/api/intakes/${id}/${file}`, client.cookie] as const;
  const exports = [
    ...["group.csv", "group.xlsx", "group.pdf", "entity-chart.svg", "entity-chart.png"].map(of),
    ...["audit.csv", "client-tracking.csv"].map((file) => [`/api/admin/${file}`, admin] as const),
    ["/api/cpa-manual/export-pdf", admin] as const,
  ];
  for (const [path, cookie] of exports) {
    const answer = await fetch(papers.site.address + path, { headers: { Cookie: cookie } });
    const { byteLength } = await answer.arrayBuffer();
    expect([path, answer.status, byteLength > 20]).toEqual([path, 200, true]);
  }
  await nothingWritten();
});
