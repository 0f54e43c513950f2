/**
 * Amounts of a year by the names that people use for them, from `data/amounts/*.tsv`: what the amount is called, the
 * unit that states it, the unit that adjusts it, the rows of yearly papers that hold it, and publications that state it.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { productFolder } from "#modules/platform";
import type { FilingStatus } from "#modules/authority";
import type { FormerFigure } from "./former-figure.ts";
import { isFilingStatus } from "../filing-status.ts";
import { inFull } from "../../statute/citations.ts";
import { expression, readConcepts } from "../../practice-notes/practice-note.ts";

/** Rows of yearly papers: those of a unit whose label fits. */
export interface NamedRow {
  /** "26 USC 2503" */
  unit: string;
  label: RegExp | null;
  /** What the figure is of several: "with two qualifying children"; may be empty. */
  words: string;
  /** A question that these words occur in means this row only. */
  asked: RegExp | null;
}

/** A figure that a document of the library states in a sentence. */
export interface PublishedFigure {
  year: number;
  /** "Pub. 15" */
  document: string;
  /** The figure in our own words. */
  said: string;
  /** The document's words that hold it. */
  words: string;
  asked: RegExp | null;
}

export interface BaseFigure {
  unit: string;
  /** As printed there: "$109,400"; null for a unit that only decides. */
  money: string | null;
  /** The filing status that it is for, or what it is of several: "earned income with one qualifying child". */
  status: FilingStatus | null;
  of: string | null;
}

export interface NamedAmount {
  id: string;
  /** "the annual exclusion for gifts to one person" */
  name: string;
  /** Alternatives; of one of them all must occur in the question. */
  when: RegExp[][];
  unless: RegExp | null;
  /** Units that state it, the deciding one first, each with the amount printed there, if any. */
  bases: BaseFigure[];
  /** Pin cite of the unit that adjusts it; null for what is not adjusted. */
  indexedBy: string | null;
  /** First year that the base is of. */
  since: number | null;
  /** First year that is adjusted. */
  firstAdjusted: number | null;
  /** The kind of paper that states it: "the notice of …"; null for the usual one of its section. */
  paper: string | null;
  rows: NamedRow[];
  published: PublishedFigure[];
  former: FormerFigure[];
}

/** Of several units that state it, the one of the filing status. */
export function unitFor(bases: readonly BaseFigure[], status: FilingStatus | null): string {
  return (bases.find((base) => status !== null && base.status === status) ?? bases[0]!).unit;
}

const FOLDER = "modules/ai/data/amounts";

let amounts: NamedAmount[] | null = null;

export function namedAmounts(): NamedAmount[] {
  amounts ??= readNamedAmounts(join(productFolder(), FOLDER));
  return amounts;
}

/** @throws Error naming a line that cannot be read. */
export function readNamedAmounts(folder: string): NamedAmount[] {
  const concepts = readConcepts();
  const words = (pattern: string) => expression(pattern, concepts);
  const optional = (pattern: string) => (pattern ? words(pattern) : null);
  const lines = (name: string) =>
    readFileSync(join(folder, name), "utf8")
      .trimEnd()
      .split(/\r?\n/)
      .slice(1)
      .map((line) => line.split("\t"));
  const rows = lines("rows.tsv");
  const published = lines("published.tsv");
  const former = lines("former.tsv");
  return lines("names.tsv").map((line) => {
    const [id = "", name = "", when = "", unless = "", base = "", indexed = "", years = "", paper = ""] =
      line;
    if (!base) throw new Error(`The amount ${id || line.join(" ")} names no unit.`);
    const [since, firstAdjusted] = years.split("/").map((year) => (year ? Number(year) : null));
    return {
      ...{ id, name, unless: optional(unless), paper: paper || null },
      when: when.split(" || ").map((patterns) => patterns.split(" && ").map(words)),
      bases: base.split("; ").map(readBase),
      indexedBy: indexed ? inFull(indexed) : null,
      ...{ since: since ?? null, firstAdjusted: firstAdjusted ?? null },
      rows: rows
        .filter(([of]) => of === id)
        .map(([, unit = "", label = "", said = "", asked = ""]) => ({
          unit: inFull(unit),
          label: label ? new RegExp(label, "i") : null,
          words: said,
          asked: optional(asked),
        })),
      former: former
        .filter(([of]) => of === id)
        .map(([, from, to, unit = "", money = ""]) => ({
          ...{
            from: Number(from),
            to: Number(to),
            unit: inFull(unit),
            money: money === "none" ? null : money,
          },
        })),
      published: published
        .filter(([of]) => of === id)
        .map(([, year, document = "", said = "", quoted = "", asked = ""]) => ({
          ...{ year: Number(year), document, said, words: quoted.replaceAll("\\t", "\t") },
          asked: optional(asked),
        })),
    };
  });
}

/** "2503(b)(1): $10,000", "55(d)(4)(A)(i)(I): $109,400 [joint]", or the unit alone. */
function readBase(base: string): BaseFigure {
  const [, unit = "", money, of] = /^(.+?)(?:: ([^[]+?)(?: \[(.+)\])?)?$/.exec(base) ?? [];
  const status = of !== undefined && isFilingStatus(of) ? of : null;
  return { unit: inFull(unit), money: money ?? null, status, of: status ? null : (of ?? null) };
}
