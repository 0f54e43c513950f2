/** Every adapter against a server on a socket that misbehaves. */
import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { delta, ending, event, opening, openStream } from "../../../tests/fakes/anthropic-server.ts";
import {
  chunk,
  startChatServer,
  stop,
  words,
  type Answering,
  type ChatServer,
} from "../../../tests/fakes/chat-server.ts";
import type { ChatEvent, ChatModel } from "../contract.ts";
import { createAnthropicModel } from "./anthropic.ts";
import type { Deadlines } from "./deadlines.ts";
import { providersOf } from "../providers/index.ts";
import { createOpenAiModel } from "./openai.ts";

let server: ChatServer | undefined;
afterEach(() => server?.close());

const common = { id: "x/m", name: "The model", model: "m", capabilities: [], contextWindow: null };

/** What the two protocols write for the same conversation. */
const OPENAI = {
  address: "/v1/chat/completions",
  begin: "",
  text: words,
  end: (reason?: "length") =>
    stop(reason) + chunk({ usage: { prompt_tokens: 7, completion_tokens: 2 } }) + "data: [DONE]\n\n",
  /** A piece with its fields in another order, and fields that nobody knows. */
  reordered: `data: {"new":[],"choices":[{"finish_reason":null,"delta":{"content":"Yes","mood":{"a":1}},"index":0}],"id":"c"}\n\n`,
  key: ({ authorization }: NodeJS.Dict<string | string[]>) => authorization,
  keySent: "Bearer k",
  quickly: (baseUrl: string, deadlines: Deadlines): ChatModel =>
    createOpenAiModel({ ...common, hosted: true, baseUrl, apiKey: "k", deadlines }),
};

const ANTHROPIC = {
  address: "/v1/messages",
  begin: opening(7),
  text: delta,
  end: (reason?: "length") => ending(2, reason === "length" ? "max_tokens" : "end_turn"),
  reordered: `event: content_block_delta\ndata: {"delta":{"text":"Yes","kind":{"a":1},"type":"text_delta"},"index":0,"new":[],"type":"content_block_delta"}\n\n`,
  key: (headers: NodeJS.Dict<string | string[]>) => headers["x-api-key"],
  keySent: "k",
  quickly: (url: string, deadlines: Deadlines): ChatModel =>
    createAnthropicModel({ ...common, baseUrl: url.replace(/\/v1$/, ""), apiKey: "k", deadlines }),
};

const NOWHERE = "http://127.0.0.1:1/v1";

/** Every provider, opened by its settings as the product opens it. */
const PROVIDERS = [
  {
    ...OPENAI,
    name: "OpenAI",
    id: "openai",
    set: (url: string) => ({ openaiApiKey: "k", openaiBaseUrl: url }),
  },
  {
    ...OPENAI,
    name: "Local",
    id: "local",
    keySent: "Bearer none",
    set: (url: string) => ({ localLlmUrl: url }),
  },
  {
    ...{ ...OPENAI, name: "Perplexity", id: "perplexity" },
    set: (url: string) => ({ perplexityApiKey: "k", perplexityBaseUrl: url }),
  },
  {
    ...{ ...OPENAI, name: "FinGPT", id: "fingpt", keySent: "Bearer none" },
    set: (url: string) => ({ fingptBaseUrl: url }),
  },
  {
    ...{ ...ANTHROPIC, name: "Anthropic", id: "anthropic" },
    set: (url: string) => ({ anthropicApiKey: "k", anthropicBaseUrl: url.replace(/\/v1$/, "") }),
  },
].map(({ set, ...one }) => ({
  ...one,
  /** With deadlines of its own the adapter alone: no setting changes them. */
  model(url: string, deadlines?: Deadlines): ChatModel {
    if (deadlines) return one.quickly(url, deadlines);
    const provider = providersOf({ localLlmUrl: NOWHERE, ...set(url) }).find(({ id }) => id === one.id)!;
    return provider.open({ name: "m", contextWindow: null });
  },
}));

async function serve(answer: Answering): Promise<string> {
  server = await startChatServer(answer);
  return server.url;
}

function streaming(send: (response: ServerResponse) => void): Answering {
  return (_, response) => {
    openStream(response);
    send(response);
  };
}

async function collect(events: AsyncIterable<ChatEvent>): Promise<ChatEvent[]> {
  const all: ChatEvent[] = [];
  for await (const one of events) all.push(one);
  return all;
}

const status =
  (code: number, headers: Record<string, string> = {}): Answering =>
  (_, response) =>
    response.writeHead(code, { "content-type": "application/json", ...headers }).end("{}");

/** What a proxy in between may say. */
const page: Answering = (_, response) =>
  response.writeHead(200, { "content-type": "text/html" }).end("<html><body>Sign in first</body></html>");

describe.each(PROVIDERS)("a model of $name", (protocol) => {
  const asked = (url: string, deadlines?: Deadlines) => collect(protocol.model(url, deadlines).stream([]));

  it("streams text, usage and the reason to stop, and sends key, question and limit", async () => {
    let sent: Record<string, unknown> = {};
    const url = await serve((request, response, body) => {
      expect(request.url).toBe(protocol.address);
      expect(protocol.key(request.headers)).toBe(protocol.keySent);
      sent = JSON.parse(body);
      openStream(response);
      response.end(protocol.begin + protocol.text("Gross ") + protocol.text("income") + protocol.end());
    });
    const question = [{ role: "user" as const, content: "What is it?" }];
    expect(await collect(protocol.model(url).stream(question, { maxTokens: 50 }))).toEqual([
      { type: "text", text: "Gross " },
      { type: "text", text: "income" },
      { type: "usage", usage: { inputTokens: 7, outputTokens: 2 } },
      { type: "stop", reason: "end" },
    ]);
    expect(sent).toMatchObject({ stream: true, max_tokens: 50, messages: question });
  });

  it("says that the answer ended at its limit", async () => {
    const url = await serve(
      streaming((response) => response.end(protocol.begin + protocol.text("Gross") + protocol.end("length"))),
    );
    expect((await asked(url)).at(-1)).toEqual({ type: "stop", reason: "length" });
  });

  it("closes the connection and ends quietly when the question is withdrawn", async () => {
    let closed: Promise<unknown> | undefined;
    const url = await serve((_, response) => {
      closed = once(response, "close");
      openStream(response);
      response.write(protocol.begin + protocol.text("Gross"));
    });
    const abort = new AbortController();
    const seen: ChatEvent[] = [];
    for await (const one of protocol.model(url).stream([], { signal: abort.signal })) {
      seen.push(one);
      abort.abort();
    }
    expect(seen).toEqual([{ type: "text", text: "Gross" }]);
    await closed;
  });

  it.each([
    ["a wrong key", status(401), "refused the key (status 401)"],
    ["a server's error", status(500), "could not answer (status 500)"],
    ["garbage", streaming((response) => response.end("data: {gross\n\n")), "no answer"],
    ["nothing at all", streaming((response) => response.end()), "stopped in the middle"],
    ["a page that is no stream", page, "stopped in the middle"],
  ])("turns %s into one sentence", async (_, answer, sentence) => {
    await expect(asked(await serve(answer))).rejects.toMatchObject({
      code: "unavailable",
      message: expect.stringContaining(sentence),
    });
  });

  it("turns too many questions into a wait", async () => {
    const url = await serve(status(429, { "retry-after": "0.2" }));
    await expect(asked(url)).rejects.toMatchObject({
      code: "limited",
      message: expect.stringContaining("Wait 1 seconds"),
    });
  });

  it("keeps what had streamed when the answer breaks off", async () => {
    const url = await serve(streaming((response) => response.end(protocol.begin + protocol.text("Gross"))));
    const seen: ChatEvent[] = [];
    const reading = (async () => {
      for await (const one of protocol.model(url).stream([])) seen.push(one);
    })();
    await expect(reading).rejects.toMatchObject({ message: expect.stringContaining("in the middle") });
    expect(seen).toEqual([{ type: "text", text: "Gross" }]);
  });

  it("says so when the connection is cut in the middle, and keeps what had streamed", async () => {
    const url = await serve(
      streaming((response) => {
        response.write(protocol.begin + protocol.text("Gross"), () => response.socket!.destroy());
      }),
    );
    const seen: ChatEvent[] = [];
    const reading = (async () => {
      for await (const one of protocol.model(url).stream([])) seen.push(one);
    })();
    await expect(reading).rejects.toMatchObject({
      code: "unavailable",
      message: expect.stringContaining("stopped in the middle"),
    });
    expect(seen).toEqual([{ type: "text", text: "Gross" }]);
  });

  it("does not mind another order of fields, or fields that it does not know", async () => {
    const url = await serve(
      streaming((response) => response.end(protocol.begin + protocol.reordered + protocol.end())),
    );
    expect((await asked(url))[0]).toEqual({ type: "text", text: "Yes" });
  });

  it("ends when the model takes the question and never answers", async () => {
    const mute = await serve(() => undefined);
    await expect(asked(mute, { silenceMs: 50, totalMs: 60_000 })).rejects.toMatchObject({
      code: "unavailable",
      message: expect.stringContaining("has said nothing for 0.05 seconds"),
    });
  });

  it("ends when the model falls silent, and when it talks without end", async () => {
    const hanging = await serve(streaming((response) => response.write(protocol.begin + protocol.text("G"))));
    await expect(asked(hanging, { silenceMs: 50, totalMs: 60_000 })).rejects.toMatchObject({
      message: expect.stringContaining("has said nothing for 0.05 seconds"),
    });
    server?.close();
    const endless = await serve(
      streaming((response) => {
        response.write(protocol.begin);
        const timer = setInterval(() => response.write(protocol.text("a ")), 5);
        response.on("close", () => clearInterval(timer));
      }),
    );
    await expect(asked(endless, { silenceMs: 60_000, totalMs: 60 })).rejects.toMatchObject({
      message: expect.stringContaining("did not finish within 0.06 seconds"),
    });
  });

  it("says that nobody answers", async () => {
    await expect(asked(NOWHERE)).rejects.toMatchObject({
      code: "unavailable",
      message: expect.stringContaining("cannot be reached"),
    });
  });
});

describe("Anthropic's protocol", () => {
  it("sends instructions apart from the turns, and reads an error inside the stream", async () => {
    let sent: Record<string, unknown> = {};
    const url = await serve((_, response, body) => {
      sent = JSON.parse(body);
      openStream(response);
      response.end(opening(1) + event("error", { error: { type: "overloaded_error", message: "busy" } }));
    });
    const model = createAnthropicModel({ ...common, baseUrl: url.replace(/\/v1$/, ""), apiKey: "k" });
    const asked = collect(
      model.stream([
        { role: "system", content: "Be brief." },
        { role: "user", content: "Why?" },
      ]),
    );
    await expect(asked).rejects.toMatchObject({ message: expect.stringContaining("status 529") });
    expect(sent).toMatchObject({ system: "Be brief.", messages: [{ role: "user", content: "Why?" }] });
  });
});
