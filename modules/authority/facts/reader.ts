/** Reads the typed facts of a document from the words of its units. */
import { sentencesOf } from "../sentences.ts";
import type { Range, Structure } from "../schema.ts";
import { FACT_KINDS, type Fact } from "./fact.ts";
import { quotableLines } from "./lines.ts";
import { EFFECTS, MARKS, SUBSTITUTION, type MarkKind } from "./patterns.ts";

/** Counts up when the reader finds other facts, so that texts are read again. */
export const FACT_READER = 1;

/** In the order of the text. */
export function readFacts({ text, structure }: { text: string; structure: Structure }): Fact[] {
  return quotableLines(text, structure)
    .flatMap(({ unit, start, end }) => factsOfLine(text, { start, end }).map((fact) => ({ ...fact, unit })))
    .sort(inOrder);
}

/** Facts that begin at one place stand in the order of the kinds. */
function inOrder(a: Fact, b: Fact): number {
  return a.start - b.start || FACT_KINDS.indexOf(a.kind) - FACT_KINDS.indexOf(b.kind);
}

type Found = Fact extends infer Each ? (Each extends Fact ? Omit<Each, "unit"> : never) : never;

function factsOfLine(text: string, line: Range): Found[] {
  const words = text.slice(line.start, line.end);
  const rangeOf = (match: RegExpMatchArray): Range => ({
    start: line.start + match.index!,
    end: line.start + match.index! + match[0].length,
  });
  const marks = MARKS.flatMap(([kind, pattern]) =>
    [...words.matchAll(pattern)].map((match) => marked(kind, match, rangeOf(match))),
  );
  const substitutions = [...words.matchAll(SUBSTITUTION)].map((match): Found => ({
    ...{ kind: "substitution", value: match[1] ?? match[2]!, replaced: match[3] ?? match[4]! },
    ...rangeOf(match),
  }));
  return [...rulesOf(text, line), ...marks, ...substitutions];
}

/** What a mark states is its first group, else all of its words. */
function marked(kind: MarkKind, match: RegExpMatchArray, range: Range): Found {
  switch (kind) {
    case "condition":
    case "exception":
    case "indexing":
    case "reference":
      return { kind, ...range };
    default:
      return { kind, value: match[1] ?? match[0], ...range };
  }
}

/** Of each sentence its first effect. */
function rulesOf(text: string, line: Range): Found[] {
  return sentencesOf(text, line).flatMap((sentence): Found[] => {
    const words = text.slice(sentence.start, sentence.end);
    for (const [effect, pattern] of EFFECTS) {
      const match = pattern.exec(words);
      if (!match) continue;
      const start = sentence.start + match.index;
      return [{ kind: "rule", effect, start, end: start + match[0].length }];
    }
    return [];
  });
}
