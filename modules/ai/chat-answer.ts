/** An answer written by a chat model from numbered passages; the check removes what it misquotes. */
import type { Passage } from "#modules/authority";
import { DomainError } from "#modules/kernel";
import type { ChatMessage, ChatModel } from "#modules/models";
import { checkAnswer, type SourceUnit } from "./checking.ts";
import { createDraft } from "./drafting.ts";
import type { SourcedAnswer } from "./retrieval-answer.ts";

const MAX_PASSAGES = 16;
const MAX_PASSAGE_LENGTH = 4000;
const MAX_REPLY_TOKENS = 1200;

const INSTRUCTIONS = `You answer questions about United States federal tax law from the numbered passages below and from nothing else.
Quote the law word for word between “ and ”, and put the number of its passage right behind: “words of the law” [2].
Put each quotation on a line of its own that begins with "- ", after a sentence of yours that says what it means.
State the rule first, then its limits and exceptions. If the passages do not answer the question, write only: NO ANSWER.`;

/** @throws DomainError `unavailable`, `limited` from the model. */
export async function answerByChat(
  model: ChatModel,
  { question, passages, signal }: { question: string; passages: Passage[]; signal?: AbortSignal },
): Promise<SourcedAnswer> {
  const sources = numberPassages(passages);
  let reply = "";
  for await (const event of model.stream(prompt(question, sources), {
    signal,
    maxTokens: MAX_REPLY_TOKENS,
  })) {
    if (event.type === "text") reply += event.text;
  }
  if (signal?.aborted)
    throw new DomainError("unavailable", "The question was withdrawn before the answer was complete.");
  return { sources, checked: checkAnswer(reply, sources) };
}

/** One source for each unit that a passage's pin cite names. */
function numberPassages(passages: Passage[]): SourceUnit[] {
  const draft = createDraft();
  for (const { section, chunk } of passages.slice(0, MAX_PASSAGES)) {
    const pin = chunk.path.join("-");
    const unit = section.structure.units.findIndex((candidate) => candidate.path.join("-") === pin);
    draft.source(section, Math.max(0, unit));
  }
  return draft.sources;
}

function prompt(question: string, sources: SourceUnit[]): ChatMessage[] {
  const passages = sources.map(({ section, unit, citation }, index) => {
    const { start, end } = section.structure.units[unit]!;
    const text = section.text.slice(start, Math.min(end, start + MAX_PASSAGE_LENGTH));
    return `[${index + 1}] ${citation}, ${section.heading}\n${text}`;
  });
  return [
    { role: "system", content: INSTRUCTIONS },
    { role: "user", content: `${passages.join("\n\n")}\n\nQuestion: ${question}` },
  ];
}
