import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { DomainError, isDomainError } from "#modules/kernel";
import { beginningOf } from "../downloading/part-file.ts";
import { readZipEntry, type ZipOptions } from "./zip.ts";

const READ_SIZE = 128 * 1024;

/**
 * Streams the bytes of an official file: zip, gzip or plain, detected by its first bytes, not its name.
 * @throws DomainError as `readZipEntry`.
 */
export async function* unpackFile(
  path: string,
  options: ZipOptions,
): AsyncGenerator<Uint8Array, void, undefined> {
  const magic = await beginningOf(path, 4);
  if (magic.startsWith("PK")) yield* readZipEntry(path, options);
  else if (magic.startsWith("\x1f\x8b")) yield* readGzip(path, options.maxBytes);
  else yield* createReadStream(path, { highWaterMark: READ_SIZE });
}

async function* readGzip(path: string, maxBytes: number): AsyncGenerator<Uint8Array, void, undefined> {
  const source = createReadStream(path, { highWaterMark: READ_SIZE });
  const unpacked = createGunzip();
  source.on("error", (error) => unpacked.destroy(error));
  let bytes = 0;
  try {
    for await (const chunk of source.pipe(unpacked) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > maxBytes) {
        throw new DomainError(
          "too_large",
          "The file unpacks to more than any title of the Code; it was not read.",
        );
      }
      yield chunk;
    }
  } catch (error) {
    if (isDomainError(error)) throw error;
    throw new DomainError("malformed", "The gzip file is damaged or cut off; get it again.", {
      cause: error,
    });
  } finally {
    source.destroy();
  }
}
