/** Chat models on any server with the OpenAI chat protocol. */
import type OpenAI from "openai";
import { DomainError } from "#modules/kernel";
import type { Capability } from "../schema.ts";
import type { ChatEvent, ChatMessage, ChatModel, ChatOptions, StopReason } from "../contract.ts";
import { withDeadlines, type Deadlines } from "./deadlines.ts";
import { refused, unfinished, unreachable } from "./failure.ts";

export interface OpenAiServer {
  /** Id of the model in this product: "openai/gpt-4o-mini". */
  id: string;
  name: string;
  /** Name of the model on its server. */
  model: string;
  capabilities: readonly Capability[];
  hosted: boolean;
  contextWindow: number | null;
  /** "https://api.openai.com/v1", "http://localhost:5000/v1" */
  baseUrl: string;
  apiKey: string;
  deadlines?: Deadlines;
}

export function createOpenAiModel(server: OpenAiServer): ChatModel {
  const { id, name, capabilities, hosted, contextWindow, deadlines } = server;
  return {
    ...{ id, name, capabilities, hosted, contextWindow },
    stream: (messages, options = {}) =>
      withDeadlines(server, (signal) => streamChat(server, messages, { ...options, signal }), {
        signal: options.signal,
        deadlines,
      }),
  };
}

async function* streamChat(
  server: OpenAiServer,
  messages: ChatMessage[],
  { signal, maxTokens }: ChatOptions,
): AsyncGenerator<ChatEvent> {
  // Imported with the first question: the client is large, and most processes never ask such a model.
  const { default: Client } = await import("openai");
  const client = new Client({
    baseURL: server.baseUrl,
    apiKey: server.apiKey,
    maxRetries: 1,
    logLevel: "off",
  });
  try {
    const chunks = await client.chat.completions.create(
      {
        model: server.model,
        messages,
        max_tokens: maxTokens,
        temperature: 0,
        stream: true,
        stream_options: { include_usage: true },
      },
      { signal },
    );
    let stop: StopReason | null = null;
    for await (const { choices, usage } of chunks) {
      const choice = choices?.[0];
      if (choice?.delta?.content) yield { type: "text", text: choice.delta.content };
      if (usage) {
        yield {
          type: "usage",
          usage: { inputTokens: usage.prompt_tokens, outputTokens: usage.completion_tokens },
        };
      }
      if (choice?.finish_reason) stop = stopReason(choice.finish_reason);
    }
    // The usage comes after the reason to stop, so the reason is passed on last.
    if (stop) yield { type: "stop", reason: stop };
  } catch (error) {
    if (signal?.aborted) return;
    throw toDomainError(error, Client, server);
  }
}

function stopReason(reason: string): StopReason {
  if (reason === "length") return "length";
  return reason === "content_filter" ? "filter" : "end";
}

function toDomainError(error: unknown, client: typeof OpenAI, server: OpenAiServer): DomainError {
  if (error instanceof client.APIConnectionError) return unreachable(server, error);
  if (error instanceof client.APIError && error.status)
    return refused(server, error.status, error.headers?.get("retry-after"));
  return unfinished(server, error);
}
