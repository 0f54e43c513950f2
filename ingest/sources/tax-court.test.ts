/** Opinions of the Tax Court out of DAWSON's own list: several dockets, the same file twice, restricted forms. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { OPERATOR, type Actor } from "#modules/kernel";
import { addToMirror } from "../../tests/factories/mirror.ts";
import { buildSlip, type SlipOptions } from "../../tests/factories/opinion.ts";
import { testModules, type TestModules } from "../../tests/harness.ts";
import { DAWSON_SEARCH } from "./dawson.ts";

const READER: Actor = { kind: "user", userId: "1", role: "user" };
const API = "https://public-api-green.dawson.ustaxcourt.gov/public-api";

let mirror: string;
let test: TestModules;
beforeEach(async () => {
  mirror = mkdtempSync(join(tmpdir(), "taxrag-dawson-"));
  test = await testModules({ settings: { TAX_DATA_MIRROR: mirror, TAX_DATA_OFFLINE: "1" } });
  await test.modules.ingest.registerSources(OPERATOR);
});
afterEach(async () => {
  await test.cleanup();
  rmSync(mirror, { recursive: true, force: true });
});

const idOf = (at: number) => `0000000${at}-7777-4777-8777-777777777777`;
const load = async () =>
  (await test.modules.ingest.run(OPERATOR, { sources: ["tax-court"], vectors: "none" }))[0]!;
const lastRun = async () => (await test.modules.ingest.status(OPERATOR))[0]!;
const resolve = (name: string) => test.modules.authority.document(READER, name);

function list(...entries: { id: number; docket: string; isStricken?: boolean }[]): void {
  const results = entries.map(({ id, docket, isStricken = false }) => ({
    caseCaption: "Henry A. Miller & Ann B. Miller, Petitioners",
    docketEntryId: idOf(id),
    docketNumber: docket,
    documentType: "Memorandum Opinion",
    filingDate: "2021-03-04T05:00:00.000Z",
    isStricken,
    judge: "Grain",
  }));
  addToMirror(mirror, DAWSON_SEARCH, JSON.stringify({ results, totalCount: results.length }));
}
const slip = (options: SlipOptions = {}) =>
  buildSlip({ citation: "T.C. Memo. 2021-7", filed: "Filed March 4, 2021.", ...options });
const addFile = (id: number, content: Buffer | string) =>
  addToMirror(mirror, `${API}/opinions/${idOf(id)}.pdf`, content);

describe("DAWSON", () => {
  it("lists one opinion for each of its dockets: it is stored once, under the names of all", async () => {
    list(
      { id: 1, docket: "1234-29" },
      { id: 1, docket: "1235-29" },
      { id: 2, docket: "1236-29" },
      { id: 3, docket: "1237-29", isStricken: true },
    );
    const dockets = "Docket Nos. 1234-29, 1235-29, 1236-29.";
    const file = await slip({ dockets });
    addFile(1, file);
    addFile(2, file);
    expect(await load()).toMatchObject({ added: 1, unchanged: 1, sections: 2 });
    const names = ["T.C. Memo. 2021-7", "T.C. No. 1234-29", "T.C. No. 1235-29", "T.C. No. 1236-29"];
    const found = await Promise.all(names.map(resolve));
    expect(new Set(found.map(({ url }) => url)).size).toBe(1);
    expect(found[0]!.heading).toBe("Henry A. Miller & Ann B. Miller v. Commissioner");
    expect(await load()).toMatchObject({ added: 0, changed: 0, published: false });
  });

  it("marks a summary opinion as no precedent", async () => {
    list({ id: 1, docket: "1234-29" });
    addFile(1, await slip({ citation: "T.C. Summary Opinion 2021-7" }));
    await load();
    const { key } = await resolve("T.C. Summ. Op. 2021-7");
    expect(key).toContain("Summ");
  });

  it.each([
    ["a WordPerfect file", "\xffWPC\x10\x00", "no PDF"],
    ["a Git LFS pointer", "version https://git-lfs.github.com/spec/v1\noid sha256:1\nsize 9\n", "no PDF"],
    ["a web page", "<!DOCTYPE html><html></html>", "a web page (HTML)"],
    ["a PDF that breaks off", "%PDF-1.7\n1 0 obj\n<< /Type", "PDF"],
  ])("names %s in the run and loads the others", async (_, content, sentence) => {
    list({ id: 1, docket: "1234-29" }, { id: 2, docket: "1240-29" });
    addFile(1, Buffer.from(content, "latin1"));
    addFile(2, await slip());
    await expect(load()).rejects.toThrow(sentence);
    const { failures, state } = await lastRun();
    expect(state).toBe("failed");
    expect(failures).toEqual([
      {
        item: expect.stringContaining(idOf(1)) as string,
        error: expect.stringContaining(sentence) as string,
      },
    ]);
    expect((await resolve("T.C. Memo. 2021-7")).date).toBe("2021-03-04");
  });

  it("that gives a web page for its list is named; what the mirror holds is loaded", async () => {
    addToMirror(mirror, DAWSON_SEARCH, "<!DOCTYPE html><html>Down for maintenance</html>");
    addFile(2, await slip());
    expect(await load()).toMatchObject({ added: 1 });
    const { failures, state } = await lastRun();
    expect([state, failures]).toEqual([
      "succeeded",
      [
        {
          item: "The list of Tax Court opinions",
          error: "DAWSON gave no list of opinions. Try again later.",
        },
      ],
    ]);
  });
});
