/** HTTP server for Anthropic's messages protocol, with answers set by the test. */
import type { ServerResponse } from "node:http";

/** One server-sent event, named as the protocol names it. */
export function event(type: string, fields: object = {}): string {
  return `event: ${type}\ndata: ${JSON.stringify({ type, ...fields })}\n\n`;
}

export function delta(text: string): string {
  return event("content_block_delta", { index: 0, delta: { type: "text_delta", text } });
}

export function opening(inputTokens: number): string {
  const message = { id: "msg_1", role: "assistant", content: [], usage: { input_tokens: inputTokens } };
  return (
    event("message_start", { message }) +
    event("content_block_start", { index: 0, content_block: { type: "text", text: "" } }) +
    event("ping")
  );
}

export function ending(outputTokens: number, reason = "end_turn"): string {
  return (
    event("content_block_stop", { index: 0 }) +
    event("message_delta", {
      delta: { stop_reason: reason, stop_sequence: null },
      usage: { output_tokens: outputTokens },
    }) +
    event("message_stop")
  );
}

export function openStream(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "text/event-stream" });
}
