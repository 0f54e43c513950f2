/** The table of contents as a tree, expanded for one chapter only: the whole Code would be a page of 1 MB. */
import { headingCase, type HierarchyStep } from "#modules/authority/schema";

export const CONTENTS = "/authority/26-usc";

export interface ContentsLine {
  number: string;
  heading: string;
  status: string | null;
  url: string;
}

export interface Division {
  /** URL fragment of the division. */
  id: string;
  level: string;
  number: string;
  label: string;
  heading: string;
  /** Numbers of its first and last section. */
  first: string;
  last: string;
  divisions: Division[];
  sections: ContentsLine[];
}

/** Divisions in the order of the Code; chapters other than `chapter` are collapsed. */
export function outline(
  entries: (ContentsLine & { hierarchy: HierarchyStep[] })[],
  chapter: string | null,
): Division[] {
  const top: Division[] = [];
  for (const { hierarchy, ...line } of entries) {
    let level = top;
    let folded = false;
    let innermost: Division | undefined;
    for (const [depth, step] of hierarchy.entries()) {
      innermost = enter(level, step, hierarchy.slice(0, depth + 1), line.number);
      folded = step.level === "chapter" && step.number !== chapter;
      if (folded) break;
      level = innermost.divisions;
    }
    if (!folded) innermost?.sections.push(line);
  }
  return top;
}

/** URL fragment of a division on the contents page. */
export function placeId(steps: HierarchyStep[]): string {
  return steps.map(({ level, number }) => `${level}-${number}`).join("-");
}

/** URL of a division in the contents, with its chapter expanded. */
export function placePath(steps: HierarchyStep[]): string {
  const chapter = steps.find((step) => step.level === "chapter");
  return `${CONTENTS}${chapter ? `?chapter=${encodeURIComponent(chapter.number)}` : ""}#${placeId(steps)}`;
}

function enter(level: Division[], step: HierarchyStep, steps: HierarchyStep[], section: string): Division {
  const id = placeId(steps);
  const known = level.find((division) => division.id === id);
  if (known) {
    known.last = section;
    return known;
  }
  const { label, number } = step;
  const heading = headingCase(step.heading);
  const division = { id, level: step.level, number, label, heading, first: section, last: section };
  const entered: Division = { ...division, divisions: [], sections: [] };
  level.push(entered);
  return entered;
}
