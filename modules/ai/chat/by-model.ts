/** A chat model's answer with what is unquoted marked, or the built-in model's in its place. */
import type { ChatModel, ChatUsage } from "#modules/models";
import type { AnswerPiece } from "../contract.ts";
import type { SourcedAnswer } from "../retrieval-answer.ts";
import { answerByChat, type ChatRequest } from "./chat-answer.ts";
import { withNamesStruck } from "./names-in-stream.ts";
import { markUnquoted } from "./unquoted.ts";

/**
 * The model's answer, or the extractive one when the check rejected every quotation of the model.
 * @param strike the names of unknown authorities in a text, struck through
 */
export async function* answerByModel(
  model: ChatModel,
  request: ChatRequest,
  { extract, strike }: { extract: () => Promise<SourcedAnswer>; strike: (text: string) => Promise<string> },
): AsyncGenerator<AnswerPiece, SourcedAnswer & { usage: ChatUsage | null; isReplaced?: boolean }> {
  const answer = yield* withNamesStruck(answerByChat(model, request), strike);
  const { checked, usage } = answer;
  if (checked.rejected > 0 && checked.quotations.length === 0)
    return { ...(await extract()), usage, isReplaced: true };
  const words = await strike(markUnquoted(checked.answer));
  return { ...answer, checked: { ...checked, answer: words } };
}

/** Says that none of its quotations stood the check. */
export function replacedNote(model: string): string {
  return `Nothing that ${model} quoted stands in its source. This is the built-in model's answer.`;
}
