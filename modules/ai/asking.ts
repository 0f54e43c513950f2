import { DomainError, requireAdmin, type Actor } from "#modules/kernel";
import { maskNumbers } from "#modules/intake/schema";
import type { ChatUsage } from "#modules/models";
import { withSentence } from "./asked-parts/composing.ts";
import { answerInParts, mayHaveParts } from "./asked-parts/in-parts.ts";
import { answerByModel, replacedNote } from "./chat/by-model.ts";
import { compareAnswers } from "./chat/comparison.ts";
import { answerFromPapers, joined, readPapers } from "./papers/client-papers.ts";
import type { PastTurn, Ai, AiDeps, AnswerEvent, AnswerPiece, AskOptions } from "./contract.ts";
import { withOpening } from "./confidence/opening.ts";
import { aimOf } from "./chat/client-question.ts";
import { NO_PAPER, papersFor } from "./chat/disclosing.ts";
import { focusInstruction } from "./chat/focus.ts";
import { corrected } from "./chat/corrections.ts";
import { readFollowUp } from "./chat/follow-up.ts";
import { withFollowUpRemark } from "./chat/follow-up-remark.ts";
import { isOfAnswer } from "./chat/said-sentences.ts";
import { answerOnLast, turnOnLast } from "./chat/turn-on-last.ts";
import { answerFromLaw } from "./law-answer.ts";
import { gatherLaw } from "./law-evidence.ts";
import { createNameCheck } from "./chat/named-authorities.ts";
import { guarded } from "./chat/outside-calls.ts";
import { besidePapers } from "./refusals/beside-unheld.ts";
import { otherField } from "./refusals/other-field.ts";
import { refusal, SEARCH_AWAY, toRetrievalAnswer, type SourcedAnswer } from "./retrieval-answer.ts";
import {
  MAX_QUESTION_LENGTH,
  type AnswerChecks,
  type RefusalReason,
  type RetrievalAnswer,
} from "./schema.ts";
import { createThreadStore } from "./store.ts";
import { atEndOfYear } from "./stated-facts/coming-age.ts";
import { UNMOVED } from "./stated-facts/unmoved.ts";
import { withSectionNamed } from "./statute/bare-section.ts";
import { verifyAnswer } from "./verifying.ts";
import { yearsInFigures } from "./years/written-years.ts";
import { markUnquoted, UNQUOTED } from "./chat/unquoted.ts";

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
    unfinished: markUnquoted,
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

type Request = AskOptions & {
  question: string;
  /** Whether it goes on from the turns before, though its words do not tell. */
  leans?: boolean;
};

async function ask(deps: AiDeps, actor: Actor, request: Request): Promise<RetrievalAnswer> {
  return (await askOnce(deps, actor, request)).answer;
}

/** The whole answer, with the name of the model that gave it. */
async function askOnce(deps: AiDeps, actor: Actor, request: Request) {
  return endOf(converse(deps, actor, request));
}

type Ended = Extract<AnswerEvent, { type: "end" }>;

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
  const hasParts = mayHaveParts(parts);
  const turn = hasParts ? null : turnOnLast(parts.question, request.history ?? []);
  const begun = hasParts || turn ? await deps.models.choose(request.model) : null;
  if (!begun || begun.chat || request.clientId || request.intakeId)
    return yield* converseAtOnce(deps, actor, request);
  let model = "";
  const askPart = async (question: string, history = request.history) => {
    // All parts by the model that began, whatever the office switches to meanwhile.
    const part = { ...request, question, history, model: begun.entry.id };
    const end = await endOf(converseAtOnce(deps, actor, part));
    model = end.model;
    return end.answer;
  };
  const askInTurn = (question: string, before: PastTurn[] = []) => {
    const history = [...(request.history ?? []), ...before];
    const onPart = before.length > 0 ? turnOnLast(question, history) : null;
    return onPart ? answerOnLast(onPart, askPart) : askPart(question, history);
  };
  const answer = turn ? await answerOnLast(turn, askPart) : await answerInParts({ ...parts, ask: askInTurn });
  yield* whole({ type: "end", answer, model, tokens: null });
}

/** An answer that is complete before anything of it is shown. */
function* whole(end: Ended): Generator<AnswerEvent> {
  yield { type: "text", text: end.answer.answer };
  for (const quotation of end.answer.quotations) yield { type: "quotation", quotation };
  yield end;
}

/** So sure must be what is said beside a paper that is not held. */
const SURE_BESIDE = 0.5;
/** What the missing paper leaves of that. */
const WITHOUT_PAPER = 0.85;

/** What is said after the name of what is missing. */
const AFTER_NAME = / (?:On the subject|Its number|It holds no|Was [^?]+ meant\?).*$/;

/** Where a question names a paper that is not held and asks of a case of its own: that, from the law at hand. */
async function answerBesidePapers(
  { border, asked }: { border: RefusalReason | null; asked: string },
  askRest: (question: string) => Promise<Ended>,
): Promise<Ended | null> {
  const rest = border?.kind === "not_in_library" ? besidePapers(asked) : null;
  const end = rest ? await askRest(rest) : null;
  if (!end || end.answer.refused || !end.answer.bottomLine || end.answer.confidence < SURE_BESIDE)
    return null;
  const missing = border!.text.replace(AFTER_NAME, "").replace(/\.$/, "");
  const sentence = `${missing}; what follows is from the law at hand.`;
  return { ...end, answer: withSentence(end.answer, sentence, WITHOUT_PAPER) };
}

async function* converseAtOnce(deps: AiDeps, actor: Actor, request: Request): AsyncGenerator<AnswerEvent> {
  const { authority, models } = deps;
  const { history = [], focus = "", signal } = request;
  const earlier = history.map((turn) => corrected(turn.question));
  // Masked before anything is stored or sent to a model elsewhere.
  const masked = withSectionNamed(
    atEndOfYear(yearsInFigures(maskNumbers(requireQuestion(request.question)))),
  );
  const isOfLast = history.length > 0 && isOfAnswer(corrected(masked), history.at(-1)!.answer);
  const { own, asked } = readFollowUp(corrected(masked), earlier, request.leans || isOfLast);
  const { entry, chat } = await models.choose(request.model);
  const papers = await papersFor(deps, actor, { ...request, question: asked, chat });
  // A chat model is given both, and sees for itself.
  const aim = !chat && (request.clientId || request.intakeId) ? aimOf(asked, papers.pages) : "law";
  const ofFacts = aim === "facts" ? answerFromPapers(asked, papers.pages) : null;
  if (aim === "facts" && !ofFacts) papers.notes = papers.notes.filter((note) => note !== NO_PAPER);
  yield* papers.notes.map((text): AnswerEvent => ({ type: "note", text }));
  const evidence = await gatherLaw(deps, actor, { ...request, own, asked, earlier });
  const { understood, notice, law, border, isOfLaw, passages, unheld } = evidence;
  const { year } = evidence.asOfYear;
  const question = understood.text;
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
    // By itself "the new carpet" is of no tax, and in a conversation on rent it is.
    const mayLean = !elsewhere && !chat && earlier.length > 0 && own === asked && !request.leans;
    if (mayLean) return yield* converseAtOnce(deps, actor, { ...request, leans: true });
    const ofRest = await answerBesidePapers({ border, asked }, (rest) =>
      endOf(converseAtOnce(deps, actor, { ...request, question: rest })),
    );
    if (ofRest) return yield* whole(ofRest);
    return yield refuse(elsewhere ?? undefined);
  }
  if (isOfLaw && focus && !evidence.isNarrowed) yield { type: "note", text: NOT_NARROWED };
  // Only when it is needed: a chat model reads the passages, and its first words do not wait for a draft.
  const extract = async () => {
    const ofLaw = isOfLaw ? await answerFromLaw(deps, actor, { ...evidence, own, asked, question }) : null;
    const ofPapers = ofLaw ? null : answerFromPapers(asked, papers.pages);
    return joined(ofLaw, ofPapers ?? readPapers(asked, papers.pages), aim === "both" ? "papers" : "law");
  };
  let answer: SourcedAnswer & { usage?: ChatUsage | null; isReplaced?: boolean };
  let isUnmoved = false;
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
      { extract, strike: createNameCheck(authority, actor) },
    );
    if (signal?.aborted) return;
    if (answer.isReplaced) papers.notes.push(replacedNote(entry.name));
  } else {
    const extracted = withOpening(findings, await extract());
    ({ answer, isUnmoved } = withFollowUpRemark(
      { own, asked, last: history.at(-1), said: evidence.said },
      extracted,
    ));
    yield* piecesOf(answer);
  }
  if (answer.checked.quotations.length === 0) return yield refuse();
  const answered = answer.sources.map(({ quotable }) => quotable.citation);
  const usage = answer.usage ?? null;
  const given = toRetrievalAnswer(findings, answer, answered);
  const confidence = isUnmoved ? Math.round(given.confidence * UNMOVED * 100) / 100 : given.confidence;
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
