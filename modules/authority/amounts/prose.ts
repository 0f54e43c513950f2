/** Amounts that sentences of a yearly paper state, each with the unit of the Code that it is for. */
import type { Range } from "../schema.ts";
import type { FilingStatus } from "./amount.ts";

/** Ranges in the flat text. */
export interface StatedAmount extends Range {
  /** "179(b)(1)" */
  unit: string;
  /** As printed: "$2,560,000", "0.2 percent". */
  money: string;
  status: FilingStatus | null;
  /** Words that tell it from others of the same item: "for joint returns". */
  label: string;
  sentence: Range;
}

export const MONEY = /\$\d{1,3}(?:,\d{3})*(?:\.\d+)?/g;
export const CODE_UNIT = /(?:§§? ?|\bSection )(\d+[A-Z]{0,2}(?:-\d+)?(?![.\d])(?: ?\([A-Za-z0-9]{1,4}\))*)/g;
/** "the $2,560,000 limitation", "This $1,350 amount": an amount already stated. */
const REFERENCE = /\b(?:the|this|same|these|those|either|each) (?:same )?$/i;
const REFERRED = /^ ?(?:limitation|amounts?|maximum|threshold|dollar|base)\b/;
/** An amount that decides whether the item applies. */
const TESTED = /\baverage annual gross receipts for the most recent \w+ taxable years of (?:more than )?$/;
const SENTENCE_END = /[.;] (?=[A-Z(])/g;

/** @param fallback the unit where no sentence names one */
export function statedAmounts(flat: string, item: Range, fallback: string | null): StatedAmount[] {
  const found: StatedAmount[] = [];
  let last = fallback;
  for (const sentence of sentencesIn(flat, item)) {
    const text = flat.slice(sentence.start, sentence.end);
    const cites = [...text.matchAll(CODE_UNIT)].map((match) => ({
      index: match.index,
      unit: unitOf(match[1]!),
    }));
    const own = cites.filter(
      ({ index }) =>
        !/\b(?:limitation|amount|deduction) (?:provided )?under $/.test(text.slice(0, index)) ||
        !hasReferenceBefore(text, index),
    );
    for (const match of text.matchAll(MONEY)) {
      const at = match.index;
      const end = at + match[0].length;
      const unit = unitFor(own, at) ?? last;
      if (
        !unit ||
        match[0] === "$0" ||
        TESTED.test(text.slice(0, at)) ||
        (REFERENCE.test(text.slice(0, at)) && REFERRED.test(text.slice(end)))
      )
        continue;
      const label = labelAround(text, at, end);
      const place = { start: sentence.start + at, end: sentence.start + end };
      found.push({ ...place, unit, money: match[0], status: statusAfter(text.slice(end)), label, sentence });
    }
    last = found.at(-1)?.unit ?? last;
  }
  return found;
}

/** The closest unit before an amount, else after it; one that is pinned down before a whole section. */
function unitFor(cites: { index: number; unit: string }[], at: number): string | undefined {
  const before = cites.filter(({ index }) => index < at);
  const near = before.length > 0 ? before : cites;
  const pinned = before.length > 0 ? near.findLast(isPinned) : near.find(isPinned);
  return (pinned ?? near[0])?.unit;
}

const isPinned = ({ unit }: { unit: string }) => unit.includes("(");

/** "42(h)(3)(C)(ii)" without the spaces of print. */
function unitOf(printed: string): string {
  return printed.replace(/ /g, "");
}

function hasReferenceBefore(text: string, index: number): boolean {
  return /\$[\d,.]+ \w+ under $/.test(text.slice(0, index));
}

/** "… $101,800 for all other returns" */
function statusAfter(words: string): FilingStatus | null {
  const [, returns] = /^ (?:or more )?for (joint|all other) returns\b/.exec(words) ?? [];
  if (!returns) return null;
  return returns === "joint" ? "joint" : "other";
}

/** "the first $19,000 (…) of gifts to any person (…)": what the amount is the first part of. */
const FIRST_OF = /^(?: \([^()]*(?:\([^()]*\)[^()]*)*\))? of ([a-z][^,.;()]{0,80}?)(?= (?:are not|\()|[,.;])/;

/** The clause that the amount stands in, in at most a dozen words. */
function labelAround(text: string, start: number, end: number): string {
  const part = /\bfirst $/.test(text.slice(0, start)) && FIRST_OF.exec(text.slice(end));
  if (part) return part[1]!;
  const bracketed = /^ ([^().]{3,50})\)/.exec(text.slice(end));
  if (text[start - 1] === "(" && bracketed) return bracketed[1]!;
  const before = text
    .slice(0, start)
    .split(/[,;:] | \(| and (?=under|is|the|not)/)
    .at(-1)!
    .trim();
  const after = /^(?: (?:for|of|if|per|or)\b[^,.;()]{0,50})/.exec(text.slice(end))?.[0] ?? "";
  const words = before
    .split(" ")
    .slice(-12)
    .join(" ")
    .replace(/^\(?\d\)? /, "");
  const label = `${words}${after ? ` …${after}` : ""}`.trim();
  return /[a-z]{3}/i.test(label) ? label : "";
}

function sentencesIn(flat: string, { start, end }: Range): Range[] {
  const text = flat.slice(start, end);
  const sentences: Range[] = [];
  let from = 0;
  for (const match of text.matchAll(SENTENCE_END)) {
    if (
      /(?:\b(?:Rev|Proc|Rul|etc|No|Stat|Pub|Sec|sec|C\.B|I\.R\.B)|§ ?\d*)$/.test(
        text.slice(from, match.index),
      )
    )
      continue;
    sentences.push({ start: start + from, end: start + match.index + 1 });
    from = match.index + 2;
  }
  if (from < text.length) sentences.push({ start: start + from, end });
  return sentences;
}
