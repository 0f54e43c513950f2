/** Focus areas of a conversation: an instruction for chat models, and sections to prefer. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Passage } from "#modules/authority";
import { productFolder } from "#modules/platform";

interface Focus {
  /** Added to the instructions of a chat model. */
  instruction: string;
  /** Sections of the Code, single or as ranges: "53", "55-59", "45A-45Z". */
  sections: string[];
}

const FILE = "modules/ai/data/focus-areas.json";

let read: Record<string, Focus> | null = null;

export function focusAreas(): Record<string, Focus> {
  return (read ??= JSON.parse(readFileSync(join(productFolder(), FILE), "utf8")) as Record<string, Focus>);
}

/** Undefined for an unknown area. */
export function focusInstruction(area: string): string | undefined {
  return focusAreas()[area]?.instruction;
}

/**
 * The passages of the area's sections, in their order; all of them where the area has none, or for an unknown area.
 * Sections that the question cites stay in any case.
 */
export function withinFocus(passages: Passage[], area: string): { passages: Passage[]; isNarrowed: boolean } {
  const sections = focusAreas()[area]?.sections ?? [];
  const inside = passages.filter(
    ({ document, cited }) => cited || sections.some((range) => isWithin(document.key, range)),
  );
  return inside.length > 0 ? { passages: inside, isNarrowed: true } : { passages, isNarrowed: false };
}

function isWithin(number: string, range: string): boolean {
  const [from = "", to = from] = range.split("-");
  const at = sortable(number);
  if (from === to) return at === sortable(from);
  // "21-54" includes 45Q: letters follow the number that they belong to.
  return at >= sortable(from) && at <= `${sortable(to)}~`;
}

/** "45Q" → "00045Q" */
function sortable(number: string): string {
  const [, digits = "", letters = ""] = /^(\d+)(.*)$/.exec(number) ?? [];
  return digits.padStart(5, "0") + letters;
}
