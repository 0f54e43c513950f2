/** Reads the typed facts of a unit from its own words. */
import { sentencesOf } from "#modules/authority";
import { textOf, type Run, type Statute, type StatuteUnit } from "../statute.ts";
import type { Effect, Fact } from "./fact.ts";
import { EFFECTS, MARKS, SUBSTITUTION } from "./patterns.ts";

/** In the order of the text. */
export function readFacts(statute: Statute, unit: StatuteUnit): Fact[] {
  return unit.runs.flatMap((run) => factsOfRun(statute, run)).sort((a, b) => a.start - b.start);
}

/** The effect of the first sentence that has one; null for a unit that states no rule. */
export function effectOf(statute: Statute, unit: StatuteUnit): Effect | null {
  const rule = readFacts(statute, unit).find((fact) => fact.kind === "rule");
  return rule?.kind === "rule" ? rule.effect : null;
}

function factsOfRun(statute: Statute, run: Run): Fact[] {
  const text = textOf(statute, run);
  const at = (match: RegExpMatchArray) => ({
    start: run.start + match.index!,
    end: run.start + match.index! + match[0].length,
  });
  const marks = MARKS.flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].map((match) => ({ kind, value: match[0], ...at(match) }) as Fact),
  );
  const substitutions = [...text.matchAll(SUBSTITUTION)].map((match): Fact => ({
    kind: "substitution",
    value: match[1] ?? match[2]!,
    replaced: match[3] ?? match[4]!,
    ...at(match),
  }));
  return [...rulesOf(statute, run), ...marks, ...substitutions];
}

function rulesOf(statute: Statute, run: Run): Fact[] {
  return sentencesOf(statute.section.text, run).flatMap((sentence): Fact[] => {
    const text = textOf(statute, sentence);
    for (const [effect, pattern] of EFFECTS) {
      const match = pattern.exec(text);
      if (!match) continue;
      const start = sentence.start + match.index;
      return [{ kind: "rule", effect, start, end: start + match[0].length }];
    }
    return [];
  });
}
