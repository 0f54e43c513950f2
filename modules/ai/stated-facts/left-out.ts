/** What a practice note leaves out, where a follow-up adds just that: "no partnerships", "overnight camps do not count". */
import { stem, stemsOf } from "../stemming.ts";
import { newWords } from "./new-words.ts";

const LEFT_OUT: readonly RegExp[] = [
  // "Not income up to $5,250" is the rule itself.
  /(?:[;,] (?:but |nor )?|\. |^)(?:no|not|nor|never|none) (?!yet\b|when\b|if\b|to the extent\b|(?:gross |wage )?income\b|wages\b|tax(?:ed|able)?\b|gains?\b|(?:additional|gift|estate) tax\b)(?:for |in |of |from )?([^.;:]+)/gi,
  /(?:^|[.;,] )(?:it|this|that|the same) (?:does|is) not (?:hold|apply|meant?) (?:for|to|in) ([^.;]+)/gi,
  /(?:^|[.;,] )([^.;,]+?) (?:do|does|is|are) not (?:count|qualify|included?|eligible|allowed|deductible|covered)\b/gi,
];

/** The new words that stand only where the note leaves something out; none where it does not. */
export function leftOut(answer: string, own: string, known: string): string[] {
  const words = newWords(own, known);
  const [out, rule] = LEFT_OUT.reduce<[string, string]>(
    ([taken, left], pattern) => [
      [taken, ...[...left.matchAll(pattern)].map(([, list]) => list)].join(" "),
      left.replace(pattern, " "),
    ],
    ["", answer],
  );
  const [outside, inside] = [stemsOf(out), stemsOf(rule)];
  const found = words.filter((word) => {
    const one = stem(word.toLowerCase());
    return outside.has(one) && !inside.has(one);
  });
  return 2 * found.length > words.length ? found : [];
}
