/** HTTP proxy in front of a site that can fail like the way between a phone and an office. */
import { once } from "node:events";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";

/** `pass` forwards; `drop` closes the connection, `gateway` answers 502, `stall` never answers. */
export type Mood = "pass" | "drop" | "gateway" | "stall";

export interface FailingProxy {
  address: string;
  /** Applies to calls from now on; files of the build are always forwarded. */
  setMood(mood: Mood): void;
  close(): Promise<void>;
}

export async function startFailingProxy(site: string): Promise<FailingProxy> {
  const { hostname, port } = new URL(site);
  const sockets = new Set<Socket>();
  let mood: Mood = "pass";

  function forward(asked: IncomingMessage, answer: ServerResponse): void {
    const { method, url: path, headers } = asked;
    const behind = request({ hostname, port, method, path, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.rawHeaders);
      answered.pipe(answer);
    });
    behind.on("error", () => answer.destroy());
    asked.pipe(behind);
  }

  const server = createServer((asked, answer) => {
    if (mood === "pass" || asked.url?.startsWith("/assets/")) return forward(asked, answer);
    asked.resume();
    if (mood === "drop") asked.socket.destroy();
    if (mood === "gateway") {
      answer.writeHead(502, { "Content-Type": "text/html" });
      answer.end("<html><h1>502 Bad Gateway</h1></html>");
    }
  });
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");

  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setMood(next) {
      mood = next;
    },
    async close() {
      const closed = once(server, "close");
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
