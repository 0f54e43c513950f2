/** A weight, a distance or hours that a follow-up states against the one that the rule names: "it weighs 6,300 lb". */

const UNITS = String.raw`(pounds?|lbs?|miles?|hours?|hrs?)`;
const STATED = new RegExp(
  String.raw`(?<![\d,.$])(\d{1,3}(?:,\d{3})+|\d+) ?${UNITS}\b(?! (?:rule|test|limit))`,
  "i",
);
const NAMED = new RegExp(
  String.raw`\b(above|over|more than|exceed(?:s|ing)?|at least|up to|under|below|less than|not more than)(?: a gross (?:vehicle )?weight of)? (\d{1,3}(?:,\d{3})+|\d+) ${UNITS}\b`,
  "gi",
);

/** Null where none is stated, or the rule names no one limit in the unit. */
export function unitText(own: string, said: string): string | null {
  const [, number, unit] = STATED.exec(own) ?? [];
  if (!number || !unit) return null;
  const limits = [...said.matchAll(NAMED)].filter((match) => stemOf(match[3]!) === stemOf(unit));
  const [limit] = limits;
  if (!limit || new Set(limits.map((match) => match[2])).size !== 1) return null;
  const [stated, most] = [number, limit[2]!].map((text) => Number(text.replaceAll(",", "")));
  const place = stated! > most! ? "above" : stated! < most! ? "below" : "just";
  return `${number} ${WORDS[stemOf(unit)]} is ${place} the ${limit[2]} that the rule names.`;
}

const WORDS: Record<string, string> = { p: "pounds", m: "miles", h: "hours" };

/** "lb" and "pounds" are the same. */
function stemOf(unit: string): string {
  const first = unit[0]!.toLowerCase();
  return first === "l" ? "p" : first;
}
