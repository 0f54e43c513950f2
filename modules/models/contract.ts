/** Language models: who offers which, which one the office uses, and the port through which all of them answer. */
import type { Knex } from "knex";
import type { Audit } from "#modules/audit";
import type { Actor, Clock, Log } from "#modules/kernel";
import type {
  Capability,
  LocalStatus,
  ModelCard,
  ModelEntry,
  ModelsOverview,
  ModelTrial,
  ModelType,
  ProviderId,
} from "./schema.ts";

export interface ChatMessage {
  role: "system" | "user" | "assistant";
  content: string;
}

export interface ChatUsage {
  inputTokens: number;
  outputTokens: number;
}

/** `length`: the answer ended at its limit of tokens; `filter`: the provider withheld the rest. */
export type StopReason = "end" | "length" | "filter";

export type ChatEvent =
  { type: "text"; text: string } | { type: "usage"; usage: ChatUsage } | { type: "stop"; reason: StopReason };

export interface ChatOptions {
  signal?: AbortSignal;
  maxTokens?: number;
}

export interface ChatModel {
  /** "openai/gpt-4o-mini" */
  readonly id: string;
  readonly name: string;
  readonly capabilities: readonly Capability[];
  /** False for a server of the office itself. */
  readonly hosted: boolean;
  readonly contextWindow: number | null;
  /**
   * Streams the reply; ends after the event `stop`. Aborting the signal closes the connection and ends the stream.
   * @throws DomainError `unavailable` when the server cannot be reached, answers with an error, falls silent or breaks
   * off in the middle; `limited` on 429.
   */
  stream(messages: ChatMessage[], options?: ChatOptions): AsyncIterable<ChatEvent>;
}

/** A model as its provider lists it. */
export interface OfferedModel {
  /** Name on the provider's server: "gpt-4o-mini". */
  name: string;
  contextWindow: number | null;
}

/** A company or server that offers models. */
export interface Provider {
  id: ProviderId;
  name: string;
  type: ModelType;
  description: string;
  capabilities: Capability[];
  hosted: boolean;
  /** The setting that makes it available; shown where it is missing. */
  setting: string;
  /** True when its key or address is set. */
  isSetUp: boolean;
  /** @throws Error when the list cannot be had. */
  list(signal: AbortSignal): Promise<OfferedModel[]>;
  open(model: OfferedModel): ChatModel;
}

export interface Models {
  /** All models, the built-in one first. Administrators. */
  overview(actor: Actor): Promise<ModelsOverview>;
  /**
   * Makes a model the office's own, for every process from the next question on.
   * @throws DomainError `not_found` for an unknown id, `conflict` for a disabled model.
   */
  switchTo(actor: Actor, modelId: string): Promise<ModelEntry>;
  /** Calls every enabled model once. @throws DomainError `limited` within 30 s of the last call. */
  test(actor: Actor): Promise<ModelTrial[]>;
  /** Probes the server of LOCAL_LLM_URL for at most 2 s; never rejects for a server that is away. */
  localStatus(actor: Actor): Promise<LocalStatus>;
  /** The office's model. */
  card(actor: Actor): Promise<ModelCard>;
  /**
   * The model to answer with: the one named, else the office's own; `chat` is null for the built-in one.
   * @throws DomainError `unavailable` for one that cannot be used; says why.
   */
  choose(modelId?: string): Promise<{ entry: ModelEntry; chat: ChatModel | null }>;
}

export interface ModelSettings {
  openaiApiKey?: string;
  openaiBaseUrl?: string;
  openaiModels?: string;
  anthropicApiKey?: string;
  anthropicBaseUrl?: string;
  anthropicModels?: string;
  perplexityApiKey?: string;
  perplexityBaseUrl?: string;
  perplexityModels?: string;
  fingptBaseUrl?: string;
  fingptModels?: string;
  localLlmUrl: string;
}

export interface ModelsDeps {
  knex: Knex;
  audit: Audit;
  settings: ModelSettings;
  /** False when the office has switched models outside it off. Default: they are allowed. */
  allowsHosted?: () => Promise<boolean>;
  /** Records a trial of a model outside the office before it is made. */
  recordCall?: (actor: Actor, call: { model: string; sources: string[]; bytes: number }) => Promise<void>;
  clock: Clock;
  log: Log;
}
