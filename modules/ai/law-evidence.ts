/** What of the law a question is answered from, before a word of the answer is written. */
import type { Passage, UnderstoodQuestion } from "#modules/authority";
import { isDomainError, type Actor } from "#modules/kernel";
import { isAnswerable, mayBeOfTax } from "./answerability.ts";
import { namedAnswer } from "./amounts/named/named-answer.ts";
import { lawOf, withOther } from "./answered-from.ts";
import { staysWithLast } from "./chat/follow-up.ts";
import { CONDITION } from "./chat/leaning.ts";
import { withinFocus } from "./chat/focus.ts";
import { lastRuleAt } from "./chat/turn-on-last.ts";
import { firstSection, lastFirst } from "./chat/last-sections.ts";
import { openingWords } from "./chat/said-sentences.ts";
import { isFact } from "./chat/stated.ts";
import type { AiDeps, AskOptions } from "./contract.ts";
import type { FromLaw } from "./law-answer.ts";
import { provisionAnswer } from "./law-by-year/provision-answer.ts";
import { leadingFirst } from "./lead/leading-first.ts";
import { besideDocuments } from "./other-shelves/beside-documents.ts";
import { decidingDocument } from "./other-shelves/deciding-document.ts";
import { underLivingSections } from "./other-shelves/living-sections.ts";
import { unheldCase } from "./other-shelves/unheld-case.ts";
import { asksOfAnyExpense } from "./practice-notes/any-expense.ts";
import { legible } from "./practice-notes/matching.ts";
import { ofPractice } from "./practice-notes/noted.ts";
import { nearnessToSaid } from "./openings/nearness.ts";
import type { NearTexts } from "./openings/signals.ts";
import { isLikelyNoted, sectionAbout } from "./openings/section-about.ts";
import { practiceNotes } from "./practice-notes/practice-note.ts";
import { nearnessToDigests } from "./digests/nearness.ts";
import { nearnessToNotes } from "./practice-notes/wordings.ts";
import { findBorder } from "./refusals/border.ts";
import type { RefusalReason } from "./schema.ts";
import { asksElsewhere, readScope } from "./scope.ts";
import { workedSum } from "./sums/rules.ts";
import { askedYear } from "./years/asked-year.ts";

export interface LawEvidence extends Omit<FromLaw, "own" | "asked" | "question"> {
  understood: UnderstoodQuestion;
  /** Set when search had to do without a service. */
  notice?: string;
  /** Of the Code, and of what the question names. */
  law: Passage[];
  /** Why the question is not answered; null where it lies within. */
  border: RefusalReason | null;
  /** Whether any law answers. */
  isOfLaw: boolean;
  /** What the answer draws on, the likeliest first. */
  passages: Passage[];
  /** Whether the focus area has something of it. */
  isNarrowed: boolean;
  /** Says that a case which the question names is not held. */
  unheld: string | null;
}

type Asked = Pick<AskOptions, "history" | "focus" | "year" | "clientId" | "intakeId"> & {
  /** As asked, without earlier turns. */
  own: string;
  /** Behind what it leans on. */
  asked: string;
  /** Questions of earlier turns. */
  earlier: string[];
};

export async function gatherLaw(deps: AiDeps, actor: Actor, request: Asked): Promise<LawEvidence> {
  const { authority } = deps;
  const { own, asked, earlier, history = [], focus = "" } = request;
  const [found, asOfYear] = await Promise.all([
    authority.passages(actor, asked),
    askedYear(deps, actor, { ...request, question: asked }),
  ]);
  const { question: understood, notice } = found;
  const question = understood.text;
  const law = lawOf(found.passages);
  const { year, today } = asOfYear;
  const told = await provisionAnswer({ question: asked, asked: asOfYear, authority, actor });
  const isTold = told !== null;
  // "Why?" says too little by itself, and enough behind what it leans on.
  const noted = ofPractice(legible(practiceNotes(), { asked, corrected: question }), { law, year });
  const about = { year, law, meaning: understood.meaning };
  const isElsewhere = asksElsewhere(asked);
  const isFound = isAnswerable(understood, law);
  const isLikely = (isElsewhere || !isFound) && !readScope(asked).asksOfPlace && isLikelyNoted(asked, about);
  const border = await findBorder({
    question: asked,
    passages: law,
    today,
    isTold,
    isNoted: noted.answers || isLikely,
    isSurelyNoted: noted.surely,
    sectionAbout: (text) => sectionAbout(text, about),
    authority,
    actor,
  });
  // Amounts and notes know federal law only: "the corporate tax rate in Ireland" has the words of one.
  const named =
    border || isElsewhere ? null : await namedAnswer({ question: asked, asked: asOfYear, authority, actor });
  // A note's words alone may be another field's: "sentences for trafficking", "a rule on stock".
  const isNearTax = mayBeOfTax(understood, law);
  const isOfCode =
    named !== null ||
    (!border &&
      (isTold ||
        isLikely ||
        isFound ||
        // Whoever states all that a rule of sums takes asks for it, in however few words.
        (!isElsewhere && workedSum({ question: asked, year }) !== null) ||
        // Whatever a shop buys, its cost is deducted by a rule that names no thing.
        (!isElsewhere && asksOfAnyExpense(asked)) ||
        (!isElsewhere && (noted.surely || (noted.answers && isNearTax)))));
  const living =
    border || focus !== "" ? [] : await underLivingSections(found.passages, { authority, actor });
  const decided = decidingDocument(understood, living, isOfCode);
  const mayDecide = !named && !isTold && (isOfCode || decided?.isSure || isNearTax);
  // A fact is stated, or supposed, to the rule of the turn before, and asks for no other document.
  const isFactTo =
    isOfCode &&
    asked !== own &&
    (isFact(own) || CONDITION.test(own)) &&
    firstSection(history.at(-1)?.answer ?? "") !== null;
  const other = mayDecide && !isFactTo ? decided : null;
  const beside = isOfCode || other ? besideDocuments(understood, living) : [];
  const isOfLaw = isOfCode || other !== null;
  const nearDigests = nearnessToDigests(understood.meaning);
  const nearOwn = own.trim() === asked.trim() ? null : await nearnessOfOwn(deps, actor, { own, understood });
  const { passages: narrowed, isNarrowed } = withinFocus(isOfCode ? law : [], focus);
  const lastTurns = asked === own ? [] : [history[lastRuleAt(history)], history.at(-1)];
  const lastSections = lastTurns.flatMap((turn) => firstSection(turn?.answer ?? "") ?? []);
  const said = asked === own ? [] : history.map(({ answer }) => openingWords(answer));
  const last = staysWithLast(own, earlier) ? (lastSections[0] ?? null) : null;
  const ofCode = lastFirst(leadingFirst(question, narrowed, nearDigests), last);
  const passages = withOther(other, { found: found.passages, ofCode });
  const unheld = border ? null : unheldCase(own, found.passages);
  return {
    ...{ asOfYear, ofCode, other, beside, named, told, lastSections, said, found: found.passages },
    near: nearnessToNotes(understood.meaning),
    nearSaid: nearnessToSaid(understood.meaning),
    ...{ nearDigests, nearOwn },
    ...{ understood, notice, law, border, isOfLaw, passages, isNarrowed, unheld },
  };
}

/** Null where no model embeds it. */
async function nearnessOfOwn(
  { embed }: AiDeps,
  actor: Actor,
  { own, understood: { meaning } }: { own: string; understood: UnderstoodQuestion },
): Promise<NearTexts | null> {
  if (!meaning || !embed) return null;
  try {
    const [vector] = await embed(actor, [own]);
    const ofOwn = { model: meaning.model, vector: Float32Array.from(vector!) };
    const near = nearnessToNotes(ofOwn);
    const nearSaid = nearnessToSaid(ofOwn);
    const nearDigests = nearnessToDigests(ofOwn);
    return near && nearSaid && nearDigests && { near, nearSaid, nearDigests };
  } catch (cause) {
    if (isDomainError(cause) && cause.code === "unavailable") return null;
    throw cause;
  }
}
