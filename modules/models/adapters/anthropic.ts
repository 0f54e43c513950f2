/** Chat models behind Anthropic's own protocol: POST /v1/messages, streamed as server-sent events. */
import { EventSourceParserStream } from "eventsource-parser/stream";
import { z } from "zod";
import type { Capability } from "../schema.ts";
import type { ChatEvent, ChatMessage, ChatModel, ChatOptions, ChatUsage, StopReason } from "../contract.ts";
import { withDeadlines, type Deadlines } from "./deadlines.ts";
import { refused, unfinished, unreachable, unreadable } from "./failure.ts";

export interface AnthropicServer {
  id: string;
  name: string;
  /** Name of the model on its server. */
  model: string;
  capabilities: readonly Capability[];
  contextWindow: number | null;
  /** "https://api.anthropic.com" */
  baseUrl: string;
  apiKey: string;
  deadlines?: Deadlines;
}

export const ANTHROPIC_VERSION = "2023-06-01";
/** The protocol asks for a limit; used where the caller sets none. */
const MAX_TOKENS = 4096;

const streamed = z.object({
  type: z.string(),
  message: z.object({ usage: z.object({ input_tokens: z.number() }).optional() }).optional(),
  delta: z.object({ text: z.string().optional(), stop_reason: z.string().nullish() }).optional(),
  usage: z.object({ output_tokens: z.number() }).optional(),
  error: z.object({ type: z.string() }).optional(),
});
type Streamed = z.infer<typeof streamed>;

/** HTTP statuses of the errors that come inside a stream. */
const STREAM_ERRORS: Record<string, number> = {
  rate_limit_error: 429,
  overloaded_error: 529,
  authentication_error: 401,
  permission_error: 403,
  invalid_request_error: 400,
};

export function createAnthropicModel(server: AnthropicServer): ChatModel {
  const { id, name, capabilities, contextWindow, deadlines } = server;
  return {
    ...{ id, name, capabilities, contextWindow, hosted: true },
    stream: (messages, options = {}) =>
      withDeadlines(server, (signal) => streamMessages(server, messages, { ...options, signal }), {
        signal: options.signal,
        deadlines,
      }),
  };
}

async function* streamMessages(
  server: AnthropicServer,
  messages: ChatMessage[],
  options: ChatOptions,
): AsyncGenerator<ChatEvent> {
  const response = await post(server, messages, options);
  if (!response.ok || !response.body) {
    await response.body?.cancel();
    throw refused(server, response.status, response.headers.get("retry-after"));
  }
  const usage: ChatUsage = { inputTokens: 0, outputTokens: 0 };
  let stop: StopReason | null = null;
  const events = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream());
  for await (const data of dataOf(server, events, options.signal)) {
    const event = parseEvent(server, data);
    if (event.error) throw refused(server, STREAM_ERRORS[event.error.type] ?? 500);
    if (event.type === "content_block_delta" && event.delta?.text)
      yield { type: "text", text: event.delta.text };
    usage.inputTokens = event.message?.usage?.input_tokens ?? usage.inputTokens;
    usage.outputTokens = event.usage?.output_tokens ?? usage.outputTokens;
    if (event.delta?.stop_reason) stop = stopReason(event.delta.stop_reason);
    if (event.type === "message_stop") break;
  }
  if (!stop) return;
  yield { type: "usage", usage };
  yield { type: "stop", reason: stop };
}

/** The data of each event; what cuts the connection is told apart from what the asker's signal ends. */
async function* dataOf(
  server: AnthropicServer,
  events: AsyncIterable<{ data: string }>,
  signal?: AbortSignal,
): AsyncGenerator<string> {
  try {
    for await (const { data } of events) yield data;
  } catch (error) {
    if (!signal?.aborted) throw unfinished(server, error);
  }
}

async function post(
  server: AnthropicServer,
  messages: ChatMessage[],
  { signal, maxTokens = MAX_TOKENS }: ChatOptions,
): Promise<Response> {
  const system = messages.filter(({ role }) => role === "system").map(({ content }) => content);
  const turns = messages.filter(({ role }) => role !== "system");
  const body = {
    model: server.model,
    max_tokens: maxTokens,
    temperature: 0,
    stream: true,
    ...(system.length > 0 && { system: system.join("\n\n") }),
    messages: turns,
  };
  try {
    return await fetch(`${server.baseUrl}/v1/messages`, {
      method: "POST",
      headers: anthropicHeaders(server.apiKey),
      body: JSON.stringify(body),
      signal,
    });
  } catch (error) {
    throw unreachable(server, error);
  }
}

export function anthropicHeaders(apiKey: string): Record<string, string> {
  return { "content-type": "application/json", "x-api-key": apiKey, "anthropic-version": ANTHROPIC_VERSION };
}

function parseEvent(server: AnthropicServer, data: string): Streamed {
  try {
    return streamed.parse(JSON.parse(data));
  } catch (error) {
    throw unreadable(server, error);
  }
}

function stopReason(reason: string): StopReason {
  if (reason === "max_tokens") return "length";
  return reason === "refusal" ? "filter" : "end";
}
