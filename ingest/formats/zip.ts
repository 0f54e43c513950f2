/**
 * Streams one entry of a zip file without trusting its metadata: names, sizes and checksums are compared with the
 * actual content.
 */
import { open } from "node:fs/promises";
import { posix } from "node:path";
import { crc32 } from "node:zlib";
import unzipper, { type CentralDirectory, type File as ZipEntry } from "unzipper";
import { DomainError, isDomainError } from "#modules/kernel";

export interface ZipOptions {
  /** File name of the requested entry, in any folder of the zip: "usc26.xml". */
  entry: string;
  /** Maximum size of the entry in bytes, declared or actual. */
  maxBytes: number;
}

/** The types of unzipper lack `tailSize`, which is needed to find the directory before a long comment. */
const openDirectory: (path: string, options: { tailSize: number }) => Promise<CentralDirectory> =
  unzipper.Open.file;
const END_OF_DIRECTORY = Buffer.from("PK\x05\x06", "latin1");
/** Bytes of the end-of-central-directory record with the longest possible comment. */
const LONGEST_END = 22 + 0xffff;
const MAX_ENTRIES = 1000;
const ENCRYPTED = 1;

/**
 * Yields the bytes of the requested entry.
 * @throws DomainError `malformed` for a zip that is cut off or damaged, `unsupported` for one that is encrypted,
 * has a path outside its folder or lacks the entry, `too_large` when it unpacks to more than declared or allowed.
 */
export async function* readZipEntry(
  path: string,
  options: ZipOptions,
): AsyncGenerator<Uint8Array, void, undefined> {
  const entry = await findEntry(path, options.entry);
  const expected = directoryFigures(entry);
  if (expected.bytes > options.maxBytes) throw tooLarge(options.entry);
  let bytes = 0;
  let sum = 0;
  const stream = entry.stream();
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > expected.bytes) throw tooLarge(options.entry);
      sum = crc32(chunk, sum);
      yield chunk;
    }
  } catch (error) {
    throw isDomainError(error) ? error : damaged(error);
  } finally {
    stream.destroy();
  }
  if (bytes !== expected.bytes || sum !== expected.crc32) throw damaged();
}

/** Central directory record of an entry; `crc32` is missing in the types of unzipper. */
function directoryFigures(entry: ZipEntry): { bytes: number; crc32: number } {
  const { uncompressedSize, crc32: sum } = entry as ZipEntry & { crc32: number };
  if (!Number.isSafeInteger(uncompressedSize)) throw damaged();
  return { bytes: uncompressedSize, crc32: sum };
}

async function findEntry(path: string, name: string): Promise<ZipEntry> {
  const tailSize = await checkEnd(path);
  const { files } = await openDirectory(path, { tailSize }).catch((error: unknown) => {
    throw damaged(error);
  });
  for (const file of files) refuseEscape(file.path);
  const entry = files.find((file) => posix.basename(file.path) === name);
  if (!entry) {
    throw new DomainError(
      "unsupported",
      `The zip holds no ${name} (it holds ${listNames(files)}); get the XML zip of the right title.`,
    );
  }
  if ((entry.flags & ENCRYPTED) !== 0) {
    throw new DomainError(
      "unsupported",
      `${name} in the zip is encrypted; the official zip is not. Get it again.`,
    );
  }
  return entry;
}

/** Offset of the end-of-central-directory record from the end, in bytes; its entry count bounds the memory used. */
async function checkEnd(path: string): Promise<number> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const length = Math.min(size, LONGEST_END);
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, size - length);
    const at = buffer.lastIndexOf(END_OF_DIRECTORY);
    if (at < 0 || at + 22 > length) throw damaged();
    const isZip64 = buffer.readUInt16LE(at + 4) === 0xffff || buffer.readUInt32LE(at + 16) === 0xffffffff;
    if (isZip64 || buffer.readUInt16LE(at + 10) > MAX_ENTRIES) {
      throw new DomainError(
        "too_large",
        "The zip claims more entries or bytes than any official one; it was not opened.",
      );
    }
    return length - at;
  } finally {
    await file.close();
  }
}

function refuseEscape(path: string): void {
  const normal = path.replaceAll("\\", "/");
  if (normal.startsWith("/") || /^[A-Za-z]:/.test(normal) || normal.split("/").includes("..")) {
    throw new DomainError(
      "unsupported",
      `The zip has an entry that leaves its folder (${path}); it was not opened.`,
    );
  }
}

function listNames(files: ZipEntry[]): string {
  const names = files.slice(0, 3).map((file) => file.path);
  return names.join(", ") + (files.length > 3 ? ", …" : "") || "nothing";
}

function damaged(cause?: unknown): DomainError {
  return new DomainError("malformed", "The zip is damaged or cut off; get it again.", { cause });
}

function tooLarge(name: string): DomainError {
  return new DomainError(
    "too_large",
    `${name} in the zip is larger than it says or than any title of the Code; it was not read.`,
  );
}
