/**
 * Provisions whose law differs from year to year, each with what held when, in our own words and with the units of law
 * that carry it. They stand in files that a practitioner edits.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { productFolder } from "#modules/platform";
import { inFull } from "../statute/citations.ts";
import { expression, readConcepts } from "../practice-notes/practice-note.ts";

/** What held for some tax years. */
export interface YearRule {
  /** Tax years, inclusive; null for an open end. */
  from: number | null;
  to: number | null;
  /** Whether the provision was there for these years; null where that is not what decides. */
  holds: boolean | null;
  /** Goes on after "for 2024"; "~" marks a figure that no text held here states, which the rule then says. */
  text: string;
}

export interface ProvisionByYear {
  id: string;
  /** All must occur in the question. */
  when: RegExp[];
  /** Must not occur in it. */
  unless: RegExp | null;
  /** What is true in any year; may be empty. */
  general: string;
  /** In the order of time; empty where the date of something else than the tax year decides. */
  rules: YearRule[];
  /** Pin cites, the deciding one first. */
  units: string[];
}

const FOLDER = "modules/ai/data/law-by-year";

let provisions: ProvisionByYear[] | null = null;

export function provisionsByYear(): ProvisionByYear[] {
  provisions ??= readdirSync(join(productFolder(), FOLDER))
    .filter((name) => name.endsWith(".tsv"))
    .toSorted()
    .flatMap((name) =>
      parseProvisions(readFileSync(join(productFolder(), FOLDER, name), "utf8"), readConcepts()),
    );
  return provisions;
}

/** Below a line of column names: id, when, unless, general, years, units. @throws Error naming a line that cannot be read. */
export function parseProvisions(file: string, concepts: Record<string, string>): ProvisionByYear[] {
  const [, ...lines] = file.trimEnd().split(/\r?\n/);
  return lines.map((line) => {
    const [id = "", when = "", unless = "", general = "", years = "", units = ""] = line.split("\t");
    if (!units) throw new Error(`The provision ${id || line} names no unit.`);
    return {
      ...{ id, general },
      when: when.split(" && ").map((pattern) => expression(pattern, concepts)),
      unless: unless ? expression(unless, concepts) : null,
      rules: years ? years.split(" | ").map((rule) => ruleOf(rule, id)) : [],
      units: units.split("; ").map(inFull),
    };
  });
}

/** What a reader must know of a figure that the library cannot show. */
const NOT_HELD = "the library does not hold";

/** "2022-2024: -section 174 as it then read …" */
function ruleOf(rule: string, id: string): YearRule {
  const [, from, dash, to, sign, text] = /^(\d{4})?(-)?(\d{4})?: ([+-])?(.+)$/.exec(rule) ?? [];
  if (!text) throw new Error(`The provision ${id} has years that cannot be read: ${rule}`);
  if (text.includes("~") && !text.includes(NOT_HELD))
    throw new Error(`The provision ${id} does not say that the words of its figure are not held: ${rule}`);
  return {
    from: from ? Number(from) : null,
    to: to ? Number(to) : dash ? null : Number(from),
    holds: sign ? sign === "+" : null,
    text,
  };
}
