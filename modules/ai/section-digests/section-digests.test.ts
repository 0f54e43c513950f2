import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { parseCitation } from "#modules/authority";
import { countWords } from "../quoting/length.ts";
import { readSectionDigests, sectionDigests } from "./section-digests.ts";

const HEAD = "section\tdigest\tunits\n";
const MOST_WORDS = 75;

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "digests-"))));
afterEach(() => rmSync(folder, { recursive: true }));

describe("section digests", () => {
  it("are read with their section and pin cites", () => {
    writeFileSync(join(folder, "mills.tsv"), `${HEAD}2-1\tA mill is taxed.\t2-1(a); 3(b)(1)\n`);
    expect([...readSectionDigests(folder).values()]).toEqual([
      { section: "26 USC 2-1", text: "A mill is taxed.", units: ["26 USC 2-1(a)", "26 USC 3(b)(1)"] },
    ]);
  });

  it("are refused where a column lacks, or a section has two", () => {
    writeFileSync(join(folder, "mills.tsv"), `${HEAD}2\tA mill is taxed.\n`);
    expect(() => readSectionDigests(folder)).toThrow("lacks a column");
    writeFileSync(join(folder, "mills.tsv"), `${HEAD}2\tA mill is taxed.\t2(a)\n2\tTwice.\t2(b)\n`);
    expect(() => readSectionDigests(folder)).toThrow("26 USC 2 has two digests.");
  });

  it("of Title 26 are whole sentences of our own, short, with pin cites", () => {
    const all = [...sectionDigests().values()];
    expect(all.length).toBeGreaterThan(1_000);
    const isOdd = ({ text }: { text: string }) =>
      countWords(text) > MOST_WORDS || /[“”"]|^(?:Yes|No)\b|[^.)]$/.test(text);
    expect(all.filter(isOdd)).toEqual([]);
    expect(all.flatMap(({ units }) => units).filter((unit) => !parseCitation(unit))).toEqual([]);
  });
});
