/** TCP proxy to the database that a test can cut and mend; its port stays the same. */
import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export interface DatabaseWire {
  /** Connection string through the proxy. */
  url: string;
  /** Closes all connections and refuses new ones. */
  cut(): Promise<void>;
  /** Stops passing anything on, as a frozen server would; new connections are accepted and stay silent. */
  stall(): void;
  /** Passes on again what has waited. */
  resume(): void;
  /** Accepts connections again. */
  mend(): Promise<void>;
}

/** Opens a proxy to the server of `databaseUrl`. Cut it at the end of the test. */
export async function openDatabaseWire(databaseUrl: string): Promise<DatabaseWire> {
  const url = new URL(databaseUrl);
  const target = { host: url.hostname, port: Number(url.port) };
  const sockets = new Set<Socket>();
  const pairs = new WeakMap<Socket, Socket>();
  let isStalled = false;
  const server = createServer((near) => {
    const far = connect(target);
    pairs.set(near, far);
    pairs.set(far, near);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
    }
    near.pipe(far).pipe(near);
    if (isStalled) pause();
  });
  function pause(): void {
    for (const socket of sockets) socket.unpipe().pause();
  }
  async function listen(port: number): Promise<void> {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
  }
  await listen(0);
  const { port } = server.address() as AddressInfo;
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    async cut() {
      if (!server.listening) return;
      const closed = once(server, "close");
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    stall() {
      isStalled = true;
      pause();
    },
    resume() {
      isStalled = false;
      for (const socket of sockets) socket.pipe(pairs.get(socket)!);
    },
    mend: () => listen(port),
  };
}
