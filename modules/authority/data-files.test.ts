import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { formatCitation, parseCitation, sortKey } from "./citations/index.ts";
import { listDataFiles, readDataFile, readTable } from "./data-files.ts";
import { rankingProfile } from "./search/ranking-profile.ts";
import {
  DOCUMENT_FILES,
  OUT_OF_SCOPE_COLUMNS,
  OUT_OF_SCOPE_FILE,
  PHRASE_COLUMNS,
  PHRASE_FOLDER,
  readOutOfScopePhrases,
  readSearchPhrases,
} from "./search/search-phrases.ts";

const SETS = join(import.meta.dirname, "../../tests/eval");
const DATE = /^\d{4}-\d\d-\d\d$/;
const ORIGINS = ["speech", "units", "code", "asked"];

const linesOf = (name: string) => readDataFile(name).toString("utf8").split("\n");
const codeRows = () => listDataFiles(PHRASE_FOLDER).flatMap((file) => readTable(file, PHRASE_COLUMNS));
const phraseRows = () => [
  ...codeRows(),
  ...DOCUMENT_FILES.flatMap((file) => readTable(file, PHRASE_COLUMNS)),
];

function repeated(texts: string[]): string[] {
  const seen = new Set<string>();
  return texts.filter((text) => seen.size === seen.add(text).size);
}

describe("tables of phrases", () => {
  it.each([
    ...listDataFiles(PHRASE_FOLDER).map((file) => [file, PHRASE_COLUMNS.length] as const),
    ...DOCUMENT_FILES.map((file) => [file, PHRASE_COLUMNS.length] as const),
    [OUT_OF_SCOPE_FILE, OUT_OF_SCOPE_COLUMNS.length] as const,
  ])("%s has %i filled cells a line and ends with a line break", (file, columns) => {
    const lines = linesOf(file);
    expect(lines.pop()).toBe("");
    const wrong = lines.filter((line) => {
      const cells = line.split("\t");
      return cells.length !== columns || cells.some((cell) => !/^\S(?:.*\S)?$/.test(cell));
    });
    expect(wrong).toEqual([]);
    expect(readDataFile(file).length).toBeLessThan(500_000);
  });

  it("name an origin and a date", () => {
    const rows = [...phraseRows(), ...readTable(OUT_OF_SCOPE_FILE, OUT_OF_SCOPE_COLUMNS)];
    expect(rows.filter(({ origin, date }) => !ORIGINS.includes(origin) || !DATE.test(date))).toEqual([]);
  });

  it("name sections and units by canonical citations", () => {
    const wrong = [...new Set(phraseRows().map(({ citation }) => citation))].filter((text) => {
      const citation = parseCitation(text);
      return !citation || formatCitation(citation) !== text;
    });
    expect(wrong).toEqual([]);
  });

  it("stand in the order of the Code: by section, then unit by unit", () => {
    const rows = codeRows().map(({ citation }) => ({ citation, order: orderOf(citation) }));
    expect(rows.filter(({ order }, at) => at > 0 && order < rows[at - 1]!.order)).toEqual([]);
  });

  it("name no phrase twice for a section, and no out-of-scope phrase twice", () => {
    const lines = readSearchPhrases().map(({ number, phrase }) => `${number} ${phrase}`);
    expect(repeated(lines)).toEqual([]);
    expect(repeated(phraseRows().map(({ citation, phrase }) => `${citation} ${phrase}`))).toEqual([]);
    expect(repeated(readOutOfScopePhrases())).toEqual([]);
  });
});

describe("tables of words", () => {
  it("name each stop word once, in lower case", () => {
    const words = linesOf("words/stop-words.txt").slice(0, -1);
    expect(words.filter((word) => !/^[a-z]+$/.test(word))).toEqual([]);
    expect(repeated(words)).toEqual([]);
  });

  it("have single lower-case words on both sides", () => {
    const rows = readTable("words/statute-words.tsv", ["asked", "statute"]);
    const words = rows.flatMap(({ asked, statute }) => [...asked.split(" "), ...statute.split(" ")]);
    expect(words.filter((word) => !/^[a-z0-9]+$/.test(word))).toEqual([]);
  });
});

interface Manifest {
  model: string;
  sha256: string;
  dimensions: number;
  axes: number;
  taxQuestions: number;
  otherQuestions: number;
}

describe("the domain classifier's weights", () => {
  it("are those of the manifest, in size and hash, for the model of the ranking profile", () => {
    const manifest = JSON.parse(readDataFile("domain-minilm.json").toString("utf8")) as Manifest;
    const bytes = readDataFile("domain-minilm.bin");
    const { dimensions, axes, taxQuestions, otherQuestions } = manifest;
    expect(bytes).toHaveLength(8 * dimensions + axes * (dimensions + taxQuestions + otherQuestions));
    expect(createHash("sha256").update(bytes).digest("hex")).toBe(manifest.sha256);
    expect(manifest.model).toBe(rankingProfile().model);
  });
});

describe("the ranking profile", () => {
  it("has every number in its range, and names question sets that exist", () => {
    const { sets, retrieval } = rankingProfile();
    const missing = sets.filter(
      (set) => !["jsonl", "txt"].some((ending) => existsSync(join(SETS, `${set}.${ending}`))),
    );
    expect(missing).toEqual([]);
    const shares = Object.values(retrieval.fusionShares).reduce((sum, share) => sum + share, 0);
    expect(shares).toBeCloseTo(1);
  });
});

/** Text key that sorts in the order of the Code. Letters after a letter are Roman numerals: (a)(1)(A)(i)(I). */
function orderOf(text: string): string {
  const citation = parseCitation(text)!;
  const { path } = citation;
  const steps = path.map((step, at) => {
    const value = /^\d+$/.test(step) ? Number(step) : /^[A-Za-z]/.test(path[at - 1] ?? "") ? roman(step) : 0;
    return `.${String(value).padStart(4, "0")}${step.length}${step.toLowerCase()}`;
  });
  return `${sortKey(citation)}|${steps.join("")}`;
}

const ROMAN: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

function roman(numeral: string): number {
  const values = [...numeral.toLowerCase()].map((letter) => ROMAN[letter] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}
