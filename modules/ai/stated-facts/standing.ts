/** How a limit stands to its rule, by the words before it. */

/** A condition of the rule, or an exception to it. */
export type Standing = "condition" | "exception";

const NEGATES = /\b(?:not|no|never|nor|none|other than|except|unless|without)\b/gi;
/** What an exclusion grants takes nothing away from it; "no gain" is granted as well. */
const GRANTS =
  /\bgross income (?:of [^.;]{1,60} )?(?:shall|does) not include\b|\bno (?:gain or loss|gain|income)\b|\bnot (?:later|more|less|fewer) than\b/gi;
const END_OF_PART = /[,.;:]\s|\band (?=(?:which|who|such|that|is|has|if)\b)/;

/**
 * By the part of the sentence that leads to the limit, in each of the units above it and in its own; null where there
 * are several negations, which may cancel each other.
 * @param steps words from the outermost unit to what stands before the limit
 */
export function standingOf(steps: readonly string[]): Standing | null {
  const count = steps.reduce((sum, step) => sum + negationsIn(lastPart(step)), 0);
  if (count > 1) return null;
  return count === 1 ? "exception" : "condition";
}

function negationsIn(words: string): number {
  return [...words.replace(GRANTS, " ").matchAll(NEGATES)].length;
}

function lastPart(step: string): string {
  return step
    .replace(/\([^()]*\)/g, "")
    .trim()
    .split(END_OF_PART)
    .at(-1)!;
}
