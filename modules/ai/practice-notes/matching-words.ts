/** The words of a question that say what it is about. */
import { questionWords } from "#modules/authority";

/** Said of any question, or only how it is asked. */
const OF_ANY =
  /^(?:defined|\d[\d,.]*|one|two|three|four|five|six|apply|applies|much|many|do|does|back|long|old|before|after|still|get|got|put|pay|pays|paid|tax|taxes|taxed|taxable|deductible|income|my|year|years|gotta|gonna|wanna|anyone|anybody|somebody|someone|anything|something|everything|stuff|thing|things|special|\d+k|bucks|grand|uncle sam|\w+'t)$/;

export function isFrame(word: string): boolean {
  return OF_ANY.test(word);
}

/** In lower case. */
export function subjectWords(question: string): string[] {
  return questionWords(plainQuotes(question))
    .map((word) => word.asked)
    .filter((word) => !isFrame(word));
}

/** A question of so few words has no case of its own beside what is said of its subject. */
const SHORT = 3;

export function isShort(question: string): boolean {
  return subjectWords(question).length <= SHORT;
}

/** As notes write it: straight quotes, and "self-employed" with its hyphen. */
export function plainQuotes(question: string): string {
  return question.replace(/[‘’]/g, "'").replace(/\bself (?=employ)/gi, "self-");
}

/** Whether a condition is met, however a compound is written: "weight-loss surgery" meets "weight loss". */
export function meets(pattern: RegExp, text: string): boolean {
  return writtenForms(text).some((form) => pattern.test(form));
}

/** The text, and with its compounds apart where it has any. */
export function writtenForms(text: string): string[] {
  const apart = text.replace(HYPHENS, " ");
  return apart === text ? [text] : [text, apart];
}

/** What stands behind "ex-" or "non-" is another thing. */
const HYPHENS = /(?<=[a-z])(?<!\b(?:co|ex|non|pre|re|self|step|[a-z]))-(?=[a-z])/gi;

const everywhere = new WeakMap<RegExp, RegExp>();

/** A condition that finds all that meets it in a text, made once: thousands are asked. */
export function everyMatchOf(condition: RegExp): RegExp {
  const known = everywhere.get(condition) ?? new RegExp(condition.source, "gi");
  everywhere.set(condition, known);
  return known;
}
