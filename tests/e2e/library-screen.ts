/** Fixture of the document library: a server with extraction, small papers of every kind, and common actions. */
import { Readable } from "node:stream";
import type { BrowserContextOptions, Locator, Page } from "playwright";
import { afterAll, beforeAll, expect, vi } from "vitest";
import type { Modules } from "#product";
import type { IntakeDocument } from "#modules/intake/schema";
import { OPERATOR } from "#modules/kernel";
import { buildPerson, type Person } from "../factories/intake.ts";
import { buildPdf, buildPicture, buildWorkbook } from "../factories/papers.ts";
import { enterAs, hydrated, useStage, type Stage } from "./pages.ts";

export interface PaperFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export const PDF = "application/pdf";
const SHEET = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
export const STATEMENT: PaperFile = {
  name: "Fidelity consolidated.pdf",
  mimeType: PDF,
  buffer: buildPdf([
    { lines: ["Summary of the year"] },
    { lines: ["Ordinary dividends of Juniper Growth Fund", "SSN 123-45-6789"] },
  ]),
};
export const PICTURE: PaperFile = {
  name: "IMG 0042.png",
  mimeType: "image/png",
  buffer: buildPicture(["Receipt of the windmill keeper", "Total paid 48,500.00"]),
};
export const TABLE: PaperFile = {
  name: "sales.csv",
  mimeType: "text/csv",
  buffer: Buffer.from("Asset,Quantity,Proceeds\n<b>Acorn</b>,12,3400\n=SUM(A1),1,2\n"),
};
export const WORKBOOK: PaperFile = {
  name: "ledger.xlsx",
  mimeType: SHEET,
  buffer: buildWorkbook(
    [
      ["Account", "Amount"],
      ["Postage", "12.50"],
    ],
    "Costs",
  ),
};
export const BROKEN: PaperFile = {
  name: "broken.pdf",
  mimeType: PDF,
  buffer: Buffer.from("%PDF-1.7\nnothing of it\n%%EOF"),
};
export const ALL = [STATEMENT, PICTURE, TABLE, WORKBOOK, BROKEN];

export interface LibraryStage extends Stage {
  /** Signs in a new client with these papers, all extracted, and opens the library. */
  arrive(files: PaperFile[], options?: BrowserContextOptions): ReturnType<typeof open>;
  /** Signs in the client with `ALL` papers, whom all tests of a file share that change nothing. */
  arriveToRead(options?: BrowserContextOptions): ReturnType<typeof open>;
}

interface Shelf {
  person: Person & { email: string };
  intakeId: string;
}

/** Opens the fixture for one test file. */
export function useLibrary(): LibraryStage {
  const stage = useStage();
  const working = new AbortController();
  let work: Promise<void>;
  beforeAll(() => {
    work = stage.site.running.modules.jobs.work(OPERATOR, working.signal);
  });
  afterAll(async () => {
    working.abort();
    await work;
  });
  let shared: Promise<Shelf> | null = null;
  return Object.assign(stage, {
    arrive: async (files: PaperFile[], options?: BrowserContextOptions) =>
      open(stage, await fill(stage, files), options),
    arriveToRead: async (options?: BrowserContextOptions) =>
      open(stage, await (shared ??= fill(stage, ALL)), options),
  });
}

async function fill({ site }: Stage, files: PaperFile[]): Promise<Shelf> {
  const { modules } = site.running;
  const person = await buildPerson(modules);
  const { id } = await modules.intake.createIntake(person, { intakeType: "personal" });
  for (const file of files) await store(modules, person, id, file);
  await vi.waitUntil(async () => (await unreadIn(modules, person, id)) === 0, {
    timeout: 100_000,
    interval: 100,
  });
  return { person, intakeId: id };
}

async function open(stage: Stage, { person, intakeId }: Shelf, options: BrowserContextOptions = {}) {
  const visit = await stage.visit(options);
  const home = `/documents/${intakeId}`;
  await enterAs(visit.page, { email: person.email, password: "correct horse battery" }, home);
  if (options.javaScriptEnabled ?? true) await hydrated(visit.page);
  return { ...visit, home };
}

async function store(
  { intake }: Modules,
  person: Person,
  intakeId: string,
  { name, mimeType, buffer }: PaperFile,
): Promise<void> {
  const received = await intake.receive(person, {
    fileName: name,
    mimeType,
    content: Readable.from([buffer]),
  });
  await intake.addDocument(person, intakeId, received, { categoryId: "1099-b" });
}

async function unreadIn({ intake }: Modules, person: Person, intakeId: string): Promise<number> {
  const documents = await intake.listDocuments(person, intakeId);
  return documents.filter(({ readingState }) => readingState === "queued" || readingState === "reading")
    .length;
}

export async function documentsOf(page: Page, home: string): Promise<IntakeDocument[]> {
  const answer = await page.request.get(`/api/intakes/${home.split("/").at(-1)}/documents`);
  return (await answer.json()) as IntakeDocument[];
}

export function card(page: Page, name: string): Locator {
  return page.locator(".doc, tbody tr", { has: page.getByRole("link", { name, exact: true }) });
}

export function names(page: Page): Promise<string[]> {
  return page.locator(".doc h3 a, .table__primary").allInnerTexts();
}

export function expectNames(page: Page, expected: string[]): Promise<void> {
  return vi.waitFor(async () => expect(await names(page)).toEqual(expected), { timeout: 10_000 });
}

export async function preview(page: Page, name: string): Promise<Locator> {
  await page.getByRole("link", { name, exact: true }).click();
  const dialog = page.getByRole("dialog", { name });
  await dialog.waitFor();
  return dialog;
}

export async function closePreview(page: Page, home: string): Promise<void> {
  await page.getByRole("dialog").locator(".dialog__foot").getByRole("link", { name: "Close" }).click();
  await page.waitForURL(home);
  await page.getByRole("dialog").waitFor({ state: "detached" });
}

export async function isDrawn(page: Page, name: string): Promise<void> {
  const picture = page.getByRole("dialog").getByRole("img", { name, exact: true });
  await vi.waitUntil(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0), {
    timeout: 30_000,
  });
}
