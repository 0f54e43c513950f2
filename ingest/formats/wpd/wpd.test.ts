import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { buildWordPerfect, WP5, WP6 } from "../../../tests/factories/word-perfect.ts";
import { writtenDeterminations } from "../../sources/written-determinations.ts";
import { determinationAt } from "../../sources/irs-addresses.ts";
import type { ReadItem } from "../../sources/source.ts";
import { hasRealData, realFile } from "../../testing/real-data.ts";
import { readWordPerfect } from "./index.ts";
import { wordPerfectText } from "./text.ts";

const letterOf = (codes: typeof WP5 | typeof WP6) => [
  ...["Number: 9901001", codes.hardReturn, codes.bold, "Release Date: 1/8/1999", codes.hardReturn],
  ...["subject: Exchange of mills", codes.hardReturn, codes.note, codes.tab],
  ...[
    "Under",
    codes.space,
    codes.extended(4, 6),
    " 1031 no gain",
    codes.softReturn,
    "is rec",
    codes.softHyphen,
  ],
  ...["ognized", codes.extended(4, 34), "a like", codes.hardHyphen, "kind exchange.", codes.hardReturn],
  ...[codes.hardPage, "The second page."],
];
const LETTER =
  "Number: 9901001\nRelease Date: 1/8/1999\nsubject: Exchange of mills\n\tUnder § 1031 no gain is recognized—a like-kind exchange.\n\fThe second page.";

it.each([
  ["6", buildWordPerfect(letterOf(WP6))],
  ["5.1", buildWordPerfect(letterOf(WP5), { version: 0 })],
])("words of version %s are read, functions are skipped by their length", (_, file) => {
  expect(wordPerfectText(file)).toBe(LETTER);
});

it("text that its writer deleted is not read", () => {
  const file = buildWordPerfect(["We ", WP6.deletedFrom, "do not ", WP6.deletedTo, "affirm."]);
  expect(wordPerfectText(file)).toBe("We affirm.");
});

it.each([
  ["protected by a password", buildWordPerfect(["Secret words"], { key: 7 })],
  ["of an unknown version", buildWordPerfect(["Some words"], { version: 9 })],
  ["without words", buildWordPerfect([WP6.hardReturn])],
  ["cut off in a function", buildWordPerfect(["Some words", WP6.note]).subarray(0, -3)],
  ["that is something else", Buffer.from("%PDF-1.7 some words")],
])("a file %s is refused and named", (_, file) => {
  expect(() => wordPerfectText(file)).toThrow(/WordPerfect file \(\.wpd\) is (?:not readable|damaged)/);
});

it("an older written determination in WordPerfect is a document like one in PDF", async () => {
  const folder = mkdtempSync(join(tmpdir(), "taxrag-wpd-"));
  const path = join(folder, "9901001.wpd");
  writeFileSync(path, buildWordPerfect(letterOf(WP6)));
  const items: ReadItem[] = [];
  for await (const item of writtenDeterminations.read(path, null)) items.push(item);
  rmSync(folder, { recursive: true });
  expect(items[1]).toMatchObject({
    document: {
      key: "WD 9901001",
      heading: "Exchange of mills",
      date: "1999-01-08",
      text: "Under § 1031 no gain is recognized—a like-kind exchange.\nThe second page.",
    },
  });
  expect(determinationAt("https://www.irs.gov/pub/irs-wd/9901001.wpd")).toMatchObject({ kind: "wpd" });
});

it.runIf(hasRealData)("a court's own file is read to its end", async () => {
  const paragraphs = await readWordPerfect(realFile("opinions/formats/opinion_wpd.wpd"));
  const texts = paragraphs.map(({ prose }) => prose.text);
  expect(texts[0]).toBe("ATTORNEY FOR APPELLANT ATTORNEYS FOR APPELLEE");
  expect(texts.join("\n")).toContain("\nWe thus");
  expect(texts.at(-1)).toBe("Dickson, Sullivan, and Boehm, JJ., concur.");
});
