import type { Readable } from "node:stream";
import { DomainError } from "#modules/kernel";

/**
 * Passes each chunk on as it arrives, without concatenation; pauses while a promise returned by `take` is pending.
 * Uses events instead of an iterator: a tenth of the CPU time for an upload of 50 MB.
 * @throws whatever `take` throws, DomainError `malformed` for a truncated stream.
 */
export function readAll(stream: Readable, take: (chunk: Buffer) => Promise<void> | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => {
      stream.off("data", onData).pause();
      reject(error);
    };
    const onData = (chunk: Buffer) => {
      try {
        const promised = take(chunk);
        if (!promised) return;
        stream.pause();
        promised.then(() => stream.resume(), fail);
      } catch (error) {
        fail(error);
      }
    };
    if (stream.destroyed) return fail(cutOff(stream.errored));
    stream.on("data", onData);
    stream.once("end", resolve);
    stream.once("error", (cause) => fail(cutOff(cause)));
    stream.once("close", () => fail(cutOff()));
  });
}

/** Reads and discards the rest. Also resolves when the sender is gone. */
export function drain(stream: Readable): Promise<void> {
  return new Promise((resolve) => {
    if (stream.destroyed || stream.readableEnded) return resolve();
    for (const event of ["end", "error", "close"]) stream.once(event, () => resolve());
    stream.resume();
  });
}

function cutOff(cause?: unknown): DomainError {
  return new DomainError("malformed", "The file did not arrive whole. Send it again.", { cause });
}
