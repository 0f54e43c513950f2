import { expect, it } from "vitest";
import type { ChatMessage, ChatModel } from "#modules/models";
import type { AnswerPiece } from "../contract.ts";
import { answerByChat } from "./chat-answer.ts";

const turn = { question: "What of mills? ".repeat(100), answer: "They are taxed. ".repeat(100) };

/** What is said of earlier turns, and what the model is sent, with a window of so many tokens. */
async function ask(turns: number, contextWindow: number) {
  let sent: ChatMessage[] = [];
  const model: ChatModel = {
    ...{ id: "local/m", name: "Local m", capabilities: [], hosted: false, contextWindow },
    async *stream(messages) {
      sent = messages;
      yield { type: "text", text: "It is so." };
    },
  };
  const pieces: AnswerPiece[] = [];
  const history = Array.from({ length: turns }, () => turn);
  for await (const piece of answerByChat(model, { question: "And barns?", passages: [], history }))
    pieces.push(piece);
  return { notes: pieces.flatMap((piece) => (piece.type === "note" ? [piece.text] : [])), sent };
}

it("says first how many turns the model's window leaves out", async () => {
  expect(await ask(2, 100_000)).toMatchObject({ notes: [], sent: { length: 6 } });
  expect(await ask(2, 3_000)).toMatchObject({
    notes: ["The first turn of this conversation does not fit into the model's window and was left out."],
    sent: { length: 4 },
  });
  expect(await ask(4, 3_000)).toMatchObject({
    notes: ["The first 3 turns of this conversation do not fit into the model's window and were left out."],
  });
});
