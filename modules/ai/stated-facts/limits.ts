/** Limits of age, time and number in words of law or of a practice note: "has not attained age 13", "2 years or more". */
import { MONTHS_IN, numberOf, singular, type Measure } from "./measures.ts";

export interface Limit {
  kind: Measure["kind"];
  /** Whether it must be below, may be up to, or must be at least, or above the value. */
  bound: "under" | "at most" | "at least" | "over";
  value: number;
  noun?: string;
  /** "age 13", "2 years", "100 shareholders" */
  said: string;
  /** Of an age: whether a child's is meant. */
  isOfChild?: boolean;
  /** Where it stands in its text. */
  start: number;
  end: number;
}

type Bound = Limit["bound"];

const N = String.raw`(?:the )?(?:age (?:of )?)?(\d{1,3}(?:½| ?1\/2)?)`;
const AGED = String.raw`(?:the )?age (?:of )?(\d{1,3}(?:½| ?1\/2)?)`;

/** The first pattern that fits at a place counts. */
const AGES: readonly [Bound, RegExp][] = [
  ["under", new RegExp(String.raw`\bnot (?:yet )?attain(?:ed)? (?:${AGED}|(\d{2})\b)`, "gi")],
  // "has not attained 19 (24 as a full-time student)"
  ["under", /(?<=\battain(?:ed)? (?:(?:the )?age (?:of )?)?\d{2} \()(\d{2})(?= (?:as|if|when|for)\b)/gi],
  ["under", new RegExp(String.raw`\bbefore [^.;]{0,60}?\battain(?:s|ed|ing)? ${AGED}`, "gi")],
  ["under", new RegExp(String.raw`\b(?:before|until|under|younger than|below) ${AGED}`, "gi")],
  ["under", new RegExp(String.raw`\bunder (\d{1,2})(?=[\s,.;)])(?! (?:percent|months|years|days|U))`, "gi")],
  ["at least", /\bthe applicable age is (\d{2})\b/gi],
  // "attains age 72 after December 31, 2022" only dates a birth, "after the year in which the employee attains" a time.
  [
    "at least",
    new RegExp(
      String.raw`(?<!\bafter the (?:calendar |taxable )?year in which (?:the|such|an?) \w+ )\b(?:has |have |had )?attain(?:s|ed|ing)? ${AGED}(?!\d| (?:after|before) [a-z]+ \d{1,2}, \d{4})`,
      "gi",
    ),
  ],
  [
    "at least",
    new RegExp(String.raw`\b(?:from|year of|at least|at|upon|reach(?:es|ed|ing)?) ${AGED}(?: on\b)?`, "gi"),
  ],
  [
    "at least",
    new RegExp(String.raw`\b${AGED} (?:or (?:over|older|more|above)|and (?:over|older)|on)\b`, "gi"),
  ],
  ["at least", /\b(\d{2}) (?:or|and) (?:over|older)\b/gi],
  ["at most", /\bthe taxpayer must be \d{2} to (\d{2})\b/gi],
  [
    "over",
    new RegExp(
      String.raw`\b(?:over|older than|above) ${N}(?!\d|[.,-]\d?(?=\w)|%| (?:percent|taxable|calendar|months?|years?|days?)\b)`,
      "gi",
    ),
  ],
];

const SPAN = String.raw`(\d{1,3}|one|two|three|four|five|six) (days?|months?|years?)`;
const PERIODS: readonly [Bound, RegExp][] = [
  ["at most", new RegExp(String.raw`\bnot (?:more than|exceed(?:ing)?|longer than) ${SPAN}`, "gi")],
  ["at least", new RegExp(String.raw`\b(?:not less than|at least|no less than) ${SPAN}`, "gi")],
  ["at least", new RegExp(String.raw`\b${SPAN} or (?:more|longer)\b`, "gi")],
  ["over", new RegExp(String.raw`\b(?:more than|longer than|exceeding|over) ${SPAN}`, "gi")],
  ["at most", new RegExp(String.raw`\b(?:at most|up to|no more than|within) ${SPAN}`, "gi")],
  ["under", new RegExp(String.raw`\b(?:less than|fewer than|shorter than) ${SPAN}`, "gi")],
];

const THINGS = String.raw`(\d[\d,]*) (shareholders?|stockholders?|members|partners|employees|owners|beneficiaries|participants|rooms|units|acres)`;
const COUNTS: readonly [Bound, RegExp][] = [
  ["at most", new RegExp(String.raw`\b(?:not (?:have )?|no )more than ${THINGS}`, "gi")],
  ["at most", new RegExp(String.raw`\b(?:at most|up to|not exceed(?:ing)?) ${THINGS}`, "gi")],
  ["at least", new RegExp(String.raw`\b(?:at least|not less than|not fewer than) ${THINGS}`, "gi")],
  ["over", new RegExp(String.raw`\b(?:more than|in excess of|exceeds?) ${THINGS}`, "gi")],
  ["under", new RegExp(String.raw`\b(?:fewer than|less than) ${THINGS}`, "gi")],
];

const CHILD = /\b(?:child(?:ren)?|daughters?|sons?|dependents?|student|beneficiary)\b/i;
/** Characters before a limit that say whose age it is. */
const NEAR = 110;

/** "for not more than 1 month, with an additional 5 percent for each …": 26 USC 6651(a)(1). */
const STEP_OF_A_RATE = /^, with an additional\b/;

export function limitsIn(text: string): Limit[] {
  const read = (kind: Limit["kind"], patterns: readonly [Bound, RegExp][]) => {
    const taken: [number, number][] = [];
    return patterns.flatMap(([bound, pattern]) =>
      [...text.matchAll(pattern)].flatMap((match): Limit[] => {
        const [start, end] = [match.index, match.index + match[0].length];
        if (taken.some(([from, to]) => start < to && from < end)) return [];
        taken.push([start, end]);
        if (STEP_OF_A_RATE.test(text.slice(end))) return [];
        return [asLimit(kind, bound, match, text)];
      }),
    );
  };
  return [...read("age", AGES), ...read("period", PERIODS), ...read("count", COUNTS)];
}

function asLimit(kind: Limit["kind"], bound: Bound, match: RegExpMatchArray, text: string): Limit {
  const [, number = "", noun = ""] = kind === "age" ? [match[0], match[1] ?? match[2]] : match;
  const [start, end] = [match.index!, match.index! + match[0].length];
  if (kind === "age") {
    const isOfChild =
      !/\btaxpayer\b/.test(match[0]) && CHILD.test(text.slice(Math.max(0, match.index! - NEAR), match.index));
    return { kind, bound, value: numberOf(number), said: `age ${number}`, isOfChild, start, end };
  }
  if (kind === "count")
    return {
      kind,
      bound,
      value: Number(number.replaceAll(",", "")),
      noun: singular(noun),
      said: `${number} ${noun}`,
      start,
      end,
    };
  const months = MONTHS_IN[noun.toLowerCase().replace(/s$/, "")]!;
  return { kind, bound, value: numberOf(number) * months, said: `${number} ${noun}`, start, end };
}

/** Null where the two are not of one thing. */
export function isWithinLimit(measure: Measure, limit: Limit): boolean | null {
  if (measure.kind !== limit.kind || measure.noun !== limit.noun) return null;
  if (measure.kind === "age" && measure.whose && (measure.whose === "child") !== limit.isOfChild) return null;
  const { value } = measure;
  if (limit.bound === "under") return value < limit.value;
  if (limit.bound === "at most") return value <= limit.value;
  return limit.bound === "over" ? value > limit.value : value >= limit.value;
}
