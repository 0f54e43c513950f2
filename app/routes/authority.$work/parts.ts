import type { HierarchyStep } from "#modules/authority/schema";

export interface PartLine {
  number: string;
  heading: string;
  status: string | null;
  url: string;
}

export interface Part {
  /** "1"; "" for documents outside any part */
  number: string;
  label: string;
  heading: string;
  count: number;
  first: string;
  last: string;
  /** Empty unless the part is open. */
  sections: PartLine[];
}

/** Parts of a work in the order of their documents; only `open` lists its own. */
export function partsOf(entries: (PartLine & { hierarchy: HierarchyStep[] })[], open: string | null): Part[] {
  const parts = new Map<string, Part>();
  for (const { hierarchy, ...line } of entries) {
    const step = hierarchy.find(({ level }) => level === "part");
    const number = step?.number ?? "";
    const part = parts.get(number) ?? newPart(number, step, line.number);
    part.heading ||= step?.heading ?? "";
    part.count += 1;
    part.last = line.number;
    if (number === open) part.sections.push(line);
    parts.set(number, part);
  }
  return [...parts.values()];
}

function newPart(number: string, step: HierarchyStep | undefined, first: string): Part {
  const label = step?.label ?? "All documents";
  return { number, label, heading: step?.heading ?? "", count: 0, first, last: first, sections: [] };
}
