/** Reads the typed facts of a document from the words of its units. */
import { sentencesOf } from "../documents/sentences.ts";
import type { Range, Structure } from "../schema.ts";
import { FACT_KINDS, type Effect, type Fact } from "./fact.ts";
import { quotableLines, type QuotableLine } from "./lines.ts";
import { EFFECTS, MARKS, SUBSTITUTION, type MarkKind } from "./patterns.ts";

/** Counts up when the reader finds other facts, so that texts are read again. */
export const FACT_READER = 1;

type Place = Range & { unit: number };

/** In the order of the text. */
export function readFacts({ text, structure }: { text: string; structure: Structure }): Fact[] {
  return quotableLines(text, structure).flatMap((line) => factsOfLine(text, line));
}

/** Facts that begin at one place stand in the order of the kinds. */
function inOrder(a: Fact, b: Fact): number {
  return a.start - b.start || FACT_KINDS.indexOf(a.kind) - FACT_KINDS.indexOf(b.kind);
}

function factsOfLine(text: string, line: QuotableLine): Fact[] {
  const words = text.slice(line.start, line.end);
  const place = (match: RegExpExecArray) => ({
    unit: line.unit,
    start: line.start + match.index,
    end: line.start + match.index + match[0].length,
  });
  const facts = rulesOf(text, line);
  for (const [kind, pattern, hint] of MARKS) {
    if (hint && !hint.test(words)) continue;
    for (const match of words.matchAll(pattern)) facts.push(marked(kind, match, place(match)));
  }
  if (words.includes("substituting"))
    for (const match of words.matchAll(SUBSTITUTION)) {
      const [, inQuotes, plain, replacedInQuotes, replacedPlain] = match;
      const value = inQuotes ?? plain!;
      const replaced = replacedInQuotes ?? replacedPlain!;
      facts.push({ kind: "substitution", value, replaced, ...place(match) });
    }
  return facts.sort(inOrder);
}

/** What a mark states is its first group, else all of its words. */
function marked(kind: MarkKind, match: RegExpExecArray, place: Place): Fact {
  switch (kind) {
    case "condition":
    case "exception":
    case "indexing":
    case "reference":
      return { kind, ...place };
    default:
      return { kind, value: match[1] ?? match[0], ...place };
  }
}

/** Of each sentence its first effect. */
function rulesOf(text: string, line: QuotableLine): Fact[] {
  const rules: Fact[] = [];
  for (const sentence of sentencesOf(text, line)) {
    const rule = firstEffect(text.slice(sentence.start, sentence.end));
    if (!rule) continue;
    const start = sentence.start + rule.start;
    rules.push({ kind: "rule", effect: rule.effect, unit: line.unit, start, end: start + rule.length });
  }
  return rules;
}

function firstEffect(words: string): { effect: Effect; start: number; length: number } | null {
  for (const [effect, pattern] of EFFECTS) {
    const match = pattern.exec(words);
    if (match) return { effect, start: match.index, length: match[0].length };
  }
  return null;
}
