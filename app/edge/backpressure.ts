import type { ServerResponse } from "node:http";

/** Resolves once the socket has drained, with false when the client has gone. */
export function drained(res: ServerResponse): Promise<boolean> {
  if (res.destroyed || res.socket?.destroyed) return Promise.resolve(false);
  if (!res.writableNeedDrain) return Promise.resolve(true);
  return new Promise((resolve) => {
    const settle = (taken: boolean) => {
      res.off("drain", onDrain).off("close", onClose);
      resolve(taken);
    };
    const onDrain = () => settle(true);
    const onClose = () => settle(false);
    res.on("drain", onDrain).on("close", onClose);
  });
}
