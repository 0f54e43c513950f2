import type { Structure } from "#modules/authority/schema";

/** A unit with a heading, for the outline of a long document. */
export interface OutlineLine {
  id: string;
  /** "(a)"; "" for a heading without a number */
  num: string;
  heading: string;
  depth: 1 | 2;
}

/** Documents with fewer units and less text are seen at a glance. */
const MIN_LINES = 4;
const MIN_LENGTH = 4000;
/** With more lines than this only the outermost units are listed. */
const MAX_LINES = 40;

/** The headings of a long document's outermost units, and of those below where they are few; none for a short one. */
export function outlineOf({ units, segments }: Structure, text: string): OutlineLine[] {
  if (text.length < MIN_LENGTH) return [];
  const nums = new Map(
    segments
      .filter(({ role }) => role === "num")
      .map(({ unit, start, end }) => [unit, text.slice(start, end)]),
  );
  const lines = units.flatMap(({ id, path, heading }, index): OutlineLine[] => {
    const depth = path.length;
    if (!heading || (depth !== 1 && depth !== 2)) return [];
    return [{ id, num: nums.get(index) ?? "", heading, depth }];
  });
  const shown = lines.length > MAX_LINES ? lines.filter(({ depth }) => depth === 1) : lines;
  return shown.length < MIN_LINES ? [] : shown;
}
