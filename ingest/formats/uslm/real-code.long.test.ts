import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { Open } from "unzipper";
import { describe, expect, it } from "vitest";
import { lettersOfSection, withoutSpace } from "../../testing/independent-reading.ts";
import { hasRealData, realFile } from "../../testing/real-data.ts";
import { unpackFile } from "../unpack.ts";
import { readUslm } from "./index.ts";

describe.skipIf(!hasRealData)("every section of the Code (shared/data)", () => {
  it("has the letters of its own file", { timeout: 300_000 }, async () => {
    const { files } = await Open.file(realFile("usc/usc26-sections@119-100.zip"));
    const byNumber = new Map(files.map((file) => [file.path.slice(3, -4).replace("–", "-"), file]));
    const bytes = unpackFile(realFile("usc/usc26-reassembled@119-100.zip"), {
      entry: "usc26.xml",
      maxBytes: 100_000_000,
    });
    const different: string[] = [];
    let compared = 0;
    for await (const section of readUslm(bytes, { title: "26" })) {
      const xml = (await byNumber.get(section.key)!.buffer()).toString("utf8");
      if (withoutSpace(section.text) !== lettersOfSection(xml)) different.push(section.key);
      compared += 1;
    }
    expect(different).toEqual([]);
    expect(compared).toBe(1899);
  });
});

describe.skipIf(!hasRealData)("whole files of other titles (shared/data)", () => {
  it.each([
    ["usc01@119-36", "1", 39],
    ["usc01-uslm2", "1", 39],
    ["usc09@119-36", "9", 33],
    ["usc24@119-36", "24", 162],
    ["usc27@119-36", "27", 45],
    ["usc37@119-36", "37", 233],
    ["usc45@119-36", "45", 294],
  ])("%s has the letters of the file in every section", async (name, title, sections) => {
    const path = realFile(`usc/other-titles/${name}.xml.gz`);
    const chunks: Buffer[] = [];
    for await (const chunk of createReadStream(path).pipe(createGunzip())) chunks.push(chunk as Buffer);
    const xml = bareOfNotes(Buffer.concat(chunks).toString("utf8"));
    const expected = [...xml.matchAll(/<section\b[\s\S]*?<\/section>/g)].map(([section]) =>
      lettersOfSection(section),
    );
    const read: string[] = [];
    for await (const section of readUslm(unpackFile(path, { entry: "", maxBytes: 10_000_000 }), { title })) {
      read.push(withoutSpace(section.text));
    }
    expect(read).toHaveLength(sections);
    expect(read).toEqual(expected);
  });
});

/** Removes notes, which quote sections; every remaining `<section>` belongs to the title. */
function bareOfNotes(xml: string): string {
  return xml
    .replace(/<notes\b[^>]*>[\s\S]*?<\/notes>/g, "")
    .replace(/<note\b(?![^>]*footnote)[^>]*>[\s\S]*?<\/note>/g, "");
}
