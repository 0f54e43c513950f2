/** Calls of models outside the office: personal and account numbers masked in any case, and each call recorded. */
import { maskAccountNumbers, maskNumbers } from "#modules/intake/schema";
import type { Actor } from "#modules/kernel";
import type { ChatMessage, ChatModel } from "#modules/models";
import type { AiDeps } from "../contract.ts";

/** The model itself when it runs inside the office; no call goes out before it is recorded. */
export function guarded(
  model: ChatModel,
  { disclosure }: AiDeps,
  { actor, sources }: { actor: Actor; sources: () => string[] },
): ChatModel {
  if (!model.hosted) return model;
  return {
    ...model,
    async *stream(messages, options) {
      const masked = messages.map(maskedMessage);
      const bytes = masked.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0);
      await disclosure?.record(actor, { model: model.id, sources: sources(), bytes });
      yield* model.stream(masked, options);
    },
  };
}

function maskedMessage({ role, content }: ChatMessage): ChatMessage {
  return { role, content: maskAccountNumbers(maskNumbers(content)) };
}
