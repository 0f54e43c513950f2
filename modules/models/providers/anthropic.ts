import { anthropicHeaders, createAnthropicModel } from "../adapters/anthropic.ts";
import { listOffers, mergeOffers, namedInSettings } from "../adapters/offers.ts";
import type { ModelSettings, Provider } from "../contract.ts";
import type { Capability } from "../schema.ts";

const CAPABILITIES: Capability[] = ["document-analysis", "financial-analysis"];

export function anthropic({ anthropicApiKey, anthropicBaseUrl, anthropicModels }: ModelSettings): Provider {
  const apiKey = anthropicApiKey ?? "";
  const baseUrl = anthropicBaseUrl ?? "https://api.anthropic.com";
  const inSettings = namedInSettings(anthropicModels);
  return {
    id: "anthropic",
    name: "Anthropic",
    type: "anthropic",
    description: "Hosted by Anthropic; careful with long texts.",
    capabilities: CAPABILITIES,
    hosted: true,
    setting: "ANTHROPIC_API_KEY",
    isSetUp: apiKey !== "",
    async list(signal) {
      const address = `${baseUrl}/v1/models?limit=1000`;
      try {
        return mergeOffers(await listOffers(address, anthropicHeaders(apiKey), signal), inSettings);
      } catch (error) {
        if (inSettings.length > 0) return inSettings;
        throw error;
      }
    },
    open: ({ name, contextWindow }) =>
      createAnthropicModel({
        id: `anthropic/${name}`,
        name: `Anthropic ${name}`,
        model: name,
        capabilities: CAPABILITIES,
        contextWindow,
        baseUrl,
        apiKey,
      }),
  };
}
