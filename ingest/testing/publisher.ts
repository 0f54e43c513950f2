/** HTTP server of a publisher, with answers set by the test. */
import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export const ZIP = Buffer.concat([Buffer.from("PK\x03\x04"), Buffer.alloc(300_000, "law ")]);
export const SHA256 = createHash("sha256").update(ZIP).digest("hex");
export const REQUESTS = { attempts: 3, backOffMs: 1, idleMs: 5_000 };

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Answers requests in sequence; the last answer repeats. */
export class Publisher {
  readonly requests: IncomingMessage[] = [];
  answers: Answer[] = [];
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => {
      const answer = this.answers[Math.min(this.requests.length, this.answers.length - 1)];
      this.requests.push(request);
      answer?.(request, response);
    });
  }

  async start(): Promise<string> {
    await new Promise<void>((done) => this.server.listen(0, "127.0.0.1", done));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }
}

export const whole: Answer = (_, response) => {
  response.writeHead(200, { "content-length": ZIP.length, etag: '"v1"' }).end(ZIP);
};
export const status =
  (code: number): Answer =>
  (_, response) =>
    void response.writeHead(code).end("no");
/** Announces the full length and drops the connection after part of it. */
export const cutOff =
  (after: number, etag = '"v1"'): Answer =>
  (_, response) => {
    response.writeHead(200, { "content-length": ZIP.length, etag });
    response.write(ZIP.subarray(0, after), () => response.socket?.destroySoon());
  };
/** Supports ranges: the rest of the same file, or the whole of a changed one. */
export const rest =
  (etag = '"v1"'): Answer =>
  (request, response) => {
    const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? "")?.[1] ?? 0);
    if (request.headers["if-range"] !== etag || from === 0) {
      response.writeHead(200, { "content-length": ZIP.length, etag }).end(ZIP);
      return;
    }
    const range = `bytes ${from}-${ZIP.length - 1}/${ZIP.length}`;
    response
      .writeHead(206, { "content-length": ZIP.length - from, "content-range": range, etag })
      .end(ZIP.subarray(from));
  };
