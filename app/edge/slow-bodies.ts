/** Ends requests whose body comes too slowly, however long an honest slow one takes. */
import type { IncomingMessage } from "node:http";
import type { RequestHandler } from "express";

const WINDOW_MS = 30_000;
const MESSAGE = "The upload came too slowly and was stopped. Try again on a better connection.";

interface SlowBodyOptions {
  /** Least rate within each window, in bytes per second; 0 for no limit. */
  minBytesPerSecond: number;
  windowMs?: number;
}

/**
 * 408 for a body that in a window of 30 seconds came more slowly than the least rate. While bytes wait to be read here,
 * the sender is not to blame.
 */
export function refuseSlowBodies({
  minBytesPerSecond,
  windowMs = WINDOW_MS,
}: SlowBodyOptions): RequestHandler {
  const leastBytes = (minBytesPerSecond * windowMs) / 1000;
  return (req, res, next) => {
    if (leastBytes > 0 && hasBody(req)) {
      let before = req.socket.bytesRead;
      const timer = setInterval(() => {
        const received = req.socket.bytesRead - before;
        before = req.socket.bytesRead;
        if (req.complete || res.destroyed) clearInterval(timer);
        else if (received < leastBytes && req.readableLength === 0) cutOff(req);
      }, windowMs).unref();
      res.once("close", () => clearInterval(timer));
    }
    next();
  };
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"]) > 0;
}

/** Written to the socket: the answer is not ours to begin while the request is being handled. */
function cutOff({ socket }: IncomingMessage): void {
  const body = JSON.stringify({ message: MESSAGE, code: "too_slow" });
  socket.end(
    `HTTP/1.1 408 Request Timeout\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n${body}`,
    () => socket.destroy(),
  );
}
