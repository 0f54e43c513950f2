/**
 * Digests: what a section of the Code, or one special rule inside it, says, in our own words, with the units that carry
 * it. They stand in files that a practitioner edits, and open an answer where nothing more special does.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { productFolder } from "#modules/platform";
import { sectionOf } from "../statute/citations.ts";

export interface Digest {
  /** "26 USC 751", or of a special rule "26 USC 1031(f)". */
  of: string;
  /** One to three sentences. */
  text: string;
  /** Pin cites, the deciding one first. */
  units: string[];
}

/** Of one section. */
export interface SectionDigests {
  whole: Digest | null;
  rules: Digest[];
}

export const DIGESTS_FOLDER = "modules/ai/data/digests";

let digests: Digest[] | null = null;
let sections: Map<string, SectionDigests> | null = null;

/** In the order of their files. */
export function allDigests(): Digest[] {
  digests ??= readDigests(join(productFolder(), DIGESTS_FOLDER));
  return digests;
}

/** By section: "26 USC 751". */
export function digestsBySection(): ReadonlyMap<string, SectionDigests> {
  sections ??= bySection(allDigests());
  return sections;
}

export function bySection(all: readonly Digest[]): Map<string, SectionDigests> {
  const found = new Map<string, SectionDigests>();
  for (const digest of all) {
    const section = sectionOf(digest.of);
    const own = found.get(section) ?? { whole: null, rules: [] };
    if (digest.of === section) own.whole = digest;
    else own.rules.push(digest);
    found.set(section, own);
  }
  return found;
}

/** The section's own first. */
export function digestsIn({ whole, rules }: SectionDigests): Digest[] {
  return whole ? [whole, ...rules] : rules;
}

/** @throws Error naming a line that cannot be read, or a place that has two digests. */
export function readDigests(folder: string): Digest[] {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".tsv"))
    .toSorted();
  const all = files.flatMap((name) => parseDigests(readFileSync(join(folder, name), "utf8")));
  const seen = new Set<string>();
  for (const { of } of all) {
    if (seen.has(of)) throw new Error(`${of} has two digests.`);
    seen.add(of);
  }
  return all;
}

/** Below a line of column names: of, digest, units. */
function parseDigests(file: string): Digest[] {
  const [, ...lines] = file.trimEnd().split(/\r?\n/);
  return lines.map((line) => {
    const [of, text, units] = line.split("\t");
    if (!of || !text || !units) throw new Error(`The digest “${line}” lacks a column.`);
    return { of: `26 USC ${of}`, text, units: units.split(";").map((unit) => `26 USC ${unit.trim()}`) };
  });
}
