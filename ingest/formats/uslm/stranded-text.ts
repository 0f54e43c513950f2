/** Words of a unit that the file prints beside it: four units of the Code have a heading and no words of their own. */
import type { Segment, Unit } from "#modules/authority/schema";

const NO_WORDS = new Set(["num", "heading", "footnote"]);
const REPEALED = /^\W*(?:repealed|omitted|reserved|transferred)\b/i;

/**
 * "(A) In general" with nothing below it, and its sentence in a continuation of the paragraph (26 USC 72(t)(6)): the
 * sentence becomes the unit's own, so that whoever looks the unit up, or searches for what it says, finds it.
 */
export function returnStranded(units: readonly Unit[], segments: readonly Segment[]): void {
  for (const [at, segment] of segments.entries()) {
    const before = segments[at - 1];
    if (segment.role !== "continuation" || before?.role !== "heading") continue;
    const unit = units[before.unit]!;
    if (unit.parent !== segment.unit || unit.status !== null || REPEALED.test(unit.heading ?? "")) continue;
    const isEmpty = segments.every((one) => one.unit !== before.unit || NO_WORDS.has(one.role));
    if (!isEmpty || units.some(({ parent }) => parent === before.unit)) continue;
    segment.unit = before.unit;
    segment.role = "content";
    unit.end = segment.end;
  }
}
