/** Speaks clamd's protocol on a local socket: PING, and INSTREAM, which finds the text "EICAR" in a file. */
import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";

/** `hangUp` closes in the middle of a file, `hang` never replies, `limit` replies as for a file above its own limit. */
type Behavior = "scan" | "hangUp" | "hang" | "limit";

export interface ClamdServer {
  url: string;
  /** Bytes of each file that was sent whole. */
  scanned: Buffer[];
  /** From now on; it scans by default. */
  behave(behavior: Behavior): void;
  close(): Promise<void>;
}

export async function openClamdServer(): Promise<ClamdServer> {
  const scanned: Buffer[] = [];
  const sockets = new Set<Socket>();
  let behavior: Behavior = "scan";
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket)).on("error", () => undefined);
    let received = Buffer.alloc(0);
    socket.on("data", (data) => {
      received = Buffer.concat([received, data]);
      answer(socket, received);
    });
  });

  function answer(socket: Socket, received: Buffer): void {
    if (behavior === "hang") return;
    if (behavior === "hangUp") return void socket.destroy();
    if (received.equals(Buffer.from("zPING\0"))) return void socket.end("PONG\0");
    if (behavior === "limit") return void socket.end("INSTREAM size limit exceeded. ERROR\0");
    const file = readFile(received);
    if (!file) return;
    scanned.push(file);
    socket.end(file.includes("EICAR") ? "stream: Eicar-Test-Signature FOUND\0" : "stream: OK\0");
  }

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    scanned,
    behave: (next) => void (behavior = next),
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

/** The file once all of it is there: pieces, each behind its length in four bytes, and an empty one at the end. */
function readFile(received: Buffer): Buffer | null {
  const pieces: Buffer[] = [];
  let at = "zINSTREAM\0".length;
  while (at + 4 <= received.length) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
