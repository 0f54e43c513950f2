/** A weight, a distance, hours or days that a follow-up states against those that the rule names: "it weighs 6,300 lb". */
import { isOfOtherAct } from "./same-thing.ts";

const UNITS = String.raw`(pounds?|lbs?|miles?|hours?|hrs?|days?)`;
/** Numbers that people write out. */
const WRITTEN: Record<string, number> = {
  ...{ ten: 10, eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17 },
  ...{ eighteen: 18, nineteen: 19, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70 },
  ...{ eighty: 80, ninety: 90 },
};
const STATED = new RegExp(
  String.raw`(?<![\d,.$-])(\d{1,3}(?:,\d{3})+|\d+|(?<![a-z])(?:${Object.keys(WRITTEN).join("|")})) ?${UNITS}\b(?! (?:rule|test|limit))`,
  "i",
);
const NAMED = new RegExp(
  String.raw`\b(above|over|more than|exceed(?:s|ing)?|at least|up to|under|below|less than|fewer than|within|not more than)(?: a gross (?:vehicle )?weight of)? (\d{1,3}(?:,\d{3})+|\d+) ${UNITS}\b`,
  "gi",
);

/** Null where none is stated, or the rule names no one limit in the unit. */
export function unitText(own: string, said: string): string | null {
  const stating = STATED.exec(own);
  const [given, number, unit] = stating ?? [];
  if (!number || !unit) return null;
  const limits = [...said.matchAll(NAMED)].filter((match) => stemOf(match[3]!) === stemOf(unit));
  const [limit] = limits;
  if (!limit || new Set(limits.map((match) => match[2])).size !== 1) return null;
  const fact = { text: own, start: stating!.index, end: stating!.index + given!.length };
  if (isOfOtherAct(fact, { text: said, start: limit.index, end: limit.index + limit[0].length })) return null;
  const [stated, most] = [number, limit[2]!].map(
    (text) => WRITTEN[text.toLowerCase()] ?? Number(text.replaceAll(",", "")),
  );
  const place = stated! > most! ? "above" : stated! < most! ? "below" : "just";
  return `${number[0]!.toUpperCase()}${number.slice(1)} ${WORDS[stemOf(unit)]} is ${place} the ${limit[2]} that the rule names.`;
}

const WORDS: Record<string, string> = { p: "pounds", m: "miles", h: "hours", d: "days" };

/** "lb" and "pounds" are the same. */
function stemOf(unit: string): string {
  const first = unit[0]!.toLowerCase();
  return first === "l" ? "p" : first;
}
