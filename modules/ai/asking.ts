import { DomainError, requireAdmin, type Actor } from "#modules/kernel";
import type { Passage } from "#modules/authority";
import type { ChatModel } from "#modules/models";
import { answerSections, type AnswerSection } from "./answer-sections.ts";
import { isAnswerable } from "./answerability.ts";
import { answerByChat } from "./chat-answer.ts";
import { checkAnswer } from "./checking.ts";
import type { Ai, AiDeps, AskOptions } from "./contract.ts";
import { draftExtractive } from "./extractive.ts";
import { refusal, toRetrievalAnswer, type SourcedAnswer } from "./retrieval-answer.ts";
import { MAX_QUESTION_LENGTH, type RetrievalAnswer } from "./schema.ts";
import { createThreadStore } from "./store.ts";

export function createAsking(deps: AiDeps): Ai {
  const { knex, clock } = deps;
  const threads = createThreadStore(knex);
  return {
    ask: (actor, question, options) => ask(deps, actor, { ...options, question }),
    async askInThread(actor, question, options) {
      const answer = await ask(deps, actor, { ...options, question });
      return threads.add(requireUser(actor), question.trim(), answer, clock.now());
    },
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

async function ask(
  { authority, models, clock }: AiDeps,
  actor: Actor,
  request: AskOptions & { question: string },
): Promise<RetrievalAnswer> {
  requireAdmin(actor);
  const asked = requireQuestion(request.question);
  const { chat: model } = await models.choose(request.model);
  const { understood: question, passages, notice } = await authority.passages(actor, asked);
  if (!isAnswerable(question, passages)) return withNotice(refusal(passages), notice);
  const sections = answerSections(passages);
  const extract = () => answerByExtraction(question, sections, clock.now().getFullYear());
  const answer = model
    ? await answerByModel(model, { question, passages, signal: request.signal }, extract)
    : extract();
  if (answer.checked.quotations.length === 0) return withNotice(refusal(passages), notice);
  const answered = sections.map(({ section }) => section.citation);
  return withNotice(toRetrievalAnswer({ question, passages }, answer, answered), notice);
}

/** Appends the notice that search had to do without a service, as the last line. */
function withNotice(answer: RetrievalAnswer, notice?: string): RetrievalAnswer {
  return notice ? { ...answer, answer: `${answer.answer}\n\nNote: ${notice}` } : answer;
}

/** The model's answer, or the extractive one when the check rejected every quotation of the model. */
async function answerByModel(
  model: ChatModel,
  request: { question: string; passages: Passage[]; signal?: AbortSignal },
  extract: () => SourcedAnswer,
): Promise<SourcedAnswer> {
  const answer = await answerByChat(model, request);
  const allRejected = answer.checked.rejected > 0 && answer.checked.quotations.length === 0;
  return allRejected ? extract() : answer;
}

function answerByExtraction(question: string, sections: AnswerSection[], year: number): SourcedAnswer {
  const draft = draftExtractive(question, sections, year);
  return { sources: draft.sources, checked: checkAnswer(draft.toString(), draft.sources) };
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
