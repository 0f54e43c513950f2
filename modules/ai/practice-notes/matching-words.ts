/** The words of a question that say what it is about. */
import { questionWords } from "#modules/authority";

/** Said of any question, or only how it is asked. */
const OF_ANY =
  /^(?:defined|\d[\d,.]*|one|two|three|four|five|six|apply|applies|much|many|do|does|back|long|old|before|after|still|get|got|put|pay|pays|paid|tax|taxes|taxed|taxable|deductible|income|my|year|years|\w+'t)$/;

export function isFrame(word: string): boolean {
  return OF_ANY.test(word);
}

/** In lower case. */
export function subjectWords(question: string): string[] {
  return questionWords(plainQuotes(question))
    .map((word) => word.asked)
    .filter((word) => !isFrame(word));
}

/** As notes write it: straight quotes, and "self-employed" with its hyphen. */
export function plainQuotes(question: string): string {
  return question.replace(/[‘’]/g, "'").replace(/\bself (?=employ)/gi, "self-");
}
