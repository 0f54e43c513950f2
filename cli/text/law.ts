/** A section or unit of the law as text for a terminal. */
import type { DocumentText, DocumentVersion, Resolved } from "#modules/authority";
import { longDate, type Segment, type Unit } from "#modules/authority/schema";
import { wrap } from "./wrap.ts";

const INDENT = 4;

/** Citation and heading, release point, the lead-in of the units above, then the unit with all below it. */
export function lawText(place: Resolved, width: number | null): string {
  const { document: section } = place;
  const hierarchy = section.hierarchy.map(({ label, heading }) =>
    [label, heading].filter(Boolean).join(", "),
  );
  const head = [
    ...(place.missing ? [missingText(place), ""] : []),
    `${place.citation}  ${section.heading}`,
    `As of ${asOfText(section)}${section.status ? `; ${section.status}` : ""}`,
    ...hierarchy,
  ];
  const body = lines(place).map(({ depth, text }) => wrap(text, width, depth * INDENT));
  const credit = place.unit === 0 && section.sourceCredit ? ["", wrap(section.sourceCredit, width)] : [];
  return [...head, "", ...body, ...credit].join("\n");
}

/** The same as JSON; `text` is verbatim, `leadIn` the words of the enclosing units, outermost first. */
export function lawJson(place: Resolved, versions: DocumentVersion[]) {
  const { document: section, citation, url, missing } = place;
  const unit = unitOf(place);
  const above = new Set(ancestors(section, place.unit));
  return {
    citation,
    section: section.citation,
    title: section.heading,
    heading: unit.heading,
    status: unit.status ?? section.status,
    url,
    asOf: section.asOf,
    missing,
    hierarchy: section.hierarchy,
    leadIn: section.structure.segments
      .filter((segment) => leadsIn(segment, above, unit))
      .map((segment) => textOf(section, segment)),
    sourceType: section.sourceType,
    text: section.text.slice(unit.start, unit.end),
    units: unitsBelow(section, unit),
    versions,
    sourceCredit: section.sourceCredit,
  };
}

/** "release point 119-100", "April 1, 2021" */
function asOfText({ kind, asOf, date }: DocumentText): string {
  return kind === "code" ? `release point ${asOf}` : longDate(date);
}

/** The unit and all units in it, in the order of the text. */
function unitsBelow({ citation, text, structure }: DocumentText, { start, end, path }: Unit) {
  return structure.units
    .filter((unit) => unit.start >= start && unit.end <= end && unit.path.length >= path.length)
    .map((unit) => ({
      citation: citation + unit.path.map((step) => `(${step})`).join(""),
      text: text.slice(unit.start, unit.end),
    }));
}

function missingText({ missing, citation }: Resolved): string {
  return `There is no ${missing}; the nearest unit that exists is ${citation}.`;
}

interface Line {
  depth: number;
  text: string;
}

function lines(place: Resolved): Line[] {
  const { document: section } = place;
  const { units, segments } = section.structure;
  const unit = unitOf(place);
  const above = new Set(ancestors(section, place.unit));
  const result: Line[] = [];
  let previous: Segment | undefined;
  for (const segment of segments) {
    if (isSectionTitle(segment) || !(leadsIn(segment, above, unit) || isWithin(segment, unit))) continue;
    const text = textOf(section, segment);
    const last = result.at(-1);
    if (last && previous?.role === "num" && previous.unit === segment.unit) {
      last.text += ` ${text}`;
    } else {
      result.push({ depth: depthOf(units, segment), text });
    }
    previous = segment;
  }
  return result;
}

function depthOf(units: Unit[], segment: Segment): number {
  const path = units[segment.unit]?.path.length ?? 0;
  return Math.max(0, path - 1);
}

/** The section's number and heading, which are already in the title of the page. */
function isSectionTitle(segment: Segment): boolean {
  return segment.unit === 0 && (segment.role === "num" || segment.role === "heading");
}

function isWithin(segment: Segment, unit: Unit): boolean {
  return segment.start >= unit.start && segment.end <= unit.end;
}

function leadsIn(segment: Segment, above: Set<number>, unit: Unit): boolean {
  const isLeadIn = segment.role === "num" || segment.role === "heading" || segment.role === "chapeau";
  return above.has(segment.unit) && segment.end <= unit.start && isLeadIn && !isSectionTitle(segment);
}

function ancestors({ structure }: DocumentText, unit: number): number[] {
  const result: number[] = [];
  for (
    let above = structure.units[unit]?.parent ?? -1;
    above >= 0;
    above = structure.units[above]?.parent ?? -1
  ) {
    result.push(above);
  }
  return result;
}

function unitOf({ document: section, unit }: Resolved): Unit {
  const found = section.structure.units[unit];
  if (!found) throw new RangeError(`${section.citation} has no unit ${unit}`);
  return found;
}

function textOf(section: DocumentText, segment: Segment): string {
  return section.text.slice(segment.start, segment.end);
}
