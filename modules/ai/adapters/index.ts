import type { ChatModel } from "../ports.ts";
import { createOpenAiModel } from "./openai.ts";

export interface ModelSettings {
  openaiApiKey?: string;
  openaiBaseUrl?: string;
  localLlmUrl: string;
}

/** The models that the settings allow; a local server is listed whether or not it runs. */
export function listModels(settings: ModelSettings): ChatModel[] {
  const local = createOpenAiModel({
    id: "local",
    name: "The local model",
    model: "local",
    capabilities: ["document-analysis", "privacy-focused"],
    baseUrl: settings.localLlmUrl,
    apiKey: "none",
  });
  if (!settings.openaiApiKey) return [local];
  const hosted = createOpenAiModel({
    id: "openai",
    name: "OpenAI",
    model: "gpt-4o-mini",
    capabilities: ["document-analysis", "financial-analysis"],
    baseUrl: settings.openaiBaseUrl ?? "https://api.openai.com/v1",
    apiKey: settings.openaiApiKey,
  });
  return [local, hosted];
}
