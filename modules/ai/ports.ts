/** A chat model outside the product; the implementations are in `adapters/`. */
export interface ChatMessage {
  role: "system" | "user" | "assistant";
  content: string;
}

export interface ChatUsage {
  inputTokens: number;
  outputTokens: number;
}

export type ChatEvent = { type: "text"; text: string } | { type: "usage"; usage: ChatUsage };

export interface ChatModel {
  /** "gpt-4o-mini" */
  readonly id: string;
  readonly name: string;
  readonly capabilities: string[];
  /**
   * Streams the reply; ends after the last event. Aborting the signal closes the connection.
   * @throws DomainError `unavailable` when the server cannot be reached or answers with an error, `limited` on 429.
   */
  stream(
    messages: ChatMessage[],
    options?: { signal?: AbortSignal; maxTokens?: number },
  ): AsyncIterable<ChatEvent>;
}
