import type { Server } from "node:http";
import { DomainError } from "#modules/kernel";

const SWEEP_MS = 20;

/** @throws DomainError `unavailable` when the port is taken or the address cannot be bound. */
export function listen(server: Server, { host, port }: { host: string; port: number }): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(explain(error, host, port)));
    server.listen(port, host, () => {
      const address = server.address();
      const taken = typeof address === "object" && address ? address.port : port;
      resolve(`http://${host.includes(":") ? `[${host}]` : host}:${taken}`);
    });
  });
}

/** Stops accepting and waits for requests in flight; after `timeoutMs`, or when `hurry` aborts, it closes them. */
export async function drain(server: Server, timeoutMs: number, hurry?: AbortSignal): Promise<void> {
  if (!server.listening) return;
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A keep-alive connection whose request has just ended would stay open for seconds.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const cutOff = () => server.closeAllConnections();
  const cut = setTimeout(cutOff, timeoutMs);
  hurry?.addEventListener("abort", cutOff);
  if (hurry?.aborted) cutOff();
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
  hurry?.removeEventListener("abort", cutOff);
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): Error {
  const sentences: Record<string, string> = {
    EADDRINUSE: `Port ${port} on ${host} is taken by another program. Stop it or set PORT to another number.`,
    EACCES: `This user may not listen on port ${port}. Set PORT to a number above 1023.`,
    EADDRNOTAVAIL: `This machine has no address ${host}. Set HOST to one that it has.`,
    ENOTFOUND: `The name ${host} is not known on this machine. Set HOST to one that is.`,
  };
  const sentence = sentences[error.code ?? ""];
  return sentence ? new DomainError("unavailable", sentence, { cause: error }) : error;
}
