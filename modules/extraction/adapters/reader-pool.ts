import type { DocumentReader } from "../ports.ts";
import { createReaderProcess, type ReaderProcessOptions } from "./reader-process.ts";

/** Reader processes that start when they are needed. At most `size` calls of `run` at a time. */
export function createReaderPool(size: number, options: ReaderProcessOptions): DocumentReader {
  const readers = Array.from({ length: size }, () => createReaderProcess(options));
  const idle = [...readers];
  return {
    async run(task, limits) {
      // The one used last is started already.
      const reader = idle.pop();
      if (!reader) throw new Error(`More than ${size} documents are opened at once.`);
      try {
        return await reader.run(task, limits);
      } finally {
        idle.push(reader);
      }
    },
    stop() {
      for (const reader of readers) reader.stop();
    },
  };
}
