import { DomainError, requireAdmin, type Actor } from "#modules/kernel";
import { maskNumbers } from "#modules/intake/schema";
import type { ChatUsage } from "#modules/models";
import { isAnswerable, mayBeOfTax } from "./answerability.ts";
import { namedAnswer } from "./amounts/named/named-answer.ts";
import { askedYear } from "./years/asked-year.ts";
import { answerInParts, mayHaveParts } from "./asked-parts/in-parts.ts";
import { answerByModel, replacedNote } from "./chat/by-model.ts";
import { compareAnswers } from "./chat/comparison.ts";
import { answerFromPapers, joined, readPapers } from "./papers/client-papers.ts";
import type { Ai, AiDeps, AnswerEvent, AnswerPiece, AskOptions } from "./contract.ts";
import { lawOf, withOther } from "./answered-from.ts";
import { withOpening } from "./confidence/opening.ts";
import { aimOf } from "./chat/client-question.ts";
import { NO_PAPER, papersFor } from "./chat/disclosing.ts";
import { focusInstruction, withinFocus } from "./chat/focus.ts";
import { ofPractice } from "./practice-notes/noted.ts";
import { legible } from "./practice-notes/matching.ts";
import { practiceNotes } from "./practice-notes/practice-note.ts";
import { nearnessToNotes } from "./practice-notes/wordings.ts";
import { standaloneQuestion, staysWithLast } from "./chat/follow-up.ts";
import { firstSection, lastFirst } from "./chat/last-sections.ts";
import { answerFromLaw } from "./law-answer.ts";
import { provisionAnswer } from "./law-by-year/provision-answer.ts";
import { leadingFirst } from "./lead/leading-first.ts";
import { withNamesChecked } from "./chat/named-authorities.ts";
import { besideDocuments } from "./other-shelves/beside-documents.ts";
import { decidingDocument } from "./other-shelves/deciding-document.ts";
import { underLivingSections } from "./other-shelves/living-sections.ts";
import { unheldCase } from "./other-shelves/unheld-case.ts";
import { guarded } from "./chat/outside-calls.ts";
import { findBorder } from "./refusals/border.ts";
import { otherField } from "./refusals/other-field.ts";
import { asksElsewhere } from "./scope.ts";
import { refusal, SEARCH_AWAY, toRetrievalAnswer, type SourcedAnswer } from "./retrieval-answer.ts";
import {
  MAX_QUESTION_LENGTH,
  type AnswerChecks,
  type RefusalReason,
  type RetrievalAnswer,
} from "./schema.ts";
import { createThreadStore } from "./store.ts";
import { atEndOfYear } from "./stated-facts/coming-age.ts";
import { UNMOVED, unmovedText, withUnmoved } from "./stated-facts/unmoved.ts";
import { withSectionNamed } from "./statute/bare-section.ts";
import { verifyAnswer } from "./verifying.ts";
import { UNQUOTED } from "./chat/unquoted.ts";

const NOT_IN_PAPERS: RefusalReason = {
  kind: "nothing_found",
  text: "None of the client's papers answers this, and it asks about the client, not about the law. Ask the client, or ask for the rule itself.",
};
const NOT_NARROWED = "Nothing within the focus area answers this; the whole library was searched.";

export function createAsking(deps: AiDeps): Ai {
  const { knex, clock } = deps;
  const threads = createThreadStore(knex);
  return {
    ask: (actor, question, options) => ask(deps, actor, { ...options, question }),
    converse: (actor, request) => converse(deps, actor, request),
    async askInThread(actor, question, options) {
      const userId = requireUser(actor);
      const { answer, model } = await askOnce(deps, actor, { ...options, question });
      return threads.add(userId, { question: maskNumbers(question.trim()), answer, model, at: clock.now() });
    },
    async answerBeside(actor, turnId, { model: modelId, signal }) {
      requireAdmin(actor);
      const userId = requireUser(actor);
      const turn = await threads.find(userId, turnId);
      if (!turn) throw new DomainError("not_found", "There is no such answer. It may have been cleared.");
      const { question, answer: first } = turn;
      const asked = { question, year: first.year, model: modelId, signal };
      const { answer, model } = await askOnce(deps, actor, asked);
      return threads.add(userId, { question, answer, model, beside: turn.id, at: clock.now() });
    },
    compare(actor, first, second) {
      requireAdmin(actor);
      return compareAnswers(first, second);
    },
    verify: (actor, answer) => verifyAnswer(deps.authority, actor, answer),
    async thread(actor) {
      requireAdmin(actor);
      return threads.list(requireUser(actor));
    },
    async clearThread(actor) {
      requireAdmin(actor);
      await threads.clear(requireUser(actor));
    },
  };
}

type Request = AskOptions & { question: string };

async function ask(deps: AiDeps, actor: Actor, request: Request): Promise<RetrievalAnswer> {
  return (await askOnce(deps, actor, request)).answer;
}

/** The whole answer, with the name of the model that gave it. */
async function askOnce(deps: AiDeps, actor: Actor, request: Request) {
  return endOf(converse(deps, actor, request));
}

async function endOf(events: AsyncIterable<AnswerEvent>) {
  for await (const event of events) if (event.type === "end") return event;
  throw new DomainError("unavailable", "The question was withdrawn before the answer was complete.");
}

async function* converse(deps: AiDeps, actor: Actor, request: Request): AsyncGenerator<AnswerEvent> {
  requireAdmin(actor);
  const parts = {
    question: maskNumbers(requireQuestion(request.question)),
    today: deps.clock.now().getFullYear(),
  };
  const isBuiltIn = mayHaveParts(parts) && (await deps.models.choose(request.model)).chat === null;
  if (!isBuiltIn || request.clientId || request.intakeId) return yield* converseAtOnce(deps, actor, request);
  let model = "";
  const askPart = async (question: string) => {
    const end = await endOf(converseAtOnce(deps, actor, { ...request, question }));
    model = end.model;
    return end.answer;
  };
  const answer = await answerInParts({ ...parts, ask: askPart });
  yield { type: "text", text: answer.answer };
  for (const quotation of answer.quotations) yield { type: "quotation", quotation };
  yield { type: "end", answer, model, tokens: null };
}

async function* converseAtOnce(deps: AiDeps, actor: Actor, request: Request): AsyncGenerator<AnswerEvent> {
  const { authority, models } = deps;
  const { history = [], focus = "", signal } = request;
  const earlier = history.map((turn) => turn.question);
  // Masked before anything is stored or sent to a model elsewhere.
  const own = withSectionNamed(atEndOfYear(maskNumbers(requireQuestion(request.question))));
  const asked = standaloneQuestion(own, earlier);
  const { entry, chat } = await models.choose(request.model);
  const papers = await papersFor(deps, actor, { ...request, question: asked, chat });
  // A chat model is given both, and sees for itself.
  const aim = !chat && (request.clientId || request.intakeId) ? aimOf(asked, papers.pages) : "law";
  const ofFacts = aim === "facts" ? answerFromPapers(asked, papers.pages) : null;
  if (aim === "facts" && !ofFacts) papers.notes = papers.notes.filter((note) => note !== NO_PAPER);
  yield* papers.notes.map((text): AnswerEvent => ({ type: "note", text }));
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
  const border = await findBorder({
    question: asked,
    passages: law,
    today,
    isTold,
    isNoted: noted.answers,
    isKnown:
      found.passages.length === 0 || found.passages.some(({ cited, coverage }) => cited || coverage > 0),
    authority,
    actor,
  });
  // Amounts and notes know federal law only: "the corporate tax rate in Ireland" has the words of one.
  const isElsewhere = asksElsewhere(asked);
  const named =
    border || isElsewhere ? null : await namedAnswer({ question: asked, asked: asOfYear, authority, actor });
  // A note's words alone may be another field's: "sentences for trafficking", "a rule on stock".
  const isNearTax = mayBeOfTax(understood, law);
  const isOfCode =
    named !== null ||
    (!border &&
      (isTold ||
        isAnswerable(understood, law) ||
        (!isElsewhere && (noted.surely || (noted.answers && isNearTax)))));
  const living =
    border || focus !== "" ? [] : await underLivingSections(found.passages, { authority, actor });
  const decided = decidingDocument(understood, living, isOfCode);
  const mayDecide = !named && !isTold && (isOfCode || decided?.isSure || isNearTax);
  const other = mayDecide ? decided : null;
  const beside = isOfCode || other ? besideDocuments(understood, living) : [];
  const isOfLaw = isOfCode || other !== null;
  const { passages: narrowed, isNarrowed } = withinFocus(isOfCode ? law : [], focus);
  const last = staysWithLast(own, earlier) ? firstSection(history.at(-1)?.answer ?? "") : null;
  const ofCode = lastFirst(leadingFirst(question, narrowed), last);
  const passages = withOther(other, { found: found.passages, ofCode });
  const unheld = border ? null : unheldCase(own, found.passages);
  const end = (answer: RetrievalAnswer, tokens: number | null = null): AnswerEvent => ({
    type: "end",
    answer: [notice, unheld ?? undefined, ...papers.notes].reduce<RetrievalAnswer>(withNotice, answer),
    model: entry.name,
    tokens,
  });
  const findings = { question: understood, year, passages };
  const refuse = (reason: RefusalReason | undefined = notice ? SEARCH_AWAY : undefined) =>
    end(refusal({ ...findings, passages: law }, reason));
  if (aim === "facts") {
    if (!ofFacts) return yield end(refusal({ ...findings, passages: [] }, NOT_IN_PAPERS));
    yield* piecesOf(ofFacts);
    const answer = toRetrievalAnswer({ ...findings, passages: [] }, ofFacts, []);
    return yield end({ ...answer, checks: checksOf(ofFacts) });
  }
  if (!isOfLaw && papers.pages.length === 0) {
    const elsewhere = border ?? (await otherField({ question: asked, authority, actor }));
    return yield refuse(elsewhere ?? undefined);
  }
  if (isOfLaw && focus && !isNarrowed) yield { type: "note", text: NOT_NARROWED };
  // Only when it is needed: a chat model reads the passages, and its first words do not wait for a draft.
  const extract = async () => {
    const from = {
      own,
      asked,
      asOfYear,
      ofCode,
      other,
      beside,
      named,
      told,
      found: found.passages,
      near: nearnessToNotes(understood.meaning),
      question,
    };
    const ofLaw = isOfLaw ? await answerFromLaw(deps, actor, from) : null;
    const ofPapers = ofLaw ? null : answerFromPapers(asked, papers.pages);
    return joined(ofLaw, ofPapers ?? readPapers(asked, papers.pages), aim === "both" ? "papers" : "law");
  };
  let answer: SourcedAnswer & { usage?: ChatUsage | null; isReplaced?: boolean };
  let unmoved: string | null = null;
  if (chat) {
    const instruction = focusInstruction(focus);
    const sources = () => [
      ...new Set([
        ...passages.map(({ document }) => document.citation),
        ...papers.pages.map(({ documentId }) => documentId),
      ]),
    ];
    answer = yield* answerByModel(
      guarded(chat, deps, { actor, sources }),
      { question, passages, papers: papers.pages, history: papers.history, instruction, signal },
      extract,
    );
    if (signal?.aborted) return;
    if (answer.isReplaced) papers.notes.push(replacedNote(entry.name));
    answer = await withNamesChecked({ library: authority, actor }, answer);
  } else {
    answer = withOpening(findings, await extract());
    unmoved = unmovedText({ own, asked, last: history.at(-1) }, answer);
    if (unmoved) answer = withUnmoved(answer, unmoved);
    yield* piecesOf(answer);
  }
  if (answer.checked.quotations.length === 0) return yield refuse();
  const answered = answer.sources.map(({ quotable }) => quotable.citation);
  const usage = answer.usage ?? null;
  const given = toRetrievalAnswer(findings, answer, answered);
  const confidence = unmoved ? Math.round(given.confidence * UNMOVED * 100) / 100 : given.confidence;
  const kept = { ...given, confidence, checks: checksOf(answer) };
  yield end(kept, usage && usage.inputTokens + usage.outputTokens);
}

function checksOf({ checked: { answer, quotations, rejected } }: SourcedAnswer): AnswerChecks {
  return {
    quotations: quotations.length,
    leftOut: rejected,
    struck: answer.match(/~~[^~]+~~ \(/g)?.length ?? 0,
    unquoted: answer.split(UNQUOTED).length - 1,
  };
}

/** Appends the notice that search had to do without a service, as the last line. */
function withNotice(answer: RetrievalAnswer, notice?: string): RetrievalAnswer {
  return notice ? { ...answer, answer: `${answer.answer}\n\nNote: ${notice}` } : answer;
}

/** The answer's blocks one by one, each with its quotations. */
function* piecesOf({ checked: { answer, quotations } }: SourcedAnswer): Generator<AnswerPiece> {
  yield { type: "text", text: answer };
  for (const quotation of quotations) yield { type: "quotation", quotation };
}

function requireQuestion(question: string): string {
  const text = question.trim();
  if (text === "")
    throw new DomainError("invalid", "Write a question first.", {
      fields: { question: "Write a question first." },
    });
  if (text.length > MAX_QUESTION_LENGTH) {
    const message = `A question may have up to ${MAX_QUESTION_LENGTH} characters; this one has ${text.length}. Shorten it.`;
    throw new DomainError("invalid", message, { fields: { question: message } });
  }
  return text;
}

function requireUser(actor: Actor): string {
  if (actor.kind !== "user") throw new DomainError("forbidden", "Only a signed-in person has a thread.");
  return actor.userId;
}
