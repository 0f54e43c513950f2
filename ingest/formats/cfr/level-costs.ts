/** How unlikely each step of a numbering is; 0 is what every drafter writes. Fitted by reading volumes 1, 2 and 5. */

/** Kind of numbering; an asterisk marks italics: the fifth and sixth levels of the CFR. */
export type Family = "a" | "1" | "i" | "A" | "I" | "a*" | "1*" | "i*" | "A*" | "I*";

/** Italics lost or added by the composition: "(1)" for "(*1*)". */
export const OTHER_TYPE = 2;
/** (a), (c) */
export const GAP = 2.5;
/** (a), (a) */
export const SAME = 4;
/** (c), (a) */
export const BACKWARDS = 6;
/** A list that begins with (2). */
export const NOT_FIRST = 3.5;
/** (1) inside (1) inside (a). */
export const FAMILY_TWICE = 5;
/** A list left after its first item. */
export const ONLY_CHILD = 0.5;
/** "(a)—(b)" in one paragraph. */
export const SIBLING_IN_PARAGRAPH = 3;
/** The words in parentheses are no designator at all. */
export const PLAIN_TEXT = 5;

/** (a)(1)(i)(A)(*1*)(*i*) of today, (a)(1)(i)(*a*)(*1*)(*i*) before 1980. */
const USUAL: Record<string, readonly Family[]> = {
  section: ["a"],
  example: ["i", "a", "1", "A"],
  a: ["1"],
  "1": ["i"],
  i: ["A", "a*"],
  A: ["1*"],
  "a*": ["1*"],
  "1*": ["i*"],
  "i*": ["A*", "I*", "I"],
};
const SEEN: Record<string, readonly Family[]> = {
  section: ["1", "i"],
  example: ["a*", "1*", "i*"],
  a: ["i", "A"],
  "1": ["A", "a", "a*"],
  i: ["a", "1", "1*"],
  A: ["i", "1", "i*"],
};
const RARE = 2.5;

export function childCost(parent: Family | "section" | "example", child: Family): number {
  if (USUAL[parent]?.includes(child)) return 0;
  return SEEN[parent]?.includes(child) ? 1 : RARE;
}
