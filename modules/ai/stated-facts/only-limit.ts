/** Whether a limit alone decides by what its text says: no other figure of the kind, and no other way, leads elsewhere. */
import { isWithinLimit, type Limit } from "./limits.ts";
import { MONTHS_IN, numberOf, singular, type Measure } from "./measures.ts";

const DURATION =
  /\b(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten)[ -](day|week|month|year)s?\b/gi;
/** "In the 5-year period", "of the last 5 years": when, and not how long. */
const WINDOW =
  /\b(?:in|during|of|over) (?:the |each |any |a )?(?:last |preceding |previous |past |prior )?$/i;
const AGE =
  /\b(?:ages?|aged|attain(?:s|ed|ing)?|under|over|before|after|from|until|at) (?:the )?(?:age )?(?:of )?(\d{1,2}(?:½| ?1\/2)?)\b(?![,.]?\d| ?(?:percent|%|days?|weeks?|months?|years?))/gi;
const NUMBER_OF = /\b(\d[\d,]*) ([a-z]+)\b/gi;

/** Figures of the limit's kind in the text, in its unit. */
function valuesIn(text: string, { kind, noun }: Limit): number[] {
  if (kind === "age") return [...text.matchAll(AGE)].map(([, age]) => numberOf(age!));
  if (kind === "count")
    return [...text.matchAll(NUMBER_OF)]
      .filter(([, , thing]) => singular(thing!) === noun)
      .map(([, count]) => Number(count!.replaceAll(",", "")));
  return [...text.matchAll(DURATION)]
    .filter(({ index }) => !WINDOW.test(text.slice(0, index)))
    .map(([, count, unit]) => numberOf(count!) * MONTHS_IN[unit!.toLowerCase()]!);
}

/** "90 days (150 days when addressed abroad)": an aside for a case of its own. */
const ASIDE = /\((?=[^()]*\b(?:when|where|if)\b)[^()]*\)/gi;

/** Another way to meet the rule, in the words that follow the limit. */
const OTHER_WAY = /\bor (?!(?:more|less|longer|shorter|older|younger|over|above|fewer|later|earlier)\b)/i;

/** "Without limit for fraud", "unless payment is extended": a time that has passed does not decide. */
const LONGER_FOR_SOME =
  /\b(?:at any time|(?:no|without) (?:a |any )?(?:time )?limit|unless|except|waive\w*|exten(?:d|sion)\w*)\b/i;

/** Whether the text's other figures of the kind would say the same of the measure, and nothing else than the limit meets the rule. */
export function decidesAlone(measure: Measure, limit: Limit, text: string): boolean {
  if (!saysTheSame(measure, limit, text)) return false;
  return isWithinLimit(measure, limit) !== false || !hasOtherWay(limit, text);
}

/** Whether each figure of the kind in the text would say the same in the limit's place. */
export function saysTheSame(measure: Measure, limit: Limit, text: string): boolean {
  const plain = limit.kind === "period" ? text.replace(ASIDE, "") : text;
  const isMet = isWithinLimit(measure, limit);
  return valuesIn(plain, limit).every((value) => isWithinLimit(measure, { ...limit, value }) === isMet);
}

/** A child who is too old meets no other condition of the list but those of the disabled; those are told apart before. */
function hasOtherWay({ kind, isOfChild, end }: Limit, text: string): boolean {
  if (kind === "age" && isOfChild) return false;
  if (kind === "period" && LONGER_FOR_SOME.test(text)) return true;
  // Of ages a whole list of events stands beside: "age 59½, death, disability, or separation".
  const [clause = ""] = text.slice(end).split(kind === "age" ? /[.;](?:\s|$)/ : /[,.;](?:\s|$)/);
  return OTHER_WAY.test(clause);
}
