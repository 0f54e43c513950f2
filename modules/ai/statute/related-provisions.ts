/** Provisions that practitioners read together with a rule, from `data/related-provisions`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { formatPath } from "#modules/authority";
import { productFolder } from "#modules/platform";
import { textUnitAt, type Statute, type StatuteUnit } from "./statute.ts";

export interface RelatedProvisions {
  /** Section or pin cite without the title: "121", "401(a)(9)". */
  provision: string;
  /** Pin cites of the same section, strongest first. */
  readWith: string[];
  origin: string;
  /** "2026-11-22" */
  added: string;
}

/** The lines of a tab-separated file, below its line of column names. */
export function parseRelatedProvisions(file: string): RelatedProvisions[] {
  const [, ...lines] = file.trimEnd().split(/\r?\n/);
  return lines.map((line) => {
    const [provision = "", readWith = "", origin = "", added = ""] = line.split("\t");
    return { provision, readWith: readWith.split("; "), origin, added };
  });
}

const FILE = "modules/ai/data/related-provisions/usc-26.tsv";

export function readRelatedProvisions(): RelatedProvisions[] {
  return parseRelatedProvisions(readFileSync(join(productFolder(), FILE), "utf8"));
}

let byProvision: Map<string, string[]> | null = null;

/** Units read with the closest pin cite of `quoted` that has an entry, then those read with the whole section. */
export function relatedProvisions(statute: Statute, quoted: StatuteUnit[]): StatuteUnit[] {
  byProvision ??= new Map(readRelatedProvisions().map(({ provision, readWith }) => [provision, readWith]));
  const entries = byProvision;
  const { key: number } = statute.section;
  const closest = quoted.flatMap((unit) => pinCites(number, unit)).find((pin) => entries.has(pin));
  const pins = [closest, number].flatMap((pin) => (pin && entries.get(pin)) || []);
  return [...new Set(pins)].flatMap((pin) => textUnitAt(statute, pathOf(pin)) ?? []);
}

/** "121(b)(1)" and "121(b)" of a unit, the longest first. */
function pinCites(number: string, { unit }: StatuteUnit): string[] {
  return [...unit.path.keys()]
    .map((depth) => `${number}${formatPath(unit.path.slice(0, depth + 1))}`)
    .toReversed();
}

/** ["b", "1"] of "121(b)(1)" */
function pathOf(pin: string): string[] {
  return [...pin.matchAll(/\((\w+)\)/g)].map(([, designator]) => designator!);
}
