/** Proxy to the real Chroma that a test can shut or silence: it accepts connections and never answers. */
import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";

export interface ChromaGate {
  /** "http://127.0.0.1:40321" */
  url: string;
  /** Number of open connections. */
  connections(): number;
  /** Number of requests so far. */
  requests(): number;
  /** Forwards everything; the initial state. */
  open(): Promise<void>;
  /** Refuses connections and closes the open ones. */
  shut(): Promise<void>;
  silence(): void;
}

export async function startChromaGate(chromaUrl: string): Promise<ChromaGate> {
  const { hostname, port } = new URL(chromaUrl);
  const sockets = new Set<Socket>();
  let requests = 0;
  let silent = false;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
    const behind = connect(Number(port), hostname).on("error", () => socket.destroy());
    behind.on("close", () => socket.destroy());
    socket.on("close", () => behind.destroy());
    socket.on("data", (data: Buffer) => {
      if (/^(?:GET|POST) /.test(data.toString("latin1", 0, 5))) requests += 1;
      if (!silent) behind.write(data);
    });
    behind.on("data", (data) => void (silent || socket.write(data)));
  });
  await listen(server, 0);
  const own = (server.address() as AddressInfo).port;

  return {
    url: `http://127.0.0.1:${own}`,
    connections: () => sockets.size,
    requests: () => requests,
    async open() {
      silent = false;
      if (!server.listening) await listen(server, own);
    },
    async shut() {
      const closed = once(server, "close");
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    silence() {
      silent = true;
    },
  };
}

async function listen(server: Server, port: number): Promise<void> {
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
}
