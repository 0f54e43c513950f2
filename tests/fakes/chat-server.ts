/** HTTP server for the OpenAI chat protocol, with answers set by the test; it offers the model "m". */
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Answering = (request: IncomingMessage, response: ServerResponse, body: string) => void;

export interface ChatServer {
  /** "http://127.0.0.1:40321/v1" */
  url: string;
  close(): void;
}

export async function startChatServer(answer: Answering): Promise<ChatServer> {
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (data) => (body += data));
    request.on("end", () =>
      request.url === "/v1/models" ? listing(response) : answer(request, response, body),
    );
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function listing(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "application/json" });
  response.end(JSON.stringify({ object: "list", data: [{ id: "m", object: "model" }] }));
}

/** One event of a streamed reply. */
export function chunk(fields: object): string {
  return `data: ${JSON.stringify({ id: "c", object: "chat.completion.chunk", choices: [], ...fields })}\n\n`;
}

export function words(content: string): string {
  return chunk({ choices: [{ index: 0, delta: { content } }] });
}

/** The end of a streamed reply. */
export function stop(reason = "stop"): string {
  return chunk({ choices: [{ index: 0, delta: {}, finish_reason: reason }] });
}

/** Streams this text in pieces as the answer to every question. */
export function saying(text: string): Answering {
  return (_, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    for (let at = 0; at < text.length; at += 7) response.write(words(text.slice(at, at + 7)));
    response.end(`${stop()}data: [DONE]\n\n`);
  };
}
