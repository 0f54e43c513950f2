/** A short call of a model, to see whether it answers and how fast. */
import { isDomainError } from "#modules/kernel";
import type { ChatModel } from "./contract.ts";
import type { ModelTrial } from "./schema.ts";

const TRIAL_MS = 20_000;
export const QUESTION = "Reply with the word ready.";

export async function tryModel(model: ChatModel): Promise<ModelTrial> {
  const signal = AbortSignal.timeout(TRIAL_MS);
  const begin = performance.now();
  const failed = (error: string): ModelTrial => ({ modelId: model.id, ok: false, latencyMs: null, error });
  let length = 0;
  try {
    for await (const event of model.stream([{ role: "user", content: QUESTION }], { signal, maxTokens: 16 }))
      if (event.type === "text") length += event.text.length;
  } catch (error) {
    return failed(isDomainError(error) ? error.message : `${model.name} failed in an unknown way.`);
  }
  if (signal.aborted) return failed(`${model.name} did not answer within ${TRIAL_MS / 1000} seconds.`);
  if (length === 0) return failed(`${model.name} sent an empty answer.`);
  return { modelId: model.id, ok: true, latencyMs: Math.round(performance.now() - begin), error: null };
}
