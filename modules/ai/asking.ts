import { DomainError, requireAdmin, type Actor } from "#modules/kernel";
import type { Passage } from "#modules/authority";
import { answerByChat } from "./chat-answer.ts";
import { checkAnswer, type CheckedAnswer, type Evidence } from "./checking.ts";
import { draftExtractive, type Lead } from "./extractive.ts";
import type { Ai, AiDeps, AskOptions } from "./index.ts";
import type { ChatModel } from "./ports.ts";
import { MAX_QUESTION_LENGTH, type ModelInfo, type RetrievalAnswer } from "./schema.ts";
import { confidenceOf, isRelevant, leadsFrom, nearestOf, refusal } from "./weighing.ts";
import { createThreadStore } from "./store.ts";

const EXTRACTIVE = "extractive";
const EXTRACTIVE_INFO: ModelInfo = {
  modelName: "Extractive",
  version: "1.0",
  capabilities: ["document-analysis", "privacy-focused"],
};

export function createAsking({ knex, authority, models, clock }: AiDeps): Ai {
  const threads = createThreadStore(knex);

  async function ask(actor: Actor, question: string, options: AskOptions = {}): Promise<RetrievalAnswer> {
    requireAdmin(actor);
    const asked = requireQuestion(question);
    const model = chooseModel(options.model);
    const { understood: text, passages, notice } = await authority.passages(actor, asked);
    if (!isRelevant(text, passages)) return withNotice(refusal(passages), notice);
    const leads = leadsFrom(passages);
    const year = clock.now().getFullYear();
    const { sources, checked } = model
      ? await worded(model, text, passages, () => extract(text, leads, year), options.signal)
      : extract(text, leads, year);
    const answer =
      checked.quotations.length > 0 ? toAnswer(text, checked, sources, passages, leads) : refusal(passages);
    return withNotice(answer, notice);
  }

  function chooseModel(id = EXTRACTIVE) {
    if (id === EXTRACTIVE) return null;
    const model = models.find((candidate) => candidate.id === id);
    if (!model)
      throw new DomainError(
        "unavailable",
        `The model ${id} is not set up. Set its key or address, or use ${EXTRACTIVE}.`,
      );
    return model;
  }

  return {
    ask,
    async modelInfo(actor) {
      requireAdmin(actor);
      return EXTRACTIVE_INFO;
    },
    async askInThread(actor, question, options) {
      const answer = await ask(actor, question, options);
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

/** An answer that had to do without something says so in its last line. */
function withNotice(answer: RetrievalAnswer, notice?: string): RetrievalAnswer {
  return notice ? { ...answer, answer: `${answer.answer}\n\nNote: ${notice}` } : answer;
}

/** The model's answer; where none of its quotations stands in the sources, the built-in one's. */
async function worded(
  model: ChatModel,
  question: string,
  passages: Passage[],
  builtIn: () => Extracted,
  signal?: AbortSignal,
): Promise<Extracted> {
  const answer = await answerByChat(model, question, passages, signal);
  const nothingHolds = answer.checked.rejected > 0 && answer.checked.quotations.length === 0;
  return nothingHolds ? builtIn() : answer;
}

interface Extracted {
  sources: Evidence[];
  checked: CheckedAnswer;
}

function extract(question: string, leads: Lead[], year: number): Extracted {
  const draft = draftExtractive(question, leads, year);
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

const EXCERPT_LENGTH = 400;

function toAnswer(
  question: string,
  checked: CheckedAnswer,
  evidence: Evidence[],
  passages: Passage[],
  leads: Lead[],
): RetrievalAnswer {
  const confidence = confidenceOf(question, passages);
  const sources = evidence.map(({ section, unit, citation, url }, index) => {
    const { heading } = section.structure.units[unit]!;
    const quoted = checked.quotations.find((quotation) => quotation.source === index + 1);
    return {
      filename: citation,
      relevanceScore: relevanceOf(index, confidence, passages, section.citation),
      excerpt: (quoted?.text ?? "").slice(0, EXCERPT_LENGTH),
      citation,
      url,
      asOf: section.asOf,
      title: heading?.trim() || section.heading,
    };
  });
  const { answer, quotations } = checked;
  return {
    answer,
    sources,
    confidence,
    quotations,
    refused: false,
    nearest: nearestOf(
      passages,
      leads.map((lead) => lead.section.citation),
    ),
  };
}

/** Sources fade with their place in the answer and with their section's score beside the best. */
function relevanceOf(index: number, confidence: number, passages: Passage[], citation: string): number {
  const best = passages[0]!.score;
  const own = passages.find((passage) => passage.section.citation === citation)?.score ?? best;
  return (
    Math.round(Math.min(1, Math.max(0.05, (0.5 + confidence / 2) * (own / best) - 0.02 * index)) * 100) / 100
  );
}
