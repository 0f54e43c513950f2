import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { parseCitation } from "#modules/authority";
import { countWords } from "../quoting/length.ts";
import { allDigests, bySection, digestsBySection, readDigests } from "./digests.ts";

const HEAD = "of\tdigest\tunits\n";
const MOST_WORDS = 75;

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "digests-"))));
afterEach(() => rmSync(folder, { recursive: true }));

describe("digests", () => {
  it("are read with what they are of and their pin cites, and found by section", () => {
    writeFileSync(
      join(folder, "mills.tsv"),
      `${HEAD}2-1\tA mill is taxed.\t2-1(a); 3(b)(1)\n2-1(c)\tA pump is not.\t2-1(c)\n`,
    );
    const read = readDigests(folder);
    expect(read).toEqual([
      { of: "26 USC 2-1", text: "A mill is taxed.", units: ["26 USC 2-1(a)", "26 USC 3(b)(1)"] },
      { of: "26 USC 2-1(c)", text: "A pump is not.", units: ["26 USC 2-1(c)"] },
    ]);
    expect(bySection(read)).toEqual(new Map([["26 USC 2-1", { whole: read[0], rules: [read[1]] }]]));
  });

  it("are refused where a column lacks, or a place has two", () => {
    writeFileSync(join(folder, "mills.tsv"), `${HEAD}2\tA mill is taxed.\n`);
    expect(() => readDigests(folder)).toThrow("lacks a column");
    writeFileSync(join(folder, "mills.tsv"), `${HEAD}2\tA mill is taxed.\t2(a)\n2\tTwice.\t2(b)\n`);
    expect(() => readDigests(folder)).toThrow("26 USC 2 has two digests.");
  });

  it("of Title 26 are whole sentences of our own, short, with pin cites", () => {
    const all = allDigests();
    expect(digestsBySection().size).toBeGreaterThan(1_000);
    const isOdd = ({ text }: { text: string }) =>
      countWords(text) > MOST_WORDS || /[“”"]|^(?:Yes|No)\b|[^.)]$/.test(text);
    expect(all.filter(isOdd)).toEqual([]);
    expect(all.flatMap(({ of, units }) => [of, ...units]).filter((unit) => !parseCitation(unit))).toEqual([]);
  });
});
