/** Which of several questions an answer leaves open. */
import { questionWords } from "#modules/authority";
import { asksAmount } from "../amounts/asks-amount.ts";
import { REST } from "../answer-headings.ts";
import { attributeAsked, names } from "../chat/attributes.ts";
import type { RetrievalAnswer } from "../schema.ts";
import { stem, stemsOf } from "../stemming.ts";

/** Share of a later question's own words that an answer to all of them shows. */
const SHOWN = 0.34;

/** Share of a question's own content words that a bottom line has. */
export function shareSaid(question: string, bottomLine: string): number {
  const own = [...new Set(questionWords(question).map((word) => stem(word.asked)))];
  const said = stemsOf(bottomLine);
  return own.filter((word) => said.has(word)).length / Math.max(1, own.length);
}

/** Whether the bottom line states more than one amount of a year. */
function statesAmounts({ bottomLine }: RetrievalAnswer): boolean {
  return (bottomLine?.match(/\bFor \d{4}, /g)?.length ?? 0) > 1;
}

/** "Do I owe tax on it?", which a rule on income or gain answers without the word. */
const ASKS_IF_TAXED =
  /^\W*(?:and )?(?:(?:do|will|would|must|should) (?:i|we|he|she|they) (?:owe|pay|have to pay)(?: any| income)* tax(?:es)?|(?:is|are|will|would) (?:it|that|this|they|the (?:money|gain)) (?:be )?tax(?:ed|able))(?: on (?:it|that|this|them|the (?:money|gain)))?\W*$/i;
const SAYS_IF_TAXED = /\b(?:tax(?:ed|able)?|income|gains?)\b/i;

/** Later questions of which the answer shows few words. */
export function leftOpen(answer: RetrievalAnswer, [first = "", ...others]: readonly string[]): string[] {
  const known = stemsOf(first);
  const shown = stemsOf(answer.answer.split(REST)[0]!);
  return others.filter((question) => {
    if (asksAmount(question) && statesAmounts(answer)) return false;
    if (ASKS_IF_TAXED.test(question) && SAYS_IF_TAXED.test(answer.bottomLine ?? "")) return false;
    if (attributeAsked(question) === "time" && names("time", answer.bottomLine ?? "")) return false;
    const own = questionWords(question)
      .flatMap(({ asked }) => [...stemsOf(asked)])
      .filter((word) => !known.has(word));
    return own.length > 1 && own.filter((word) => shown.has(word)).length < SHOWN * own.length;
  });
}
