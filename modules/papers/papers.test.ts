import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OPERATOR, VISITOR } from "#modules/kernel";
import type { Job } from "#modules/jobs/schema";
import { clientWithPapers, readAs, type ClientWithPapers } from "../../tests/factories/client-papers.ts";
import { windmillLibrary } from "../../tests/factories/library.ts";
import type { TestModules } from "../../tests/harness.ts";
import { cutPassages } from "./passages.ts";

let test: TestModules;
let miller: ClientWithPapers;
let baker: ClientWithPapers;
let leaving: ClientWithPapers;
const stopping = new AbortController();
let working: Promise<void>;

beforeAll(async () => {
  test = await windmillLibrary();
  miller = await clientWithPapers(test.modules, [
    ["Cover sheet", "Statement of the windmill\nGrain ground in the year\n4,250 bushels\nOwner: J. Miller"],
    ["Receipt for sails\nCanvas sails, four pieces\n$1,900.00"],
  ]);
  baker = await clientWithPapers(test.modules, [["Statement of the bakery\nGrain bought: 99 bushels"]]);
  leaving = await clientWithPapers(test.modules, [["Ledger of the watermill"]]);
  working = test.modules.jobs.work(OPERATOR, stopping.signal);
});
afterAll(async () => {
  stopping.abort();
  await working;
  await test.cleanup();
});

async function ended(id: string): Promise<Job> {
  let last: Job | undefined;
  for await (const job of test.modules.jobs.subscribe(OPERATOR, id, stopping.signal)) {
    last = job;
    if (["succeeded", "failed", "canceled"].includes(job.state)) break;
  }
  return last!;
}

async function indexAll() {
  return ended(await test.modules.papers.indexAll(OPERATOR));
}

const ask = (question: string, owner: { clientId?: string; intakeId?: string }) =>
  test.modules.ai.ask(OPERATOR, question, owner);

describe("a question over one client's papers", () => {
  it("quotes the page, with a link that opens it at the words", async () => {
    const { answer, sources, quotations, refused } = await ask("How many bushels of grain were ground?", {
      intakeId: miller.intakeId,
    });
    expect(refused).toBe(false);
    expect(answer).toContain("“4,250 bushels”");
    const source = sources.find(({ documentId }) => documentId === miller.documentIds[0])!;
    expect(source).toMatchObject({ page: 2, filename: expect.stringMatching(/\.pdf$/) });
    const [first] = quotations.filter(({ place }) => place);
    const address = new URL(source.url, "http://x");
    expect(address.pathname).toBe(`/documents/${miller.intakeId}`);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      document: miller.documentIds[0],
      at: "2",
      from: String(first!.place!.start),
      to: String(first!.place!.end),
    });
  });

  it("takes law and papers together, numbered on", async () => {
    const { answer, sources, quotations } = await ask(
      "What levy is imposed on windmills by § 3 on grain ground in the year?",
      { clientId: miller.client.userId },
    );
    expect(sources[0]!.citation).toMatch(/^26 USC 3/);
    expect(answer).toContain("## In the client's papers");
    for (const { text, source } of quotations) expect(answer).toContain(`“${text}” [${source}]`);
    expect(sources.some(({ documentId }) => documentId)).toBe(true);
  });

  it("never holds two clients", async () => {
    const { answer, sources } = await ask("How many bushels of grain were bought by the bakery?", {
      clientId: miller.client.userId,
    });
    expect(answer).not.toContain("99 bushels");
    expect(sources.every(({ documentId }) => documentId !== baker.documentIds[0])).toBe(true);
    await expect(
      ask("grain", { clientId: miller.client.userId, intakeId: baker.intakeId }),
    ).rejects.toMatchObject({ code: "invalid", fields: { intakeId: expect.any(String) } });
    await expect(ask("grain", { intakeId: "7" })).rejects.toMatchObject({ code: "not_found" });
  });

  it("is for administrators", async () => {
    const { papers } = test.modules;
    await expect(papers.search(miller.client, { intakeId: miller.intakeId }, "grain")).rejects.toMatchObject({
      code: "forbidden",
    });
    await expect(papers.indexAll(VISITOR)).rejects.toMatchObject({ code: "unauthenticated" });
  });
});

describe("the index", () => {
  it("takes each paper once, and again when its text changed", async () => {
    await indexAll();
    const rows = await test.knex("paper_passages").where("intake_id", miller.intakeId);
    expect(new Set(rows.map(({ document_id }) => document_id))).toEqual(new Set(miller.documentIds));
    expect(await indexAll()).toMatchObject({
      state: "succeeded",
      result: { indexed: 0, unchanged: 4, failed: 0 },
    });
    await readAs(test.modules, miller.documentIds[1]!, ["Receipt for millstones"]);
    const again = await indexAll();
    const { indexed, unchanged } = again.result as { indexed: number; unchanged: number };
    // The upload's own job may have been faster.
    expect(indexed + unchanged).toBe(4);
    const { pages } = await test.modules.papers.search(OPERATOR, { intakeId: miller.intakeId }, "millstones");
    expect(pages).toMatchObject([{ documentId: miller.documentIds[1] }]);
  });

  it("is one job however often it is asked for", async () => {
    const ids = await Promise.all([1, 2, 3].map(() => test.modules.papers.indexAll(OPERATOR)));
    expect(new Set(ids).size).toBeLessThanOrEqual(2);
    await Promise.all(ids.map(ended));
  });

  it("loses a deleted paper's passages at once and its vectors by a job of the same transaction", async () => {
    const held = await test.knex("paper_passages").where("intake_id", leaving.intakeId).pluck("id");
    expect(held.length).toBeGreaterThan(0);
    await test.modules.intake.deleteIntake(leaving.client, leaving.intakeId);
    expect(await test.knex("paper_passages").where("intake_id", leaving.intakeId)).toEqual([]);
    await indexAll();
    expect(await test.knex("gone_paper_vectors").whereIn("id", held)).toEqual([]);
  });

  it("holds no words of a paper", async () => {
    for (const table of ["paper_index", "paper_passages", "gone_paper_vectors"]) {
      expect(JSON.stringify(await test.knex(table))).not.toMatch(/windmill|bushels|Miller/);
    }
  });
});

it("cuts along lines, and lines that are too long", () => {
  const text = `${"a".repeat(500)}\n${"b".repeat(200)}\n${"c".repeat(3000)}\nend`;
  const passages = cutPassages(text);
  expect(passages.map(({ start, end }) => text.slice(start, end)).join("")).toBe(text);
  expect(passages.every(({ start, end }) => end - start <= 1200)).toBe(true);
  expect(cutPassages(" \n \n")).toEqual([]);
});
