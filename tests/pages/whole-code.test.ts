/** Every section of the real Code, parsed and laid out as on its page. */
import { describe, expect, it } from "vitest";
import type { ParsedDocument } from "#modules/authority/schema";
import {
  toProvisions,
  type Inline,
  type Provision,
} from "../../app/routes/authority.26-usc.$section/provisions.ts";
import { unpackFile } from "../../ingest/formats/unpack.ts";
import { readUslm } from "../../ingest/formats/uslm/index.ts";
import { hasRealData, realFile } from "../../ingest/testing/real-data.ts";

const letters = (text: string) => text.replace(/\s+/g, "");
const words = (pieces: Inline[] = []) => pieces.map(({ text }) => text).join("");

function shown({ num, heading, text, table }: Provision): string {
  const cells = table ? [...table.header, ...table.rows].flat() : [];
  return words(num) + words(heading) + words(text) + cells.join("");
}

/** Errors of the page of this section. */
function faults(section: ParsedDocument): string[] {
  const provisions = toProvisions(section);
  const found: string[] = [];
  if (letters(provisions.map(shown).join("")) !== letters(section.text))
    found.push(`${section.key}: other words`);
  const fragments = provisions.flatMap(({ id, anchors = [] }) => (id ? [...anchors, id] : anchors));
  if (new Set(fragments).size !== fragments.length) found.push(`${section.key}: a fragment twice`);
  const places = new Set(fragments);
  for (const unit of section.structure.units.slice(1)) {
    if (unit.end > unit.start && !places.has(unit.id)) found.push(`${section.key}: no place for ${unit.id}`);
  }
  return found;
}

describe.skipIf(!hasRealData)("pages of the whole Code (shared/data)", () => {
  it("hold every letter of every section, and a place for every unit", async () => {
    const bytes = unpackFile(realFile("usc/usc26-reassembled@119-100.zip"), {
      entry: "usc26.xml",
      maxBytes: 100_000_000,
    });
    let sections = 0;
    const found: string[] = [];
    for await (const section of readUslm(bytes, { title: "26" })) {
      sections += 1;
      found.push(...faults(section));
    }
    expect(found).toEqual([]);
    expect(sections).toBe(1899);
  });
});
