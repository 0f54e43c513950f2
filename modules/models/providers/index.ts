/** All providers, in the order in which the screens list them. */
import type { ModelSettings, Provider } from "../contract.ts";
import { anthropic } from "./anthropic.ts";
import { openAiLike } from "./openai-like.ts";

export function providersOf(settings: ModelSettings): Provider[] {
  return [
    openAiLike({
      id: "local",
      name: "Local",
      type: "local",
      description: "Runs on a server of this office; no word leaves it.",
      capabilities: ["privacy-focused", "document-analysis"],
      hosted: false,
      setting: "LOCAL_LLM_URL",
      baseUrl: settings.localLlmUrl,
      needsKey: false,
      lists: true,
    }),
    openAiLike({
      id: "openai",
      name: "OpenAI",
      type: "openai",
      description: "Hosted by OpenAI; general purpose.",
      capabilities: ["document-analysis", "financial-analysis"],
      hosted: true,
      setting: "OPENAI_API_KEY",
      baseUrl: settings.openaiBaseUrl ?? "https://api.openai.com/v1",
      apiKey: settings.openaiApiKey,
      needsKey: true,
      named: settings.openaiModels,
      lists: true,
    }),
    anthropic(settings),
    openAiLike({
      id: "perplexity",
      name: "Perplexity",
      type: "perplexity",
      description: "Hosted by Perplexity; searches the web before it answers.",
      capabilities: ["web-search", "real-time-data"],
      hosted: true,
      setting: "PERPLEXITY_API_KEY",
      baseUrl: settings.perplexityBaseUrl ?? "https://api.perplexity.ai",
      apiKey: settings.perplexityApiKey,
      needsKey: true,
      named: settings.perplexityModels,
      lists: false,
    }),
    openAiLike({
      id: "fingpt",
      name: "FinGPT",
      type: "fingpt",
      description: "An open model for finance, on the server that the office names.",
      capabilities: ["financial-analysis", "document-analysis"],
      // The office may run it, or rent it: what is not known to stay inside counts as outside.
      hosted: true,
      setting: "FINGPT_BASE_URL",
      baseUrl: settings.fingptBaseUrl,
      needsKey: false,
      named: settings.fingptModels,
      lists: true,
    }),
  ];
}
