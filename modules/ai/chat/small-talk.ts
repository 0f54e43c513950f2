/** Messages of a conversation that ask no law: thanks, and the wish to have the last answer in other words. */
import { topicWords } from "./question-shape.ts";

const THANKS =
  /^\W*(?:(?:ok(?:ay)?|great|perfect|cool|got it|alright|good|awesome|yes|no)[,.! ]+)*(?:thanks?|thank you|thx|ty|cheers|much appreciated|that helps|that(?:'s| is) (?:all|it)|bye|goodbye|got it|perfect|great|ok(?:ay)?)\b[^?]{0,40}$/i;
/** "OK, whats the form" */
const ASKS = /\b(?:what|whats|how|when|where|which|why|who)\b/i;
const SIMPLER =
  /\b(?:simpl(?:er|y|ify|ified)|simple terms|plain(?:er)? (?:english|words?|language|terms)|shorter|in short|short version|summar\w+|bottom line|tl;?dr|eli5|in other words|dumb (?:it|this|that) down|like i'?m five|rephrase|reword|do(?:n['’]?t| not) (?:understand|get (?:it|that|this)|follow)|what does (?:that|this|it) (?:even )?mean|huh|confus\w+)\b/i;

/** Whether a message only thanks, or takes leave. */
export function isThanks(message: string): boolean {
  return (
    THANKS.test(message) &&
    !ASKS.test(message) &&
    topicWords(message.replace(/\b(?:thanks?|helpful|helps?|ok|okay|all|great|awesome|appreciated)\b/gi, " "))
      .length === 0
  );
}

/** "Can you say it simpler?": the answer of the turn before is wanted again, in fewer words. */
export function asksAgain(message: string): boolean {
  return (
    SIMPLER.test(message) &&
    topicWords(message.replace(new RegExp(SIMPLER.source, "gi"), " ").replace(SAYS, " ")).length === 0
  );
}

const SAYS =
  /\b(?:say|tell|explain|put|give|version|please|words?|way|again|answer|lawyers?|legalese|normal|person|so|that|even)\b/gi;

/** Before an answer that is given again. */
export function inShort({ bottomLine }: { bottomLine: string | null }): string {
  return bottomLine
    ? "In short, and as before:"
    : "The built-in model quotes and does not reword; these are the law's own words again.";
}
