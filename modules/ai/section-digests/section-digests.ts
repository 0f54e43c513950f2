/**
 * Section digests: what a section of the Code says in general, in our own words, with the units that carry it. They
 * stand in files that a practitioner edits, and open an answer where nothing more special does.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { productFolder } from "#modules/platform";

export interface SectionDigest {
  /** "26 USC 751" */
  section: string;
  /** One to three sentences. */
  text: string;
  /** Pin cites, the deciding one first. */
  units: string[];
}

const FOLDER = "modules/ai/data/section-digests";

let digests: Map<string, SectionDigest> | null = null;

/** By section. */
export function sectionDigests(): Map<string, SectionDigest> {
  digests ??= readSectionDigests(join(productFolder(), FOLDER));
  return digests;
}

/** @throws Error naming a line that cannot be read, or a section that has two digests. */
export function readSectionDigests(folder: string): Map<string, SectionDigest> {
  const files = readdirSync(folder).filter((name) => name.endsWith(".tsv"));
  const read = new Map<string, SectionDigest>();
  for (const digest of files.flatMap((name) =>
    parseSectionDigests(readFileSync(join(folder, name), "utf8")),
  )) {
    if (read.has(digest.section)) throw new Error(`${digest.section} has two digests.`);
    read.set(digest.section, digest);
  }
  return read;
}

/** Below a line of column names: section, digest, units. */
function parseSectionDigests(file: string): SectionDigest[] {
  const [, ...lines] = file.trimEnd().split(/\r?\n/);
  return lines.map((line) => {
    const [section, text, units] = line.split("\t");
    if (!section || !text || !units) throw new Error(`The section digest “${line}” lacks a column.`);
    return {
      section: `26 USC ${section}`,
      text,
      units: units.split(";").map((unit) => `26 USC ${unit.trim()}`),
    };
  });
}
