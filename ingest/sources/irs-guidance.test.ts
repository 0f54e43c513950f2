import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "#modules/kernel";
import { OPERATOR } from "#modules/kernel";
import { addToMirror } from "../../tests/factories/mirror.ts";
import { buildPaper, column, filled } from "../../tests/factories/paper.ts";
import { testModules, type TestModules } from "../../tests/harness.ts";

const READER: Actor = { kind: "user", userId: "1", role: "user" };
const DROP = "https://www.irs.gov/pub/irs-drop";

let mirror: string;
let test: TestModules;

beforeEach(async () => {
  mirror = mkdtempSync(join(tmpdir(), "taxrag-guidance-"));
  test = await testModules({ settings: { TAX_DATA_MIRROR: mirror, TAX_DATA_OFFLINE: "1" } });
  await test.modules.ingest.registerSources(OPERATOR);
});
afterEach(async () => {
  await test.cleanup();
  rmSync(mirror, { recursive: true, force: true });
});

const load = () => test.modules.ingest.run(OPERATOR, { sources: ["irs-guidance"], vectors: "none" });

const procedure = (name = "Rev. Proc. 2021-7") =>
  buildPaper({
    created: "2021-03-02",
    pages: [
      [
        ...column(["26 CFR 601.602: Tax forms and instructions.", "(Also Part I, §§ 61, 199A.)"], { y: 720 }),
        ...column([name], { y: 670 }),
        ...column(["SECTION 1. PURPOSE"], { y: 640 }),
        ...column(
          [
            filled("    This revenue procedure sets forth the grain tables of the year", 440),
            "for every mill.",
          ],
          { y: 612 },
        ),
        ...column(["SECTION 2. ADJUSTED ITEMS"], { y: 560 }),
        ...column(["    .01 Grain Tables. The tables are as follows:"], { y: 532 }),
        ...column(["Bushels|Levy", "1 to 10|$5", "11 to 20|$9"], { y: 500 }),
        ...column(
          [
            "    .02 Windmills.",
            "    (1) In general. A windmill pays $3.",
            "    (2) Old windmills. They pay $2.",
          ],
          { y: 430 },
        ),
        ...column(["SECTION 3. EFFECT ON OTHER DOCUMENTS"], { y: 360 }),
        ...column(["    Rev. Proc. 2020-4 is modified and superseded."], { y: 332 }),
      ],
    ],
  });

describe("a single paper", () => {
  it("opens at the paragraph that a pin cite names, with the rows of its table", async () => {
    addToMirror(mirror, `${DROP}/rp-21-07.pdf`, await procedure());
    expect((await load())[0]).toMatchObject({
      source: "irs-guidance",
      release: "Rev. Proc. 2021-7",
      sections: 1,
    });
    const { authority } = test.modules;
    const { citation, document, unit } = await authority.resolve(READER, "Rev. Proc. 2021-7 § 2.01");
    expect(citation).toBe("Rev. Proc. 2021-7, § 2.01");
    expect(document.url).toBe("/authority/rev-proc/2021-7");
    expect(document.date).toBe("2021-03-02");
    const { start, end, heading } = document.structure.units[unit]!;
    expect(heading).toBe("Grain Tables");
    expect(document.text.slice(start, end)).toContain("1 to 10\t$5\n11 to 20\t$9");
    expect((await authority.resolve(READER, "section 2.02(2) of Rev. Proc. 2021-7")).citation).toBe(
      "Rev. Proc. 2021-7, § 2.02(2)",
    );
    expect((await authority.resolve(READER, "Rev. Proc. 2021-7 § 2.09")).missing).toBe(
      "Rev. Proc. 2021-7, § 2.09",
    );
    expect(document.facts.effects).toEqual([
      expect.objectContaining({ citation: "Rev. Proc. 2020-4", treatment: "modified" }),
      expect.objectContaining({ citation: "Rev. Proc. 2020-4", treatment: "superseded", path: ["3"] }),
    ]);
    const { hits } = await authority.search(READER, "levy on windmills", { mode: "lexical" });
    expect(hits[0]).toMatchObject({ section: "Rev. Proc. 2021-7", shelf: "ruling" });
  });

  it("changes nothing on a second run", async () => {
    addToMirror(mirror, `${DROP}/rp-21-07.pdf`, await procedure());
    await load();
    expect((await load())[0]).toMatchObject({ added: 0, changed: 0, published: false });
  });

  it("that names itself nowhere is refused by name, and nothing of it is stored", async () => {
    addToMirror(mirror, `${DROP}/rp-21-07.pdf`, await procedure("A paper"));
    await expect(load()).rejects.toThrow("names no ruling, procedure, notice or announcement");
    expect(await test.knex("authority_versions").count({ n: "*" }).first()).toEqual({ n: "0" });
  });
});
