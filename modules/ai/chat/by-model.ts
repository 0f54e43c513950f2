/** A chat model's answer with what is unquoted marked, or the built-in model's in its place. */
import type { ChatModel, ChatUsage } from "#modules/models";
import type { AnswerPiece } from "../contract.ts";
import type { SourcedAnswer } from "../retrieval-answer.ts";
import { answerByChat, type ChatRequest } from "./chat-answer.ts";
import { withMarks } from "./unquoted.ts";

/** The model's answer, or the extractive one when the check rejected every quotation of the model. */
export async function* answerByModel(
  model: ChatModel,
  request: ChatRequest,
  extract: () => Promise<SourcedAnswer>,
): AsyncGenerator<AnswerPiece, SourcedAnswer & { usage: ChatUsage | null; isReplaced?: boolean }> {
  const answer = yield* answerByChat(model, request);
  const allRejected = answer.checked.rejected > 0 && answer.checked.quotations.length === 0;
  return allRejected ? { ...(await extract()), usage: answer.usage, isReplaced: true } : withMarks(answer);
}

/** Says that none of its quotations stood the check. */
export function replacedNote(model: string): string {
  return `Nothing that ${model} quoted stands in its source. This is the built-in model's answer.`;
}
