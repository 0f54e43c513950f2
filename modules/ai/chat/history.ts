/** How much of a conversation fits into a model's window. */
import type { ChatMessage } from "#modules/models";
import type { PastTurn } from "../contract.ts";

/** Characters of English text in a token, at the careful end. */
const CHARACTERS_PER_TOKEN = 3;
/** Tokens of a model that does not say how much it reads. */
const ASSUMED_WINDOW = 8192;

interface Room {
  /** Tokens; null where nobody says. */
  contextWindow: number | null;
  /** Tokens kept for the reply. */
  reserved: number;
  /** Characters of instructions, passages and question. */
  length: number;
}

/** The newest turns that fit, whole, as messages; and how many of the oldest do not. */
export function historyFor(
  history: readonly PastTurn[],
  { contextWindow, reserved, length }: Room,
): { turns: ChatMessage[]; leftOut: number } {
  let free = ((contextWindow ?? ASSUMED_WINDOW) - reserved) * CHARACTERS_PER_TOKEN - length;
  let first = history.length;
  while (first > 0) {
    const { question, answer } = history[first - 1]!;
    free -= question.length + answer.length;
    if (free < 0) break;
    first--;
  }
  const turns = history.slice(first).flatMap(({ question, answer }): ChatMessage[] => [
    { role: "user", content: question },
    { role: "assistant", content: answer },
  ]);
  return { turns, leftOut: first };
}
