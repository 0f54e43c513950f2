/** Language models as the API and the screens show them; safe in a browser. */
import { z } from "zod";

export const PROVIDERS = ["extractive", "local", "openai", "anthropic", "perplexity", "fingpt"] as const;
export type ProviderId = (typeof PROVIDERS)[number];

/** `local` models keep every word on this machine or in this office. */
export type ModelType = "local" | "openai" | "anthropic" | "perplexity" | "fingpt";

export type Capability =
  "financial-analysis" | "web-search" | "real-time-data" | "privacy-focused" | "document-analysis";

/** The built-in model: quotations of the library, without a network. */
export const BUILT_IN = "extractive";

/** Shown with a model that cannot be used. */
export const MODEL_NOT_AVAILABLE = "Model not available (missing API key or configuration)";

export interface ModelEntry {
  /** "extractive", "openai/gpt-4o-mini", or the provider's name where it offers no model now. */
  id: string;
  provider: ProviderId;
  name: string;
  type: ModelType;
  enabled: boolean;
  description: string;
  capabilities: Capability[];
  /** Tokens of question, sources and answer together; null where nobody says. */
  contextWindow: number | null;
  /** Why it cannot be used and what to do; null for an enabled model. */
  reason: string | null;
}

export interface ModelsOverview {
  currentModelId: string;
  /** Name of the current model. */
  currentModel: string;
  models: Record<string, ModelEntry>;
}

export interface ModelTrial {
  modelId: string;
  ok: boolean;
  /** Milliseconds until the whole short answer was there; null after a failure. */
  latencyMs: number | null;
  error: string | null;
}

export interface LocalStatus {
  available: boolean;
  /** Address of the server: "http://localhost:5000/v1". */
  endpoint: string;
  message: string;
  /** Names of the models on it. */
  models: string[];
}

export interface ModelCard {
  modelName: string;
  version: string;
  capabilities: string[];
}

export const switchBody = z.object({
  modelId: z.string("Choose a model first.").trim().min(1, "Choose a model first.").max(200),
});

/** Seconds between two refreshes of the screen. */
export const MODELS_POLL_SECONDS = 30;
export const LOCAL_STATUS_POLL_SECONDS = 10;
/** Every model is called at most once in this time, whoever presses. */
export const TRIAL_PAUSE_SECONDS = 30;

export interface QuickMode {
  name: "Financial Analysis" | "Web Search" | "Privacy Mode" | "Fast Mode";
  /** The first enabled model that fits; null where none does. */
  model: ModelEntry | null;
}

/** The buttons that choose a model by what it is good at. */
export function quickModes(models: readonly ModelEntry[]): QuickMode[] {
  const first = (fits: (model: ModelEntry) => boolean) =>
    models.find((model) => model.enabled && fits(model)) ?? null;
  return [
    {
      name: "Financial Analysis",
      model: first((model) => model.capabilities.includes("financial-analysis")),
    },
    { name: "Web Search", model: first((model) => model.capabilities.includes("web-search")) },
    { name: "Privacy Mode", model: first((model) => model.type === "local") },
    { name: "Fast Mode", model: first((model) => model.name.includes("gpt-3.5")) },
  ];
}
