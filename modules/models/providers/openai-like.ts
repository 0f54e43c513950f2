/** Provider that speaks the OpenAI protocol, wherever its server stands. */
import { listOffers, mergeOffers, namedInSettings } from "../adapters/offers.ts";
import { createOpenAiModel } from "../adapters/openai.ts";
import type { Provider } from "../contract.ts";

interface OpenAiLike extends Omit<Provider, "list" | "open" | "isSetUp"> {
  baseUrl: string | undefined;
  /** Undefined for a server without keys. */
  apiKey?: string;
  needsKey: boolean;
  /** Models by name, where the server lists none. */
  named?: string;
  /** False for a provider without GET /models. */
  lists: boolean;
}

export function openAiLike({ baseUrl, apiKey, needsKey, named, lists, ...provider }: OpenAiLike): Provider {
  const inSettings = namedInSettings(named);
  return {
    ...provider,
    isSetUp: baseUrl !== undefined && (apiKey !== undefined || !needsKey),
    async list(signal) {
      if (!lists) return inSettings;
      const headers: Record<string, string> = apiKey ? { authorization: `Bearer ${apiKey}` } : {};
      try {
        return mergeOffers(await listOffers(`${baseUrl}/models`, headers, signal), inSettings);
      } catch (error) {
        if (inSettings.length > 0 && provider.hosted) return inSettings;
        throw error;
      }
    },
    open: ({ name, contextWindow }) =>
      createOpenAiModel({
        id: `${provider.id}/${name}`,
        name: `${provider.name} ${name}`,
        model: name,
        capabilities: provider.capabilities,
        hosted: provider.hosted,
        contextWindow,
        baseUrl: baseUrl!,
        // The client refuses to work without a key; a server of the office asks for none.
        apiKey: apiKey ?? "none",
      }),
  };
}
