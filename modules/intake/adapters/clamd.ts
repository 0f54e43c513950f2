/**
 * ClamAV's daemon as the virus scanner: each file is streamed to it as it arrives ("INSTREAM" of clamd's protocol), so
 * that none of it lies unencrypted on this machine's disk.
 */
import { connect, type Socket } from "node:net";
import { DomainError } from "#modules/kernel";
import type { VirusScan, VirusScanner } from "../ports.ts";

const ANSWER_MS = 120_000;
const PING_MS = 2_000;
const AWAY =
  "Files cannot be checked for viruses just now, and the file was not stored. Send it again in a few minutes.";

/** `url` is `tcp://host:port` or `unix:///path/to/socket`; a daemon that says nothing for `quietMs` counts as away. */
export function createClamd(url: string, quietMs = ANSWER_MS): VirusScanner {
  const address = new URL(url);
  const place =
    address.protocol === "unix:"
      ? { path: decodeURIComponent(address.pathname) }
      : { host: address.hostname, port: Number(address.port || 3310) };
  return {
    begin: () => beginScan(connect(place), quietMs),
    async health() {
      try {
        const daemon = talk(connect(place), PING_MS);
        daemon.socket.write("zPING\0");
        return (await daemon.reply) === "PONG" ? "up" : AWAY;
      } catch {
        return AWAY;
      }
    },
  };
}

function beginScan(socket: Socket, quietMs: number): VirusScan {
  const daemon = talk(socket, quietMs);
  // Awaited in `verdict`; a daemon that goes away meanwhile must not end the process.
  daemon.reply.catch(() => undefined);
  socket.write("zINSTREAM\0");
  return {
    write(chunk) {
      const length = Buffer.alloc(4);
      length.writeUInt32BE(chunk.length);
      socket.write(length);
      return socket.write(chunk) || socket.destroyed ? null : drained(socket);
    },
    async verdict() {
      socket.write(Buffer.alloc(4));
      const reply = await daemon.reply;
      if (reply === "stream: OK") return null;
      const [, found] = /^stream: (.+) FOUND$/.exec(reply) ?? [];
      if (found) return found;
      throw new DomainError("unavailable", AWAY, { cause: new Error(`clamd: ${reply}`) });
    },
    stop: () => void socket.destroy(),
  };
}

/** Resolves also when the daemon hangs up: its reply, or that there was none, is told by `verdict`. */
function drained(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      socket.off("drain", go).off("close", go);
      resolve();
    };
    socket.on("drain", go).on("close", go);
  });
}

/** The one reply of a connection, without its closing NUL. Rejects with DomainError `unavailable` when none comes. */
function talk(socket: Socket, quietMs: number): { socket: Socket; reply: Promise<string> } {
  const reply = new Promise<string>((resolve, reject) => {
    let text = "";
    const away = (cause?: unknown) => reject(new DomainError("unavailable", AWAY, { cause }));
    socket.setTimeout(quietMs, () => socket.destroy(new Error(`clamd said nothing for ${quietMs} ms.`)));
    socket.on("data", (data) => {
      text += data.toString("utf8");
      if (!text.includes("\0")) return;
      resolve(text.slice(0, text.indexOf("\0")).trim());
      socket.destroy();
    });
    socket.on("error", away);
    socket.on("close", () => away(new Error("clamd hung up without a reply.")));
  });
  return { socket, reply };
}
