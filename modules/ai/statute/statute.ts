/** A section as a tree of units, each with the runs of text that can be quoted. */
import { formatPath, quotableLines, type DocumentText } from "#modules/authority";
import type { Range, Structure, Unit } from "#modules/authority/schema";
import { quotableLaw, type Quotable } from "../quotable.ts";

/** A stretch of quotable text: a paragraph, or one row of a table with a tab between its cells. */
export interface Run extends Range {
  role: string;
}

export interface StatuteUnit {
  index: number;
  unit: Unit;
  /** 0 for the section, 1 for a subsection, and so on. */
  depth: number;
  /** Own runs in the order of the text. */
  runs: Run[];
  /** Indexes of the units directly below. */
  children: number[];
  /** Designator as printed: "(a)"; empty for the section. */
  num: string;
}

export interface Statute {
  section: DocumentText;
  quotable: Quotable;
  units: StatuteUnit[];
}

/** By the structure that they were read from, which the library shares between answers. Nobody may change them. */
const known = new WeakMap<Structure, { text: string; units: StatuteUnit[] }>();

export function readStatute(section: DocumentText): Statute {
  return { section, quotable: quotableLaw(section), units: unitsOf(section) };
}

function unitsOf(section: DocumentText): StatuteUnit[] {
  const { structure, text } = section;
  const read = known.get(structure);
  if (read?.text === text) return read.units;
  const units = readUnits(section);
  known.set(structure, { text, units });
  return units;
}

function readUnits({ structure, text }: DocumentText): StatuteUnit[] {
  const units: StatuteUnit[] = structure.units.map((unit, index) => ({
    index,
    unit,
    depth: unit.path.length,
    runs: [],
    children: [],
    num: "",
  }));
  for (const unit of units) units[unit.unit.parent]?.children.push(unit.index);
  for (const segment of structure.segments) {
    const owner = units[segment.unit]!;
    if (segment.role === "num") owner.num = text.slice(segment.start, segment.end);
  }
  for (const { unit, ...run } of quotableLines(text, structure)) units[unit]!.runs.push(run);
  dropEmptyLeadIns(text, units);
  return units;
}

/** "For purposes of this section—", "Except as otherwise provided in this subsection—": a scope without a rule. */
const SCOPE_ONLY =
  /^(?:for (?:the )?purposes of|except as (?:otherwise )?provided in)(?: (?:this|sections?|subsections?|paragraphs?|subparagraphs?|clauses?|chapters?|parts?|subparts?|subchapters?|subtitles?|title|and|or|of|\d+\w*(?:\(\w+\))*|(?:\(\w+\))+),?)+[—:-]$/i;

/** Removes a lead-in that only states a scope, where the units below begin sentences of their own. */
function dropEmptyLeadIns(text: string, units: StatuteUnit[]): void {
  const wordsOf = ({ start, end }: Range) => text.slice(start, end).trim();
  for (const unit of units.toReversed()) {
    const [first] = unit.runs;
    const firstWords = unit.children.flatMap((child) => units[child]!.runs.slice(0, 1));
    if (!first || !SCOPE_ONLY.test(wordsOf(first)) || unit.children.length === 0) continue;
    if (firstWords.every((run) => /^[“"(]?[A-Z]/.test(wordsOf(run)))) unit.runs.shift();
  }
}

export function ownText({ section }: Statute, unit: StatuteUnit): string {
  return unit.runs.map((run) => section.text.slice(run.start, run.end)).join(" ");
}

export function textOf({ section }: Statute, range: Range): string {
  return section.text.slice(range.start, range.end);
}

/** Units from the subsection down to this one, which is the last. */
export function lineage({ units }: Statute, unit: StatuteUnit): StatuteUnit[] {
  const line: StatuteUnit[] = [];
  for (let at: StatuteUnit | undefined = unit; at && at.depth > 0; at = units[at.unit.parent])
    line.unshift(at);
  return line;
}

/** Whether a unit in force has text of its own that does more than close the list above it. */
export function hasText(unit: StatuteUnit): boolean {
  return unit.runs.length > 0 && unit.runs[0]!.role !== "continuation" && !unit.unit.status;
}

/** The unit at this path, or the first below it that has text; null when there is none. */
export function textUnitAt(statute: Statute, path: readonly string[]): StatuteUnit | null {
  const named = statute.units.find(({ unit }) => formatPath(unit.path) === formatPath(path));
  return named ? firstTextUnit(statute, named) : null;
}

/** The unit itself when it has text, else the first below it that has. */
export function firstTextUnit(statute: Statute, { unit }: StatuteUnit): StatuteUnit | null {
  return (
    statute.units.find(
      (other) => hasText(other) && other.unit.start >= unit.start && other.unit.end <= unit.end,
    ) ?? null
  );
}

const TAXABLE_YEARS = /\bbeginning after [A-Z]\w+ \d+, \d{4},? and before January 1, (\d{4})/;
/** The years stand at the beginning of a unit; later ones concern something else. */
const OPENING_LENGTH = 160;

/** Whether a unit, or one above it, applies only to taxable years that ended before `year`. */
export function isExpired(statute: Statute, unit: StatuteUnit, year: number): boolean {
  return lineage(statute, unit).some((step) => {
    const first = step.runs[0];
    const before = first && TAXABLE_YEARS.exec(textOf(statute, first).slice(0, OPENING_LENGTH))?.[1];
    return before !== undefined && Number(before) < year;
  });
}

/**
 * Whether a unit's own text can be read alone: it begins a sentence, and no lead-in above it ends open, as "The
 * modifications referred to in this section are as follows:" does.
 */
export function standsAlone(statute: Statute, unit: StatuteUnit): boolean {
  const first = unit.runs[0];
  if (!first || !/^[“‘"(]?[A-Z0-9$]/.test(textOf(statute, first).trim())) return false;
  const above = lineage(statute, unit).slice(0, -1);
  return !above.some((step) => step.runs.some((run) => run.role === "chapeau" && endsOpen(statute, run)));
}

/** Whether a run ends in a dash or colon, so that a list follows. */
export function endsOpen(statute: Statute, run: Run): boolean {
  return /[—:-]$/.test(textOf(statute, run).trim());
}

const EMPTY_HEADING = /^in general\.?$/i;

/** The unit's heading, or the nearest one above it when the unit has none or is headed "In general". */
export function descriptiveHeading(statute: Statute, unit: StatuteUnit): string | null {
  for (const step of lineage(statute, unit).reverse()) {
    const heading = step.unit.heading?.trim();
    if (heading && !EMPTY_HEADING.test(heading)) return heading;
  }
  return null;
}
