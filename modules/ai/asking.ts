import { DomainError, requireAdmin, type Actor } from "#modules/kernel";
import { maskNumbers } from "#modules/intake/schema";
import type { Passage } from "#modules/authority";
import type { ChatModel, ChatUsage } from "#modules/models";
import { REST } from "./answer-headings.ts";
import { answerSections, regulationUnder, sectionsBeside, withoutRepeats } from "./answer-sections.ts";
import { isAnswerable } from "./answerability.ts";
import { askedYear } from "./asked-year.ts";
import { answerByChat, type ChatRequest } from "./chat-answer.ts";
import { checkAnswer } from "./checking.ts";
import { compareAnswers } from "./comparison.ts";
import { joined, readPapers } from "./client-papers.ts";
import type { Ai, AiDeps, AnswerEvent, AnswerPiece, AskOptions } from "./contract.ts";
import { papersFor } from "./disclosing.ts";
import { draftExtractive, type DraftRequest } from "./extractive.ts";
import { focusInstruction, withinFocus } from "./focus.ts";
import { standaloneQuestion } from "./follow-up.ts";
import { leadingFirst } from "./lead/leading-first.ts";
import { withNamesChecked } from "./named-authorities.ts";
import { guarded } from "./outside-calls.ts";
import { partnerSections } from "./partners.ts";
import { notedAnswer, withNote, type Noted, type NotedRequest } from "./practice-notes/noted.ts";
import { findBorder } from "./refusals/border.ts";
import { otherField } from "./refusals/other-law.ts";
import { refusal, SEARCH_AWAY, toRetrievalAnswer, type SourcedAnswer } from "./retrieval-answer.ts";
import {
  MAX_QUESTION_LENGTH,
  type AnswerChecks,
  type Quotation,
  type RefusalReason,
  type RetrievalAnswer,
} from "./schema.ts";
import { createThreadStore } from "./store.ts";
import { verifyAnswer } from "./verifying.ts";
import { UNQUOTED, withMarks } from "./unquoted.ts";
import { yearLeads } from "./year-leads.ts";

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
  for await (const event of converse(deps, actor, request)) if (event.type === "end") return event;
  throw new DomainError("unavailable", "The question was withdrawn before the answer was complete.");
}

async function* converse(deps: AiDeps, actor: Actor, request: Request): AsyncGenerator<AnswerEvent> {
  const { authority, models } = deps;
  requireAdmin(actor);
  const { history = [], focus = "", signal } = request;
  const earlier = history.map((turn) => turn.question);
  // Masked before anything is stored or sent to a model elsewhere.
  const own = maskNumbers(requireQuestion(request.question));
  const asked = standaloneQuestion(own, earlier);
  const { entry, chat } = await models.choose(request.model);
  const papers = await papersFor(deps, actor, { ...request, question: asked, chat });
  yield* papers.notes.map((text): AnswerEvent => ({ type: "note", text }));
  const found = await authority.passages(actor, asked);
  const { question: understood, notice } = found;
  const question = understood.text;
  const law = lawOf(found.passages);
  const asOfYear = await askedYear(deps, actor, { ...request, question: asked });
  const { year, today } = asOfYear;
  const border = await findBorder({ question: own, passages: law, today, authority, actor });
  const isOfLaw = !border && isAnswerable(understood, law);
  const { passages: narrowed, isNarrowed } = withinFocus(isOfLaw ? law : [], focus);
  const passages = leadingFirst(question, narrowed);
  const end = (answer: RetrievalAnswer, tokens: number | null = null): AnswerEvent => ({
    type: "end",
    answer: [notice, ...papers.notes].reduce<RetrievalAnswer>(withNotice, answer),
    model: entry.name,
    tokens,
  });
  const findings = { question: understood, year, passages };
  const refuse = (reason: RefusalReason | undefined = notice ? SEARCH_AWAY : undefined) =>
    end(refusal({ ...findings, passages: law }, reason));
  if (!isOfLaw && papers.pages.length === 0) return yield refuse(border ?? otherField(own) ?? undefined);
  if (isOfLaw && focus && !isNarrowed) yield { type: "note", text: NOT_NARROWED };
  const leading = answerSections(passages);
  const regulation = regulationUnder(leading, found.passages);
  const partners = await partnerSections(authority, { actor, question, year, leading });
  const noted = await noteFor(passages, { question: asked, year, authority, actor });
  const known = [...(noted?.sections ?? []), ...leading, ...partners];
  const beside = sectionsBeside(known, passages);
  const sections = withoutRepeats([...known, ...(regulation ? [regulation] : []), ...beside]);
  const plain = answerByExtraction({ question, sections, year, leads: [] });
  const quotations = decisiveQuotations(plain);
  const ofYear = isOfLaw
    ? await yearLeads({ own, question, asked: asOfYear, passages, sections, quotations, authority, actor })
    : [];
  const leads = noted ? withNote(noted, ofYear) : ofYear;
  const extract = () => {
    const answered = leads.length > 0 ? answerByExtraction({ question, sections, year, leads }) : plain;
    return joined(isOfLaw ? answered : null, readPapers(asked, papers.pages));
  };
  let answer: SourcedAnswer & { usage?: ChatUsage | null; isReplaced?: boolean };
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
    answer = extract();
    yield* piecesOf(answer);
  }
  if (answer.checked.quotations.length === 0) return yield refuse();
  const answered = answer.sources.map(({ quotable }) => quotable.citation);
  const usage = answer.usage ?? null;
  const kept = { ...toRetrievalAnswer(findings, answer, answered), checks: checksOf(answer) };
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

/** A practice note, unless the question names its law by number. */
function noteFor(passages: Passage[], asked: Omit<NotedRequest, "found">): Promise<Noted | null> {
  if (passages.length === 0 || passages[0]!.cited) return Promise.resolve(null);
  const found = [...new Set(passages.map(({ document }) => document.citation))];
  return notedAnswer({ ...asked, found });
}

/** The Code, and what the question cites: they decide whether and from what it is answered. */
function lawOf(passages: Passage[]): Passage[] {
  return passages.filter(({ document, cited }) => cited || document.shelf === "statute");
}

/** Appends the notice that search had to do without a service, as the last line. */
function withNotice(answer: RetrievalAnswer, notice?: string): RetrievalAnswer {
  return notice ? { ...answer, answer: `${answer.answer}\n\nNote: ${notice}` } : answer;
}

/** The model's answer, or the extractive one when the check rejected every quotation of the model. */
async function* answerByModel(
  model: ChatModel,
  request: ChatRequest,
  extract: () => SourcedAnswer,
): AsyncGenerator<AnswerPiece, SourcedAnswer & { usage: ChatUsage | null; isReplaced?: boolean }> {
  const answer = yield* answerByChat(model, request);
  const allRejected = answer.checked.rejected > 0 && answer.checked.quotations.length === 0;
  return allRejected ? { ...extract(), usage: answer.usage, isReplaced: true } : withMarks(answer);
}

function replacedNote(model: string): string {
  return `Nothing that ${model} quoted stands in its source. This is the built-in model's answer.`;
}

/** The answer's blocks one by one, each with its quotations. */
function* piecesOf({ checked: { answer, quotations } }: SourcedAnswer): Generator<AnswerPiece> {
  yield { type: "text", text: answer };
  for (const quotation of quotations) yield { type: "quotation", quotation };
}

/** What the answer rests on: of the deciding unit when that names an amount, else all above the fold. */
function decisiveQuotations({ checked: { answer, quotations }, deciding }: SourcedAnswer): Quotation[] {
  const above = answer.slice(0, answer.indexOf(REST) + 1 || undefined);
  const shown = quotations.filter(({ text }) => above.includes(`“${text}”`));
  const own = shown.filter(({ citation }) => citation === deciding || citation.startsWith(`${deciding}(`));
  return own.some(({ text }) => text.includes("$")) ? own : shown;
}

function answerByExtraction(request: DraftRequest): SourcedAnswer {
  const { draft, bottomLine, deciding } = draftExtractive(request);
  return {
    deciding,
    sources: draft.sources,
    checked: checkAnswer(draft.toString(), draft.sources),
    bottomLine,
    warnings: request.leads.flatMap((lead) => lead.warnings),
    confidence: request.leads.find((lead) => lead.decides !== false)?.confidence,
  };
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
