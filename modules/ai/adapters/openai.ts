import type OpenAI from "openai";
import { DomainError } from "#modules/kernel";
import type { ChatEvent, ChatModel } from "../ports.ts";

export interface OpenAiSettings {
  id: string;
  name: string;
  /** Name of the model on its server. */
  model: string;
  capabilities: string[];
  /** "https://api.openai.com/v1", "http://localhost:5000/v1" */
  baseUrl: string;
  apiKey: string;
}

const TIMEOUT_MS = 120_000;

/** Chat model on any server with the OpenAI chat protocol. */
export function createOpenAiModel(settings: OpenAiSettings): ChatModel {
  return {
    id: settings.id,
    name: settings.name,
    capabilities: settings.capabilities,
    async *stream(messages, { signal, maxTokens } = {}): AsyncGenerator<ChatEvent> {
      // Imported with the first question: the client is large, and most processes never ask this model.
      const { default: Client } = await import("openai");
      const client = new Client({
        baseURL: settings.baseUrl,
        apiKey: settings.apiKey,
        timeout: TIMEOUT_MS,
        maxRetries: 1,
      });
      try {
        const chunks = await client.chat.completions.create(
          {
            model: settings.model,
            messages,
            max_tokens: maxTokens,
            temperature: 0,
            stream: true,
            stream_options: { include_usage: true },
          },
          { signal },
        );
        for await (const chunk of chunks) {
          const text = chunk.choices[0]?.delta?.content;
          if (text) yield { type: "text", text };
          if (chunk.usage) {
            yield {
              type: "usage",
              usage: { inputTokens: chunk.usage.prompt_tokens, outputTokens: chunk.usage.completion_tokens },
            };
          }
        }
      } catch (error) {
        if (signal?.aborted) return;
        throw toDomainError(error, Client, settings);
      }
    },
  };
}

function toDomainError(
  error: unknown,
  client: typeof OpenAI,
  { name, baseUrl }: OpenAiSettings,
): DomainError {
  if (error instanceof client.RateLimitError) {
    return new DomainError(
      "limited",
      `${name} is answering too many questions. Wait a minute and ask again.`,
      { cause: error },
    );
  }
  if (error instanceof client.APIConnectionError) {
    return new DomainError(
      "unavailable",
      `${name} cannot be reached at ${baseUrl}. Check that it is running.`,
      { cause: error },
    );
  }
  const status = error instanceof client.APIError && error.status ? ` (status ${error.status})` : "";
  return new DomainError(
    "unavailable",
    `${name} could not answer${status}. Check its key and its model, or use extractive.`,
    { cause: error },
  );
}
