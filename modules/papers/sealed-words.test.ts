/** What a copy of the database and of Chroma's folder tells of clients' papers without the key: nothing. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { OPERATOR, type Actor } from "#modules/kernel";
import { clientWithPapers, readAs, type ClientWithPapers } from "../../tests/factories/client-papers.ts";
import { buildPerson } from "../../tests/factories/intake.ts";
import { windmillLibrary } from "../../tests/factories/library.ts";
import type { TestModules } from "../../tests/harness.ts";

/** In the papers, in the answers from them, and in rows of an earlier build. */
const PLANTED = ["quibblewort", "Zanzibarley", "8,431.77", "tumbrelsaw"];

let test: TestModules;
let admin: Actor;
let miller: ClientWithPapers;
const stopping = new AbortController();
let working: Promise<void>;

beforeAll(async () => {
  test = await windmillLibrary();
  admin = await buildPerson(test.modules, "admin");
  miller = await clientWithPapers(test.modules, [
    ["Statement of the quibblewort mill\nGrain ground by Zanzibarley\n8,431.77 bushels"],
    ["Ledger"],
  ]);
  working = test.modules.jobs.work(OPERATOR, stopping.signal);
});
afterAll(async () => {
  stopping.abort();
  await working;
  await test.cleanup();
});

/** All rows and all files of the database, then all files of Chroma. */
async function* copies(): AsyncGenerator<{ what: string; bytes: Buffer }> {
  const { knex } = test;
  const { rows: tables } = await knex.raw<{ rows: { name: string }[] }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')
     union select 'pg_catalog.pg_stats'`,
  );
  for (const { name } of tables) {
    const { rows } = await knex.raw<{ rows: { line: string }[] }>(`select t::text as line from ${name} t`);
    yield {
      what: name,
      bytes: Buffer.from(rows.map(({ line }) => withHexOpened(line)).join("\n"), "latin1"),
    };
  }
  await knex.raw("checkpoint");
  const { rows: files } = await knex.raw<{ rows: { name: string; bytes: Buffer }[] }>(
    `select relname as name, pg_read_binary_file(pg_relation_filepath(oid), 0, 100000000, true) as bytes
     from pg_class where relkind in ('r', 'i', 't') and relfilenode <> 0 and relnamespace <> 'pg_catalog'::regnamespace`,
  );
  for (const { name, bytes } of files) yield { what: `file of ${name}`, bytes };
  const folder = join(inject("serverFolder"), "chroma");
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) {
      const path = join(entry.parentPath, entry.name);
      yield { what: path, bytes: await readFile(path) };
    }
}

/** Bytes are written as \x6162 in a row. */
function withHexOpened(line: string): string {
  return line.replace(/\\\\?x([0-9a-f]+)/g, (_, hex: string) => Buffer.from(hex, "hex").toString("latin1"));
}

async function findPlanted(): Promise<{ copies: number; found: string[] }> {
  let count = 0;
  const found: string[] = [];
  for await (const { what, bytes } of copies()) {
    count += 1;
    const text = bytes.toString("latin1").toLowerCase();
    for (const word of PLANTED) if (text.includes(word.toLowerCase())) found.push(`${word} in ${what}`);
  }
  return { copies: count, found };
}

describe("a copy of the database and of the vectors", () => {
  it("holds no word of papers that were read, indexed, searched and quoted in answers", async () => {
    const { papers, jobs, conversations, intake } = test.modules;
    for await (const job of jobs.subscribe(OPERATOR, await papers.indexAll(OPERATOR), stopping.signal))
      if (job.state === "succeeded") break;
    const { id } = await conversations.create(admin, "Mill", { intakeId: miller.intakeId });
    for await (const _ of conversations.send(admin, id, { message: "How much grain was ground?" }));
    const { messages } = await conversations.open(admin, id);
    expect(messages[1]!.content).toContain("Zanzibarley");
    const [hit] = await intake.searchDocuments(admin, miller.intakeId, "zanzibarley");
    expect(hit).toMatchObject({ document: { id: miller.documentIds[0] }, page: 1 });
    const { copies: seen, found } = await findPlanted();
    expect(seen).toBeGreaterThan(100);
    expect(found).toEqual([]);
  }, 60_000);

  it("holds none of what an earlier build stored plain, once the product has started", async () => {
    const [, document] = miller.documentIds;
    const row = { document_id: document, intake_id: miller.intakeId, page: 1 };
    await test.knex("document_pages").where({ document_id: document }).delete();
    await test.knex("document_pages").insert({ ...row, text: "A tumbrelsaw for the mill" });
    await test.knex.raw("analyze document_pages");
    expect(await test.modules.intake.getText(admin, document!)).toEqual(["A tumbrelsaw for the mill"]);
    expect((await findPlanted()).found).toContainEqual(expect.stringContaining("document_pages"));
    await test.modules.intake.prepare(OPERATOR);
    expect(await test.modules.intake.getText(admin, document!)).toEqual(["A tumbrelsaw for the mill"]);
    expect((await findPlanted()).found).toEqual([]);
  }, 60_000);

  it("opens for one document and page only", async () => {
    await readAs(test.modules, miller.documentIds[1]!, ["First", "Second"]);
    const [first] = await test.knex("document_pages").where({ document_id: miller.documentIds[1], page: 1 });
    await test
      .knex("document_pages")
      .where({ document_id: miller.documentIds[1], page: 2 })
      .update({ sealed: (first as { sealed: Buffer }).sealed });
    await expect(test.modules.intake.getText(admin, miller.documentIds[1]!)).rejects.toMatchObject({
      code: "unavailable",
    });
  });
});
