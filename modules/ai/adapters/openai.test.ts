import { once } from "node:events";
import { afterEach, describe, expect, it } from "vitest";
import {
  chunk,
  startChatServer,
  words,
  type Answering,
  type ChatServer,
} from "../../../tests/fakes/chat-server.ts";
import type { ChatEvent } from "../ports.ts";
import { createOpenAiModel } from "./openai.ts";

let server: ChatServer | undefined;
afterEach(() => server?.close());

async function serve(answer: Answering): Promise<string> {
  server = await startChatServer(answer);
  return server.url;
}

const model = (baseUrl: string) =>
  createOpenAiModel({
    id: "local",
    name: "The local model",
    model: "m",
    capabilities: [],
    baseUrl,
    apiKey: "k",
  });

async function collect(events: AsyncIterable<ChatEvent>): Promise<ChatEvent[]> {
  const all: ChatEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
}

describe("a model behind the OpenAI protocol", () => {
  it("streams text and usage and sends the question with its limits", async () => {
    let asked: Record<string, unknown> = {};
    const url = await serve((request, response, body) => {
      expect(request.url).toBe("/v1/chat/completions");
      asked = JSON.parse(body);
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.end(
        words("Gross ") +
          words("income") +
          chunk({ usage: { prompt_tokens: 7, completion_tokens: 2, total_tokens: 9 } }) +
          "data: [DONE]\n\n",
      );
    });
    const events = await collect(
      model(url).stream([{ role: "user", content: "What is it?" }], { maxTokens: 50 }),
    );
    expect(events).toEqual([
      { type: "text", text: "Gross " },
      { type: "text", text: "income" },
      { type: "usage", usage: { inputTokens: 7, outputTokens: 2 } },
    ]);
    expect(asked).toMatchObject({
      stream: true,
      max_tokens: 50,
      messages: [{ role: "user", content: "What is it?" }],
    });
  });

  it("closes the connection when the question is withdrawn", async () => {
    let closed: Promise<unknown> | undefined;
    const url = await serve((_, response) => {
      closed = once(response, "close");
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.write(words("Gross"));
    });
    const abort = new AbortController();
    const seen: ChatEvent[] = [];
    for await (const event of model(url).stream([{ role: "user", content: "?" }], { signal: abort.signal })) {
      seen.push(event);
      abort.abort();
    }
    expect(seen).toEqual([{ type: "text", text: "Gross" }]);
    await closed;
  });

  it("says in one sentence that nobody answers, or why", async () => {
    const url = await serve((_, response) =>
      response.writeHead(401, { "content-type": "application/json" }).end("{}"),
    );
    await expect(collect(model(url).stream([]))).rejects.toMatchObject({
      code: "unavailable",
      message: expect.stringContaining("status 401"),
    });
    const gone = model("http://127.0.0.1:1/v1");
    await expect(collect(gone.stream([]))).rejects.toMatchObject({
      code: "unavailable",
      message: expect.stringContaining("cannot be reached"),
    });
  });
});
