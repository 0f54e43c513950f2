/** Properties of the registry over made-up keys and texts; every run draws the same ones. */
import { describe, expect, it } from "vitest";
import type { DocumentKind } from "../schema.ts";
import type { Citation } from "./citation.ts";
import { citationUrl, formatCitation, parseCitation, parsePath, readCitations, sortKey } from "./registry.ts";

const RUNS = 300;

/** A generator of numbers from 0 to `below` - 1. */
function randomOf(seed: number) {
  let state = seed;
  const next = (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const pick = <T>(of: readonly T[]): T => of[next(of.length)]!;
  return { next, pick };
}
type Random = ReturnType<typeof randomOf>;

const DESIGNATORS = [
  ["a", "h", "k", "aa"],
  ["1", "2", "10"],
  ["A", "C", "H"],
  ["i", "iv", "viii"],
  ["I", "II"],
];

function path({ next, pick }: Random): string[] {
  return DESIGNATORS.slice(0, next(6)).map((step) => pick(step));
}

const KEYS: Record<DocumentKind, (random: Random) => Omit<Citation, "kind">> = {
  code: (r) => ({
    key: r.pick([
      `${1 + r.next(9999)}`,
      `${1 + r.next(999)}${r.pick(["A", "X", "AA"])}`,
      "1400Z-1",
      "1400Z-2",
    ]),
    path: r.next(9) === 0 ? ["note"] : path(r),
  }),
  regulation: (r) => ({
    key: `${r.pick(["", "", "Prop. "])}${r.pick(["1", "20", "31", "301"])}.${1 + r.next(9999)}${r.pick(["", "A", "(a)", "(h)(10)"])}-${1 + r.next(60)}${r.pick(["", "T"])}`,
    path: [...path(r), ...(r.next(5) === 0 ? [`Example ${1 + r.next(9)}`] : [])],
  }),
  ruling: (r) => ({
    key: `${r.pick(["Rev. Rul.", "Rev. Proc.", "Notice", "Ann."])} ${r.pick([`${2000 + r.next(27)}`, `${54 + r.next(46)}`])}-${1 + r.next(200)}`,
    path: r.next(2) ? [] : [`${1 + r.next(20)}`, `${10 + r.next(60)}`, ...(r.next(2) ? ["a"] : [])],
  }),
  determination: (r) => ({
    key: r.pick([
      `WD ${200000000 + r.next(9999999)}`,
      `WD ${8000000 + r.next(999999)}`,
      `GCM ${30000 + r.next(9999)}`,
      `AOD ${2000 + r.next(27)}-${1 + r.next(9)}`,
    ]),
    path: [],
  }),
  "tax-court": (r) => ({
    key: r.pick([
      `${1 + r.next(165)} T.C. ${1 + r.next(1500)}`,
      `${150 + r.next(16)} T.C. No. ${1 + r.next(20)}`,
      `T.C. Memo. ${1960 + r.next(66)}-${1 + r.next(400)}`,
      `T.C. Summ. Op. ${2001 + r.next(25)}-${1 + r.next(200)}`,
    ]),
    path: r.pick([[], [`${1 + r.next(900)}`], [`${1 + r.next(900)}`, `n.${1 + r.next(40)}`]]),
  }),
  reporter: (r) => ({
    key: `${1 + r.next(999)} ${r.pick(["U.S.", "S. Ct.", "F.2d", "F.4th", "F. Supp. 3d", "F. App'x", "Fed. Cl.", "B.T.A.", "F.", "I.R.B."])} ${1 + r.next(2000)}`,
    path: r.pick([[], [`${1 + r.next(900)}`]]),
  }),
  docket: (r) => ({
    key: `${r.pick(["U.S.", "T.C.", "2d Cir.", "10th Cir.", "Fed. Cl."])} No. ${100 + r.next(9999)}-${10 + r.next(90)}`,
    path: [],
  }),
  "public-law": (r) => ({
    key: `${80 + r.next(40)}-${1 + r.next(300)}`,
    path: r.pick([[], [`${1 + r.next(9999)}`, "a", "1"]]),
  }),
  register: (r) => ({
    key: r.pick([
      `T.D. ${5000 + r.next(5000)}`,
      `REG-${100000 + r.next(99999)}-${10 + r.next(17)}`,
      `${40 + r.next(60)} Fed. Reg. ${1 + r.next(99999)}`,
    ]),
    path: [],
  }),
  publication: (r) => ({
    key: `${1 + r.next(9999)}${r.pick(["", "-A", "-B"])}`,
    path: r.pick([[], ["ch. 3"]]),
  }),
  form: (r) => ({
    key: r.pick([
      "1040",
      "W-2",
      "1120-S",
      "1040 Schedule C",
      "1065 Schedule K-1",
      "8949",
      "1041 Instructions",
      "1099-DIV",
    ]),
    path: [],
  }),
};
const KINDS = Object.keys(KEYS) as DocumentKind[];

function citation(kind: DocumentKind, random: Random): Citation {
  return { kind, ...KEYS[kind](random) };
}

describe.each(KINDS)("%s", (kind) => {
  it("reads what it writes", () => {
    const random = randomOf(kind.length);
    for (let run = 0; run < RUNS; run++) {
      const made = citation(kind, random);
      const text = formatCitation(made);
      expect({ text, citation: parseCitation(text) }).toEqual({ text, citation: made });
    }
  });

  it("finds at its address what stands there", () => {
    const random = randomOf(kind.length + 1);
    for (let run = 0; run < RUNS; run++) {
      const made = { ...citation(kind, random), path: [] };
      const [, , work, ...number] = citationUrl(made).split("/");
      expect(parsePath(work!, number.map(decodeURIComponent).join("/"))).toEqual(made);
    }
  });

  it("sorts without regard to case or collation, and tells documents apart", () => {
    const random = randomOf(kind.length + 2);
    const keys = new Map<string, string>();
    for (let run = 0; run < RUNS; run++) {
      const made = citation(kind, random);
      const sort = sortKey(made);
      expect(sort).toMatch(/^[0-9A-Z]+$/);
      expect(keys.get(sort) ?? made.key).toBe(made.key);
      keys.set(sort, made.key);
    }
  });
});

it("orders sections and regulations as the books do", () => {
  const ordered = (kind: DocumentKind, keys: string[]) =>
    keys
      .map((key) => sortKey({ kind, key, path: [] }))
      .every((key, at, all) => at === 0 || all[at - 1]! < key);
  expect(ordered("code", ["1", "1A", "2", "10", "25A", "45Z", "45AA", "1400Z-1", "1400Z-2"])).toBe(true);
  expect(
    ordered("regulation", [
      "1.61-1",
      "1.61-2",
      "1.61-21",
      "1.62-1",
      "1.263(a)-1",
      "1.263A-1",
      "1.263A-1T",
      "31.3121(a)-1",
    ]),
  ).toBe(true);
  expect(
    ordered("ruling", ["Rev. Rul. 84-102", "Rev. Rul. 99-1", "Rev. Rul. 2004-3", "Rev. Rul. 2019-24"]),
  ).toBe(true);
});

it("never overlaps, and keeps to the order of the text", () => {
  const random = randomOf(7);
  const words = [
    "section",
    "§",
    "of",
    "the",
    "Act",
    "and",
    "(a)",
    "(2)",
    "through",
    ", ",
    "paragraph",
    "title 11",
    "Treas. Reg.",
    "26 USC",
    "-",
    "this section",
    "\n",
    "T.C.",
    "at",
    "Rev. Rul.",
  ];
  for (let run = 0; run < RUNS * 3; run++) {
    const parts = Array.from({ length: 12 }, () =>
      random.next(3) ? random.pick(words) : formatCitation(citation(random.pick(KINDS), random)),
    );
    const text = parts.join(random.pick([" ", ""]));
    const { found, foreign } = readCitations(text, citation("code", random));
    const ranges = [...found, ...foreign]
      .filter(({ start, end }) => end > start)
      .sort((a, b) => a.start - b.start);
    for (const [at, range] of ranges.entries()) {
      expect(range.end).toBeLessThanOrEqual(text.length);
      if (at > 0) expect(range.start).toBeGreaterThanOrEqual(ranges[at - 1]!.end);
    }
  }
});

describe("work on hostile text", () => {
  const HOSTILE = [
    "section ",
    "§",
    "§§ 1, ",
    "section 1(a)",
    "(a)",
    "1-",
    "1.1-",
    "Aa",
    "A ",
    "of the ",
    "paragraph (1) of ",
    "26 USC ",
    "Pub. L. ",
    "12-34, ",
    "T.C. ",
    "1 T.C. at 1 ",
    "Id. ",
    "such section ",
    "Treas. Reg. § 1.",
    "1.61-1, ",
    "Act ",
    "section 1 of the A A A A ",
    "California ",
    "-\n",
    "\u00A0 ",
    "1(a)(1)(A)(i)(I)",
    "Rev. ",
  ];

  /** Work that grew with the square of the length would not end within the test's time. */
  it.each(HOSTILE)("ends for %j repeated", (piece) => {
    const text = piece.repeat(Math.ceil(100_000 / piece.length));
    const { found } = readCitations(text, { kind: "code", key: "61", path: ["a"] });
    expect(found.length).toBeLessThanOrEqual(text.length);
  });
});
