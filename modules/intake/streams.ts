import type { Readable } from "node:stream";
import { DomainError } from "#modules/kernel";

/**
 * Hands on every chunk as it comes, without joining any; while `take` has promised something, the stream waits.
 * Events in place of an iterator: of an upload of 50 MB that is a tenth of the work.
 * @throws whatever `take` throws, DomainError `malformed` for a stream that was cut off.
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

/** Reads what is left only to forget it. Resolves also when the sender has gone. */
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
