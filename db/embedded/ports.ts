import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Below the ephemeral port range: an outgoing connection on the port would block a restart. */
const FIRST = 20_000;
const LAST = 29_999;

/** True when nothing listens on this loopback port. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen({ port, host: "127.0.0.1", exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/** Returns the preferred port when it is free, else another free one. */
export async function choosePort(preferred?: number): Promise<number> {
  if (preferred && (await isFree(preferred))) return preferred;
  for (;;) {
    const port = randomInt(FIRST, LAST + 1);
    if (await isFree(port)) return port;
  }
}
