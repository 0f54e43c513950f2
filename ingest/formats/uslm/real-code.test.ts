import { Open } from "unzipper";
import { beforeAll, describe, expect, it } from "vitest";
import type { ParsedDocument } from "#modules/authority/schema";
import { lettersOfSection, withoutSpace } from "../../testing/independent-reading.ts";
import { hasRealData, realFile } from "../../testing/real-data.ts";
import { unpackFile } from "../unpack.ts";
import { readUslm } from "./index.ts";

const COMPARED = [
  ...["1", "25A", "36B", "45X", "55", "61", "121", "151", "163", "170", "280A", "401", "414", "501", "1091"],
  ...["1400Z-2", "3121", "3306", "6651", "7701", "9815", "9831"],
];

describe.skipIf(!hasRealData)("the whole Code at 119-100 (shared/data)", () => {
  const kinds = new Map<string, number>();
  const kept = new Map<string, ParsedDocument>();
  const counts = {
    sections: 0,
    references: 0,
    tables: 0,
    footnotes: 0,
    credits: 0,
    repealedUnits: 0,
    twice: 0,
  };

  beforeAll(async () => {
    const bytes = unpackFile(realFile("usc/usc26-reassembled@119-100.zip"), {
      entry: "usc26.xml",
      maxBytes: 100_000_000,
    });
    for await (const section of readUslm(bytes, { title: "26" })) {
      const { units, references, tables, segments } = section.structure;
      for (const unit of units) kinds.set(unit.kind, (kinds.get(unit.kind) ?? 0) + 1);
      counts.sections += 1;
      counts.references += references.length;
      counts.tables += tables.length;
      counts.footnotes += segments.filter((segment) => segment.role === "footnote").length;
      counts.credits += section.sourceCredit ? 1 : 0;
      counts.repealedUnits += units.filter((unit) => unit.status === "repealed").length;
      counts.twice += units.filter((unit) => unit.id.includes("~")).length;
      if (COMPARED.includes(section.key)) kept.set(section.key, section);
    }
  });

  // Counts of the operative text by a separate program; those of the MANIFEST include law quoted in notes.
  it("has every section and unit of the operative text", () => {
    expect(counts).toMatchObject({
      sections: 1899,
      references: 870,
      tables: 75,
      footnotes: 207,
      credits: 1899,
    });
    expect(Object.fromEntries(kinds)).toEqual({
      section: 1899,
      subsection: 7470,
      paragraph: 16602,
      subparagraph: 17346,
      clause: 10880,
      subclause: 3694,
      item: 181,
      subitem: 33,
      level: 2,
    });
    expect(counts.repealedUnits).toBe(25);
    expect(kept.get("45X")!.structure.units.map((unit) => unit.id)).toContain("d-4~2");
  });

  it.each(COMPARED)("§ %s has the letters of the file", async (number) => {
    const { files } = await Open.file(realFile("usc/usc26-sections@119-100.zip"));
    const entry = files.find((file) => file.path.replace("–", "-") === `26/${number}.xml`);
    expect(entry, `26/${number}.xml in the zip`).toBeDefined();
    const xml = (await entry!.buffer()).toString("utf8");
    const section = kept.get(number)!;
    expect(section.text.length).toBeGreaterThan(100);
    expect(withoutSpace(section.text)).toBe(lettersOfSection(xml));
  });
});
