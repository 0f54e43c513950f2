/** The models that a provider offers: as it lists them, else as the settings name them. */
import { z } from "zod";
import type { OfferedModel } from "../contract.ts";

/** Tokens of a model for which the settings give none. */
const DEFAULT_CONTEXT = 8192;

const listed = z.object({
  data: z.array(
    z.object({
      id: z.string().min(1).max(200),
      created: z.number().optional(),
      context_length: z.number().optional(),
      context_window: z.number().optional(),
      max_model_len: z.number().optional(),
    }),
  ),
});

/** Kinds of models that hold no conversation; providers list them among the others. */
const NO_CHAT =
  /embed|whisper|tts|dall-e|image|audio|realtime|moderation|transcribe|search-|davinci|babbage|sora|rerank|computer-use/i;

/**
 * GET `{address}`; both protocols answer `{data: [{id}]}`. Newest first where the provider dates its models.
 * @throws Error when it does not answer, or with something else.
 */
export async function listOffers(
  address: string,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<OfferedModel[]> {
  const response = await fetch(address, { headers, signal });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`status ${response.status}`);
  }
  const { data } = listed.parse(await response.json());
  return data
    .filter(({ id }) => !NO_CHAT.test(id))
    .sort((a, b) => (b.created ?? 0) - (a.created ?? 0))
    .map((model) => ({
      name: model.id,
      contextWindow: model.context_length ?? model.context_window ?? model.max_model_len ?? null,
    }));
}

/** Parses "gpt-4o-mini:128000, o3": ids by comma, each with an optional number of tokens. */
export function namedInSettings(setting: string | undefined): OfferedModel[] {
  return (setting ?? "").split(",").flatMap((part) => {
    const [, name, tokens] = /^\s*(.+?)(?::(\d{3,8}))?\s*$/.exec(part) ?? [];
    return name ? [{ name, contextWindow: tokens ? Number(tokens) : DEFAULT_CONTEXT }] : [];
  });
}

/** The provider's own list with the settings' context windows; the settings alone where there is no list. */
export function mergeOffers(listedModels: OfferedModel[], named: OfferedModel[]): OfferedModel[] {
  if (listedModels.length === 0) return named;
  const windows = new Map(named.map(({ name, contextWindow }) => [name, contextWindow]));
  return listedModels.map((model) => ({
    ...model,
    contextWindow: model.contextWindow ?? windows.get(model.name) ?? null,
  }));
}
