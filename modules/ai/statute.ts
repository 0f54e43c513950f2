/** A section as a reader takes it in: units with their headings, the words that are their own, and what is below. */
import { formatPath, type SectionText } from "#modules/authority";
import type { Range, Unit } from "#modules/authority/schema";

/** Runs of words that may be quoted; numbers and headings only point, footnotes are the publisher's. */
const QUOTABLE = new Set(["chapeau", "content", "continuation", "proviso", "table"]);

/** Of a table each row, the heading row first, is a run; a tab stands between its cells. */
export interface Run extends Range {
  role: string;
}

export interface StatuteUnit {
  index: number;
  unit: Unit;
  /** 0 for the section, 1 for a subsection, … */
  depth: number;
  /** Own quotable runs in the order of the text. */
  runs: Run[];
  children: number[];
  /** Designator as printed: "(a)"; empty for the section. */
  num: string;
}

export interface Statute {
  section: SectionText;
  units: StatuteUnit[];
}

export function readStatute(section: SectionText): Statute {
  const { structure, text } = section;
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
    if (QUOTABLE.has(segment.role)) owner.runs.push(...linesOf(text, segment.role, segment));
  }
  dropEmptyLeadIns(text, units);
  return { section, units };
}

/** "For purposes of this section—", "Except as otherwise provided in this subsection—": where, but nothing of what. */
const SCOPE_ONLY =
  /^(?:for (?:the )?purposes of|except as (?:otherwise )?provided in)(?: (?:this|sections?|subsections?|paragraphs?|subparagraphs?|clauses?|chapters?|parts?|subparts?|subchapters?|subtitles?|title|and|or|of|\d+\w*(?:\(\w+\))*|(?:\(\w+\))+),?)+[—:-]$/i;

/** Leaves out a lead-in that says nothing by itself, where what follows begins sentences of its own. */
function dropEmptyLeadIns(text: string, units: StatuteUnit[]): void {
  const wordsOf = ({ start, end }: Range) => text.slice(start, end).trim();
  for (const unit of units.toReversed()) {
    const [first] = unit.runs;
    const firstWords = unit.children.flatMap((child) => units[child]!.runs.slice(0, 1));
    if (!first || !SCOPE_ONLY.test(wordsOf(first)) || unit.children.length === 0) continue;
    if (firstWords.every((run) => /^[“"(]?[A-Z]/.test(wordsOf(run)))) unit.runs.shift();
  }
}

/** A segment's paragraphs, each a run of its own. */
function linesOf(text: string, role: string, segment: Range): Run[] {
  const runs: Run[] = [];
  let start = segment.start;
  for (const line of text.slice(segment.start, segment.end).split("\n")) {
    if (line.trim() !== "") runs.push({ role, ...trim(text, { start, end: start + line.length }) });
    start += line.length + 1;
  }
  return runs;
}

export function ownText({ section }: Statute, unit: StatuteUnit): string {
  return unit.runs.map((run) => section.text.slice(run.start, run.end)).join(" ");
}

/** Units from the subsection down to this one, itself last. */
export function lineage({ units }: Statute, unit: StatuteUnit): StatuteUnit[] {
  const line: StatuteUnit[] = [];
  for (let at: StatuteUnit | undefined = unit; at && at.depth > 0; at = units[at.unit.parent])
    line.unshift(at);
  return line;
}

/** Whether a unit in force begins with words of its own rather than only closing a list. */
export function speaks(unit: StatuteUnit): boolean {
  return unit.runs.length > 0 && unit.runs[0]!.role !== "continuation" && !unit.unit.status;
}

const SPAN = /\bbeginning after [A-Z]\w+ \d+, \d{4},? and before January 1, (\d{4})/;

/** Whether a unit, or one above it, is only for taxable years of which the last was over when `year` began. */
export function isOver(statute: Statute, unit: StatuteUnit, year: number): boolean {
  return lineage(statute, unit).some((step) => {
    const first = step.runs[0];
    const before = first && SPAN.exec(textOf(statute, first).slice(0, 160))?.[1];
    return before !== undefined && Number(before) < year;
  });
}

/**
 * Whether a unit's own words can be read alone: they begin a sentence, and no lead-in above them ends open, as
 * "The modifications referred to in this section are as follows:" does.
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

export function textOf({ section }: Statute, range: Range): string {
  return section.text.slice(range.start, range.end);
}

const EMPTY_HEADING = /^in general\.?$/i;

/** The unit's heading, or its parent's where the unit is headed "In general". */
export function tellingHeading(statute: Statute, unit: StatuteUnit): string | null {
  for (const step of lineage(statute, unit).reverse()) {
    const heading = step.unit.heading?.trim();
    if (heading && !EMPTY_HEADING.test(heading)) return heading;
  }
  return null;
}

const ABBREVIATION =
  /(?:\b(?:sec|secs|subsec|par|pars|cl|no|nos|art|ch|Pub|Stat|Inc|Corp|Co|Jan|Feb|Mar|Apr|Aug|Sept|Oct|Nov|Dec|etc|[A-Z])|\d)\.$/;

/** The sentences of a run, as ranges of the section's text, without the space between them. */
export function sentences(text: string, run: Range): Range[] {
  const found: Range[] = [];
  let start = run.start;
  const slice = text.slice(run.start, run.end);
  for (const match of slice.matchAll(/[.?!][”’)]*(?=\s+[“‘(]?[A-Z])/g)) {
    const end = run.start + match.index + match[0].length;
    if (ABBREVIATION.test(text.slice(start, run.start + match.index + 1))) continue;
    found.push(trim(text, { start, end }));
    start = end;
  }
  found.push(trim(text, { start, end: run.end }));
  return found.filter((sentence) => sentence.end > sentence.start);
}

function trim(text: string, { start, end }: Range): Range {
  while (start < end && /\s/.test(text[start]!)) start++;
  while (end > start && /\s/.test(text[end - 1]!)) end--;
  return { start, end };
}

/** The unit of this path, or the first below it that has words of its own; null where there is none. */
export function speakingAt(statute: Statute, path: readonly string[]): StatuteUnit | null {
  const named = statute.units.find(({ unit }) => formatPath(unit.path) === formatPath(path));
  return named ? firstSpeaking(statute, named) : null;
}

/** A unit that has no words of its own speaks through the first below it that has. */
export function firstSpeaking(statute: Statute, { unit }: StatuteUnit): StatuteUnit | null {
  return (
    statute.units.find(
      (other) => speaks(other) && other.unit.start >= unit.start && other.unit.end <= unit.end,
    ) ?? null
  );
}
