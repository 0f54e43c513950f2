/** What is said before the answer to a follow-up: that it comes again, lacks what was asked for, or is not moved by a fact. */
import { NEAREST_RULE } from "../confidence/signals.ts";
import { REST } from "../answer-headings.ts";
import type { SourcedAnswer } from "../retrieval-answer.ts";
import { costText } from "../stated-facts/cost-limit.ts";
import { shareText } from "../stated-facts/share-of-use.ts";
import { unitText } from "../stated-facts/unit-limit.ts";
import { unmovedText, withUnmoved, type FollowUp } from "../stated-facts/unmoved.ts";
import { entityAsked } from "./another-thing.ts";
import { isSaid, sentenceOn } from "./said-sentences.ts";
import { asksForForm, attributeMissing, names } from "./attributes.ts";
import { formFor, formText, placesIn } from "./forms.ts";
import { asksAgain, inShort } from "./small-talk.ts";

interface Remarked {
  answer: SourcedAnswer;
  /** The answer is to less than what was asked. */
  isUnmoved: boolean;
}

export function withFollowUpRemark(followUp: FollowUp, answer: SourcedAnswer): Remarked {
  const { own, asked, last } = followUp;
  const isFollowUp = last !== undefined && own.trim() !== asked.trim();
  if (isFollowUp && asksAgain(own)) return { answer: withUnmoved(answer, inShort(answer)), isUnmoved: false };
  // What is quoted names dates of its own: an own sentence must have the one asked for.
  const said = answer.bottomLine ?? answer.checked.answer.split(REST)[0]!;
  const lacksForm = asksForForm(own) && !names("form", said);
  const form = lacksForm ? formFor(placesIn(answer.checked.answer), asked) : null;
  if (form) return { answer: withUnmoved(answer, formText(form)), isUnmoved: false };
  const missing = isFollowUp ? attributeMissing(own, said) : null;
  // Of a rule that may not be the one no sum is made.
  const mayState = isFollowUp && !missing && !said.startsWith(NEAREST_RULE);
  const stated = mayState ? (shareText(own, asked) ?? costText(own, said) ?? unitText(own, said)) : null;
  if (stated) return { answer: withUnmoved(answer, stated), isUnmoved: false };
  const focused = isFollowUp && !missing ? ofSentence(followUp, answer) : null;
  if (focused) return { answer: focused, isUnmoved: false };
  // What the same rule means for another kind of business is told of the whole answer.
  const remark = missing ?? (entityAsked(own) ? null : unmovedText(followUp, answer));
  return { answer: remark ? withUnmoved(answer, remark) : answer, isUnmoved: remark !== null };
}

/** Of an opening that was given before only the sentence that is about what the follow-up adds. */
function ofSentence({ own, said = [] }: FollowUp, answer: SourcedAnswer): SourcedAnswer | null {
  const { bottomLine, checked } = answer;
  if (!bottomLine || !isSaid(bottomLine, said)) return null;
  const sentence = sentenceOn(own, bottomLine);
  if (!sentence || !checked.answer.startsWith(bottomLine)) return null;
  return {
    ...answer,
    bottomLine: sentence,
    checked: { ...checked, answer: sentence + checked.answer.slice(bottomLine.length) },
  };
}
